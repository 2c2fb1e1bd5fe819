// Patterns are matched in lower case.

const END = '(?=\\s*[?!.]*$)'

/** Whom animals go to. */
const TAKERS = 'schlachthof|schlachter|metzger|viehmarkt|markt|viehhändler|viehhandel|händler|verwertung'

/** What shows that a farm or a person may do something, and for how long. */
const PERMITS = 'qs|qm|bio|öko|sachkunde|spritzschein|zertifikat|siegel|nachweis|schein|zulassung|bescheinigung|audit'

const GRAZERS = 'kühe|rinder|färsen|kälber|bullen|ochsen|vieh|schafe|ziegen|pferde|tiere|stück'

/** How farmers say on the phone what views know in one word. */
export const EVERYDAY_PHRASES: readonly [RegExp, string][] = [
  // „Wieviel Jungrinder“ counts them.
  [
    new RegExp(
      `(?<!\\p{L})wie ?viel(?= (?:(?!haben|hatten|wurden|waren|brauchen|fressen|geben|kriegen|bekommen)\\p{L}+e[nr]? )?\\p{L}*(?:${GRAZERS.replace('|stück', '').replace('|vieh', '')}|felder|schläge|äcker|wiesen|rechnungen|briefe|maschinen|behandlungen|geburten)(?!\\p{L}))`,
      'gu',
    ),
    'wie viele',
  ],
  // „fürs erst Halbjahr“
  [/(?<!\p{L})(erst|zweit|dritt|viert)(?= (?:halbjahr|quartal|drittel|mal)(?!\p{L}))/gu, '$1e'],
  [/(?<!\p{L})(?:ab|rein|hin|mit|drüber)(?:gekriegt|bekommen)(?!\p{L})/gu, 'bekommen'],
  [
    new RegExp(
      `,? (?:brauche?|bräuchte?|benötige?) (?:ich|wir)(?: (?:mal|eben|kurz|gerade|grad|bitte|schnell|jetzt|nochmal))+${END}`,
      'gu',
    ),
    '',
  ],
  [/(?<!\p{L})mit namen?(?=\s*[,?!.])/gu, ' '],
  // Times
  [
    new RegExp(
      `(?<!\\p{L})(?<!(?:anfang|ende|mitte|laufe|verlauf|hälfte|quartal|halbjahr) )(?:das|des) jahr(?:es)?${END}`,
      'gu',
    ),
    'dieses jahr',
  ],
  [
    /(?<!\p{L})(?:am|zum|zu|bei) (?:jahresanfang|jahresbeginn|jahreswechsel|jahresstart|neujahr)(?!\p{L})/gu,
    'am 1. januar',
  ],
  [/(?<!\p{L})wie lang(?= (?:habe?|haben|hat|bleibt|bleiben|dürfen|darf)(?!\p{L}))/gu, 'wie lange'],
  // Last days
  [/(?<!\p{L})(?:letzter|letzten|spätester|spätesten) (?:tag|termin)(?= (?:für|zum|zur|um)(?!\p{L}))/gu, 'frist'],
  [
    new RegExp(`^wie lange? haben (?:wir|ich)(?: denn| eigentlich)? noch (?=.*(?<!\\p{L})(?:${PERMITS}))`, 'gu'),
    'wie lange gilt noch ',
  ],
  [
    /^bis wann (?:muss|soll|müssen|sollen|darf|kann|können) (?:ich|wir) (?:(?:dem|der|im|ans?|das|die|denen) )*(.*?) ?(?:zurück)?(?:schreiben|antworten|bescheid geben|bescheid sagen|rückmeldung geben)(?!\p{L})/gu,
    'bis wann antworten $1',
  ],
  // „Was hat der Tierarzt dafür haben wollen?“
  [/^was (?:hat|hatte|wollte|will|wollten|wollen) (.*) haben(?: gewollt| wollen)?(?=\s*[?!.]*$)/gu, 'was gekostet $1'],
  [/^was (?:hat|hatte|haben) (.*) (?:verlangt|genommen|draufgehauen|aufgerufen)(?=\s*[?!.]*$)/gu, 'was gekostet $1'],
  [
    /(?<!\p{L})(?:kam|kamen|kommen|kommt)(?!\p{L})(.*?)(?<!\p{L})(?:auf die|zur) welt(?: gekommen)?(?!\p{L})/gu,
    '$1geboren',
  ],
  [/(?<!\p{L})(?:im|aus dem|in dem|in der|aus der) (?:ordner|fach|mappe|ablage) (\p{L}{4,})/gu, '$1fach'],
  // „keine Betriebe“ would say nothing of the farm.
  [
    /^(?:haben wir|gibt es|habe ich)(?: bei uns)? (?:eine? |einen )?(?=(?:biogas|biogasanlage|hofladen)\s*[?!.]*$)/gu,
    'ist ',
  ],
  // „Bei welcher Behandlung fehlt der Beleg vom Tierarzt?“ is one paper.
  [
    /(?<=(?:behandlung|arzneimittel|medikament|mittel|bestandsbuch).*)(?:beleg|zettel|schein) vo[mn] (?:der |dem |unserem |unserer )?(?:tierarzt|tierärztin|doktor)(?:, also (?:die |der )?(?:beleg)?nummer)?/gu,
    'abgabebeleg',
  ],
  [/^welche[rs]? (?:kuh|kühe|tiere?|rinder?)(?= .*antibioti)/gu, 'welche behandlungen'],
  // „von der Elsa ihrem Kalb“
  [
    /(?<!\p{L})(?:(?:von|zu|bei) )?(?:der|dem) (\p{L}{3,}) (?:ihr|sein)(?:e[mnr]?|m|n)? (?=\p{L}{3,})(\p{L}+)/gu,
    '$2 von $1',
  ],
  // What an animal is
  [
    /(?:ein(?:e[nsm]?)? )?(?:mädchen|mädel|weibchen|kuhkalb|weiblich(?:es)?|männlich(?:es)?|junge|bub|männchen|bulle|bullenkalb|stierkalb) oder (?:ein(?:e[nsm]?)? )?(?:mädchen|mädel|weibchen|kuhkalb|weiblich(?:es)?|männlich(?:es)?|junge|bub|männchen|bulle|bullenkalb|stierkalb)(?!\p{L})/gu,
    'geschlecht',
  ],
  [/^von (?:welcher|wem)(?: kuh)? (?:ist|stammt|kommt) (?:das|der|die) (?=\d{2,})/gu, 'welche mutter hat '],
  [
    /^seit wann (?:gibt|ist|steht) (?:die |unsere )?(\p{L}+)(?: jetzt| wieder| schon)*(?: in)? milch(?!\p{L})/gu,
    'wann hat $1 gekalbt',
  ],
  [/(?<!\p{L})soll-?\s?(?:stand|bestand|zahl)(?!\p{L})/gu, 'sollbestand'],
  // Animals that go
  [
    new RegExp(
      `(?<=(?:zum|zur|nach|auf den) (?:${TAKERS})(?: .*)?) (?:gefahren|gebracht|gekommen|geführt|transportiert|gekarrt)(?!\\p{L})`,
      'gu',
    ),
    ' abgegangen',
  ],
  [
    new RegExp(
      `^wann war (?:der |die |unser )?(${TAKERS})(?!\\p{L})(.*?)(?: bei uns| hier| auf dem hof)* (?:da|hier|auf dem hof|dagewesen|da gewesen)${END}`,
      'gu',
    ),
    'wann abgegangen $1 $2',
  ],
  [
    new RegExp(
      `^(?=.*(?:${GRAZERS}))(?=.*(?<!\\p{L})auf (?:der|die|den|dem) \\p{L}+(?:weide|wiese|koppel|alm)n?(?!\\p{L}))(?!.*(?:weidet|gras|darf|dürfen|müssen|muss))(.*?)(?<!\\p{L})(?:gehen|gehn|geht|laufen|läuft|stehen|steht|sind|kommen|kommt|ist)(?: denn| gerade| grad| zurzeit)*(?!\\p{L})(.*?)${END}`,
      'gu',
    ),
    '$1$2 geweidet',
  ],
  [new RegExp(`^wie (?:heißt|hieß) (?:der |die |unser )?(${TAKERS})(?=\\s*[?!.]*$)`, 'gu'), 'wem abgegangen $1'],
  // Who does what
  [
    /^was (?:macht|tut|schafft|arbeitet) (?:der |die |unser |unsere )?(\p{L}{3,}(?: \p{L}{3,})?)(?: (?:alles|so|eigentlich|bei uns|auf dem hof|denn))+(?=\s*[?!.]*$)/gu,
    'welcher aufgabenbereich hat $1',
  ],
  [
    /^was (?:haben|hat|hatten) (?:wir |ich |man )?(?:denn )?(?:gegen|wegen|bei|mit) (?:der |die |den |das )?(.*(?:lahm|verschmutz|verletz|dreckig)\p{L}*.*) (?:gemacht|getan|unternommen|veranlasst)(?=\s*[?!.]*$)/gu,
    'welche maßnahmen $1',
  ],
  // Whom to call, and under which number one is known
  [/(?<!\p{L})(?:unsere?|meine?) nummer (?=(?:bei|beim)(?!\p{L}))/gu, 'kundennummer '],
  [
    /^wen (?:rufe?|rufen|soll|sollen|muss|müssen)(?!\p{L}).*(?<!\p{L})an(?:rufen)?,? wenn .*(?:krank|kalb|lahm|verletz|fieber|notfall|kolik).*$/gu,
    'wie ist das telefon vom tierarzt',
  ],
  [
    /^(?:ich|wir) (?:brauche?|bräuchten?|bräucht|suchen?|hätten? gern)(?: \p{L}+)?? (?=(?:die |das |den |ne |eine )?(?:\p{L}+ )?\p{L}*(?:adresse|anschrift|nummer|telefon|mail|aktenzeichen|iban|postleitzahl)(?!\p{L}))/gu,
    'wie ist ',
  ],
  [
    /^wie (?:heißt|nennt sich) (?:unser|mein|der) (?:betrieb|hof)(?= *(?:offiziell|eigentlich|genau|denn)?\s*[?!.]*$)/gu,
    'hofname',
  ],
  // What is taken in for something is no amount of it.
  [
    /^(?:was|wie ?viel(?: geld| euro)?) (?=(?:habe?|haben|hatten?|bekam(?:en)?|kriegten?)(?!\p{L}))(.*?)(?<!\p{L})für (?:die |das |den |unsere?n? |meine?n? )?(\p{L}+)(.*?) (?:bekommen|gekriegt|erhalten|eingenommen|erlöst)(?=\s*[?!.]*$)/gu,
    'was entgelt $1 $2 $3',
  ],
  // Who lets a field has not leased it: „Welche Felder habe ich verpachtet?“
  [
    /(?<!\p{L})((?:habe?|haben) (?:ich|wir)(?!\p{L})(?!.*(?:uns|mir)(?!\p{L})).*)verpachtet(?!\p{L})/gu,
    '$1wegverpachtet',
  ],
  [
    /^(wie viele?|welche|was für) (felder|flächen|schläge|äcker|wiesen|hektar|ha|land|acker) (?:davon )?gehör(?:t|en)(?: (?:denn|eigentlich|davon|alles|alle))* (?:mir|uns)(?: (?:selbst|selber|wirklich|eigentlich))*(?=\s*[?!.]*$)/gu,
    '$1 $2 sind nicht gepachtet',
  ],
  // How far a field is from the farm no row says: „Wie weit ist das Bergfeld vom Hof weg?“
  [
    /(?<!\p{L})wie weit(?!\p{L})(.*?) (?:vom|von der|bis zum|bis zur|zum|zur) (?:hof|hofstelle|dorf|straße|ort|nachbarn?|molkerei|stadt|haus)(?: weg| entfernt)?(?=\s*[?!.]*$)/gu,
    'wie hoch anfahrtsweg$1',
  ],
  [
    /(?<!\p{L})(?:kommt|kommen|kamen?|gehen|geht|gingen?|holen|müssen|sollen)(?!\p{L})(.*?)(?<!\p{L})(?:von|vo) de[rn] (?:weide|wiese|koppel|alm)n?(?: (?:rein|runter|heim|zurück|gekommen|geholt|weg))*(?=\s*[?!.]*$)/gu,
    '$1 abgetrieben',
  ],
  // What goes into something
  [
    /(?<=wie viele? .*)(?<!\p{L})(?:geht|gehen)(?!\p{L})(.*? (?:in|ins)(?: (?:den|die|das|unsere[nr]?))? \p{L}*(?:stall|silo|lager|behälter|tank|grube|iglus?|halle|scheune|schrank|kanal|speicher)(?: \d)?)(?=\s*[?!.]*$)/gu,
    'passt$1',
  ],
  [
    /(?<!\p{L})(?:geht|gehen|kriegen wir|bekommen wir|kriegt man|bekommt man)(?!\p{L})(?=.*(?:stall|silo|lager|behälter|tank|grube|iglu|halle|scheune|schrank|box))(.*?) (?:rein|hinein)(?=\s*[?!.]*$)/gu,
    'passen$1',
  ],
  [
    /wie viel (?:korn|getreide|weizen|gerste|roggen|hafer)(?= .*(?:passt|passen|fasst|reingeht))(.*?)(?<!\p{L})(?:lager|speicher|halle|kornlager)(?!\p{L})/gu,
    'wie viel $1 getreidelager',
  ],
  [
    /wie viel (?:korn|getreide) (?:kriegen|bekommen|können|könnten) (?:wir|ich) (?:eingelagert|einlagern|unter|untergebracht|unterbringen)(?!\p{L})/gu,
    'wie viel passen getreidelager',
  ],
  // Where something is
  [
    /^(?:unter|neben|hinter|über) welche[mrn] (?:\p{L}+) (?:ist|liegt|steht|befindet sich|sitzt) (?=(?:der|die|das|unser))/gu,
    'wo ist ',
  ],
  [
    /^wie weit (?:ist|liegt|sitzt) (?:der|unser) brunnen (?:von|vom|zum|zur|bis zum|bis zur) (.*?)(?: weg| entfernt)?(?=\s*[?!.]*$)/gu,
    'wie hoch brunnenabstand $1',
  ],
  [
    /^(?:nehmen|nehm|bekommen|kriegen|holen) (?:wir|ich|mir)(?!\p{L}).*(?:gülle|mist|wirtschaftsdünger|gärreste?)(?!\p{L}).* (?:von|vo) (?:anderen?|fremden?|woanders|außerhalb)(?!\p{L}).*$/gu,
    'ist fremdgülleaufnahme',
  ],
]
