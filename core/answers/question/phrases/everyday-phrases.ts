import { phraseTable, type Phrase } from './phrase-table.ts'

const PARTS = {
  SEX: '(mädchen|mädel|kuhkalb|weiblich(es)?|männlich(es)?|junge|bub|bulle|bullenkalb|stierkalb)',
  TAKERS: 'schlachthof|schlachter|metzger|viehmarkt|markt|viehhändler|viehhandel|händler|verwertung',
  PERMITS: 'qs|qm|bio|öko|sachkunde|spritzschein|zertifikat|siegel|nachweis|schein|zulassung|bescheinigung|audit',
  HERDS: '(der|die|das|unsere?|meine?|euer|eure)( (ganze|gesamte|aktuelle|jetzige))? ',
  GRAZERS: 'kühe|rinder|färsen|kälber|bullen|ochsen|vieh|schafe|ziegen|pferde|tiere|stück',
}

/** How farmers say on the phone what views know in one word. */
export const EVERYDAY_PHRASES: readonly Phrase[] = phraseTable(
  String.raw`
  # „Wie groß ist die Anzahl der Kühe?“
  ^wie (groß|hoch) (ist|sind|war|waren) (die )?(an)?zahl( (der|von|unserer))? → wie viele
  # „Wie groß ist die Herde?“
  wie (groß|hoch|stark) «ist|sind|war|waren» HERDS«kuh|milchkuh|milchvieh»-?(bestand|herde)(?! an›) → wie viele kühe $1
  wie (groß|hoch|stark) «ist|sind|war|waren» HERDS«rinder|kälber|bullen|schweine|mastschweine|sauen|schaf|ziegen|\
    pferde|hühner|hennen|legehennen|puten»-?(bestand|herde)(?! an›) → wie viele $2 $1
  wie (groß|hoch|stark) «ist|sind|war|waren» HERDS(tier|vieh|nutztier)?(bestand|herde)(?=\s*[?!.]*$| (gerade|jetzt|heute|aktuell|derzeit|\
    im|am|in|vor|letztes|dieses|zum)›) → wie viele tiere $1
  wie ?viele? (millimeter|mm)› → wie viel mm
  ^«.+?»:? tage bis (zum |zur )?«L+»$ → wie viele tage sind es noch bis $2 $1
  # „…, wenn man die offenen Rechnungen zusammenzählt“
  ~,? wenn (man|wir|ich) «.*? »?(alles )?zusammen(zählt|zählen|zähle|rechnet|rechnen|rechne|nimmt|nehmen)›~ → _$1insgesamt
  # Times
  (?<!(anfang|ende|mitte|laufe|verlauf|hälfte|quartal|halbjahr) )(das|des) jahr(es)?$ → dieses jahr
  (am|zum|zu|bei) (jahresanfang|jahresbeginn|jahreswechsel) → am 1. januar
  # „Was ergab die Tierkontrolle am 19. Mai?“
  ^was (ergab|ergaben)› → was steht bei
  # Last days
  übers? (das |dem )?(datum|mhd|verfallsdatum|haltbarkeitsdatum)› → abgelaufen
  (letzter|letzten|spätester|spätesten) (tag|termin)(?= (für|zum|zur|um)›)~ → frist
  ^wie lange? haben (wir|ich)( denn| eigentlich)? noch (?=.*‹PERMITS)~ → wie lange gilt noch_
  ^bis wann (muss|soll|müssen|sollen|darf|kann|können) (ich|wir) ((dem|der|im|ans?|das|die|denen) )*«.*?» \
    ?(zurück)?(schreiben|antworten|bescheid geben|bescheid sagen|rückmeldung geben) → bis wann antworten $1
  # „Was wollte der Tierarzt dafür haben?“
  ^was (hat|hatte|haben|wollte) «.*» (verlangt|genommen|haben( wollen)?)$ → was gekostet $1
  (kam|kamen|kommen|kommt)›«.*?»‹(auf die|zur) welt( gekommen)? → $1geboren
  # „keine Betriebe“ would say nothing of the farm.
  ^(haben wir|gibt es|habe ich)( bei uns)? (eine? |einen )?(?=(biogas|biogasanlage|hofladen)END)~ → ist_
  # Who got antibiotics was treated; offices are told of no single cow.
  ^welche[rs]? (kuh|kühe|tiere?|rind|rinder)(?= .*antibioti)~ → welche behandlungen
  # „von der Elsa ihrem Kalb“
  ((von|zu|bei) )?(der|dem) «L{3,}» (ihr|sein)(e[mnr]?|m|n)? (?=L{3,})«L+»~ → $2 von $1
  # What an animal is
  ~(ein(e[nsm]?)? )?SEX oder (ein(e[nsm]?)? )?SEX → geschlecht
  ^seit wann (gibt|ist|steht) «L+»( jetzt| wieder| schon)*( in)? milch → wann hat $1 gekalbt
  soll-?\s?(stand|bestand|zahl) → sollbestand
  # The South has no past but this one: „Wie viele Ausfälle hat es bei der Kontrolle gegeben?“
  hat es›«.*?»‹gegeben(?=END) → gab es$1
  (liegt|liegen|ist|sind|steckt|hängt)›«.*?»‹(noch |gerade |grad )*(im|beim) labor(?=END)~ → $1ausstehend
  # Animals that go
  ~(?<=(zum|zur|nach|auf den) TAKERS( .*)?) (gefahren|gebracht|gekommen|geführt|transportiert|\
    gekarrt) → _abgegangen
  ^wann war (der |die |unser )?«TAKERS»›«.*?»( bei uns| hier| auf dem hof)* (da|hier|auf dem hof|dagewesen|da \
    gewesen)$ → wann abgegangen $1 $2
  ^(?=.*GRAZERS)(?=.*‹auf (der|die|den|dem) L+(weide|wiese|koppel|alm)n?›)(?!.*(weidet|gras|darf|dürfen|müssen|\
    muss))«.*?»‹(gehen|gehn|geht|laufen|läuft|stehen|steht|sind|kommen|kommt|ist)( denn| gerade| grad| \
    zurzeit)*›«.*?»$ → $1$2 geweidet
  ^wie (heißt|hieß) (der |die |unser )?«(?!vieh)(TAKERS)»$ → wem abgegangen $1
  # „Was macht der Jonas alles?“, and what was done against something
  ^was macht (der |die |unser |unsere )?«L{3,}( L{3,})?»( (alles|so|eigentlich))+$ → welcher aufgabenbereich hat $1
  ^was (haben|hat|hatten) (wir |ich |man )?(denn )?(gegen|wegen|bei|mit) (der |die |den |das )?«.*(lahm|\
    verschmutz|verletz|dreckig)L*.*» (gemacht|getan|unternommen|veranlasst)$ → welche maßnahmen $1
  # Whom to call, and under which number one is known
  (unsere?|meine?) nummer (?=(bei|beim)›)~ → kundennummer_
  ^wen (rufe?|rufen|soll|sollen|muss|müssen)›.*‹an(rufen)?,? wenn .*(krank|kalb|lahm|verletz|fieber).*$ → wie ist \
    das telefon vom tierarzt
  ^(ich|wir) (brauche?n?|bräuch(t|te|ten)|suchen?|hätten? gern)( L+)?? (?=(die |das |den |ne |eine )?(L+ \
    )?L*(adresse|anschrift|nummer|telefon|mail|aktenzeichen|iban|postleitzahl)›)~ → wie ist_
  ^wie (heißt|nennt sich) (unser|mein|der) (betrieb|hof)(?= *(offiziell|eigentlich|genau|denn)?END)~ → hofname
  # What is taken in for something is no amount of it.
  ^(was|wie ?viel( geld| euro)?) (?=(habe?|haben|hatten?|bekam(en)?|kriegten?)›)«.*?»‹für (die |das |den |\
    unsere?n? |meine?n? )?«L+»«.*?» (bekommen|gekriegt|erhalten|eingenommen|erlöst)$ → was entgelt $1 $2 $3
  # Who lets a field has not leased it: „Welche Felder habe ich verpachtet?“
  «(habe?|haben) (ich|wir)›(?!.*(uns|mir)›).*»verpachtet → $1wegverpachtet
  ^«wie viele?|welche|was für» «felder|flächen|schläge|äcker|wiesen|hektar|ha|land|acker» (davon )?gehör(t|en)( \
    (denn|eigentlich|davon|alles|alle))* (mir|uns)( (selbst|selber|wirklich|eigentlich))*$ → $1 $2 sind nicht \
    gepachtet
  # How far a field is from the farm no row says: „Wie weit ist das Bergfeld vom Hof weg?“
  wie weit›«.*?» (vom|von der|bis zum|bis zur|zum|zur) (hof|hofstelle|dorf|straße|ort|nachbarn?|molkerei|stadt|\
    haus)( weg| entfernt)?$ → wie hoch anfahrtsweg$1
  (kommt|kommen|kamen?|gehen|geht|gingen?|holen|müssen|sollen)›«.*?»‹(von|vo) de[rn] (weide|wiese|koppel|alm)n?( \
    (rein|runter|heim|zurück|gekommen|geholt|weg))*$ → $1 abgetrieben
  # What goes into something
  ~(?<=wie viele? .*)‹(geht|gehen)›«.*? (in|ins)( (den|die|das|unsere[nr]?))? L*(stall|silo|lager|behälter|tank|\
    grube|iglus?|halle|scheune|schrank|kanal|speicher|fass|wagen|spritze|mischer|streuer)( \d)?»$ → passt$1
  ~wie viel (korn|getreide|weizen|gerste|roggen|hafer)(?= .*(passt|passen|fasst|reingeht))«.*?»‹(lager|speicher|\
    halle|kornlager) → wie viel $1 getreidelager
  ^wie weit (ist|liegt|sitzt) (der|unser) brunnen (von|vom|zum|zur|bis zum|bis zur) «.*?»( weg| \
    entfernt)?$ → wie hoch brunnenabstand $1
  ^(nehmen|nehm|bekommen|kriegen|holen) (wir|ich|mir)›.*(gülle|mist|wirtschaftsdünger|gärreste?)›.* (von|vo) \
    (anderen?|fremden?|woanders|außerhalb)›.*$ → ist fremdgülleaufnahme
`,
  PARTS,
)
