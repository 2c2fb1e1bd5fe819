import { MONTHS } from '../../../shared/german/months.ts'

// Patterns are matched in lower case.

const END = '(?=\\s*[?!.]*$)'
const ANIMALS_OR_MANURE =
  'bullen?|stiere?|ochsen?|kuh|kühe|kalb|kälber|rind|rinder|jungrinder|färsen?|tiere?|gülle|mist|gärreste?|jauche'
/** „Märzrechnung“, but neither „Maisilage“ nor „Maisrechnung“. */
const MONTHS_IN_WORDS = `${MONTHS.filter((month) => month !== 'mai').join('|')}|mai(?=rechnung|abrechnung|lieferung|milch)`

const DISEASES =
  'durchfall|grippe|husten|mastitis|euterentzündung|lungenentzündung|nabelentzündung|klauenentzündung|mortellaro|panaritium|milchfieber|ketose|flechte|metritis|gebärmutterentzündung|kokzidi|räude|würmer'

/** What the people of a farm do themselves, and no office. */
const OWN_WORK =
  'stall|ställe|kuhstall|jungviehstall|bullenstall|acker|ackerbau|melken|füttern|fütterung|kühe|kälber|jungvieh|bullen|büro|buchführung|werkstatt|technik|maschinen|weide|weiden|zäune'
const GRAZING_ANIMALS = 'kühe|rinder|färsen|kälber|bullen|ochsen|vieh|schafe|ziegen|pferde|tiere'
const ORDINALS = 'ersten zweiten dritten vierten fünften sechsten siebten achten neunten zehnten elften zwölften'.split(
  ' ',
)
const SPREAD =
  'ausgebracht|gefahren|gedüngt|gegangen|gekommen|ging|kam|gestreut|verteilt|bekommen|gekriegt|darf|erlaubt'
const RATE_SPREAD = '(?:kubik|kubikmeter|m³|tonnen) (?:je|pro|auf den|am|aufs|vom) (?:ha|hektar)'

/** Said without anything that asks. */
const NOTHING_ASKED = '^(?!.*(?<!\\p{L})(?:wie|welche[rmns]?|wann|wo|wer|ist|sind|hat|haben|zeig|nenn)(?!\\p{L}))'
const BARE_UNITS = 'hektar|ha|kilo|kg|tonnen|liter|kubik|kubikmeter|euro'

/** „Jungviehstall, für wie viele Tiere ist der ausgelegt?“: what is asked of stands before the question. */
const TOPIC_FIRST: [RegExp, string] = [
  /^(?!.*(?<!\p{L})(?:wie|wann|wo|wer|was|welche[rnms]?|ist|sind|war|waren|hat|haben|hatten|hatte|wurden?|muss|soll|gibt|und|oder)(?!\p{L}).*[,:] )(?:(?:der|die|das|den|unsere?[rn]?|meine?[rn]?) )?([^,:?!]{3,60})[,:] ((?:(?:bis|seit|ab|für|von|in|an|mit|zu) )?(?:wann|wie|wer|wo|was|wem|welche[rnms]?)(?!\p{L})[^,:?!]*? (?:ist|sind|war|waren|hat|haben|gilt|läuft|lief|wurde|wurden|liegt|lag|wird)) (?:der|die|das|er|sie|es|den)(?= |\s*[?!.]*$)/gu,
  '$2 $1',
]

/** Nouns with verbs that add nothing, and other forms of sentence, for what views know in one word. */
export const LIGHT_VERBS: readonly [RegExp, string][] = [
  // „Wo liegt die Zellzahl?“
  [
    /(?<!\p{L})wo (?:liegt|liegen|lag|lagen|steht|stehen|stand) (?:gerade |derzeit |jetzt )?((?:der|die|das|unsere?|meine?) )?(?=(?:bestand|preis|wert|satz|\p{L}*zahl|\p{L}*wert|\p{L}*gehalt|\p{L}*preis|\p{L}*quote|\p{L}*häufigkeit)(?!\p{L}))/gu,
    'wie hoch ist $1',
  ],
  TOPIC_FIRST,
  // „Novemberrechnung“, „Herbstdüngung“
  [new RegExp(`(?<!\\p{L})(${MONTHS_IN_WORDS})(?=\\p{L}{5})`, 'gu'), '$1 '],
  [/(?<!\p{L})(frühjahr|herbst)s?(?=(?:rechnung|lieferung|probe|beprobung|untersuchung|düngung|gabe)\p{L}*)/gu, '$1 '],
  [/(?<!\p{L})in rechnung (?:gestellt|stellt|stellte|gestellt bekommen)(?!\p{L})/gu, 'rechnung'],
  [
    /(?<!\p{L})(?:zum schlachten|zur schlachtung)(?: (?:gegangen|gekommen|gebracht|gefahren|abgeholt|raus|weg))?/gu,
    'geschlachtet',
  ],
  [/(?<!\p{L})zur welt(?: (?:gekommen|gebracht|kam|kamen))?(?!\p{L})/gu, 'geboren'],
  [
    /(?<!\p{L})unter welche[rmn] (\p{L}+) (?:läuft|laufen|lief|liefen|steht|stehen|geht|finde ich)(?!\p{L})/gu,
    'welche $1',
  ],
  [
    /(?<!\p{L})wie lang(?= (?:gilt|galt|gelten|hält|läuft|lief|reicht|muss|darf|geht|ging|dauert|(?:ist|sind|war|waren|haben|hat|hatten)(?= .*(?:zugelassen|gültig|haltbar|gesperrt|gepachtet|verpachtet|erlaubt|draußen|weide|unterwegs|weg|gebraucht|gedauert|gelaufen|gegangen)))(?!\p{L}))/gu,
    'wie lange',
  ],
  // „hätte weg sein müssen“
  [
    /(?<!\p{L})(?:hätte|hätten|muss|müssen|musste|mussten|sollte|sollten)(?!\p{L})(.*) (?:weg|raus|fertig|abgegeben|eingereicht|drin) ?(?:gewesen )?sein(?: müssen| sollen)?/gu,
    '$1 fällig',
  ],
  [
    /(?<!\p{L})(?:muss|müssen|müsste|soll|sollen)(?!\p{L})(.*) (?:da|hier|auf dem hof|am hof) sein(?!\p{L})/gu,
    '$1 bedarf',
  ],
  [
    /(?<!\p{L})(muss|müssen|müsste|soll|sollte)(?!\p{L})(.*) (?:bezahlt|gezahlt|überwiesen|beglichen)(?: werden| sein)(?!\p{L})/gu,
    '$1$2 bezahlen',
  ],
  [/(?<!\p{L})(?:muss|müssen|soll|darf|kann) (?:ich|wir) (?:davon )?an(?:zu)?rechnen(?!\p{L})/gu, 'anrechenbar'],
  // „Wer hat die Bullen bekommen?“, „Wer nimmt unsere Gülle ab?“
  [
    new RegExp(
      `^wer (?:hat|hatte|haben)(?= .*(?:${ANIMALS_OR_MANURE}))(.*) (?:bekommen|gekriegt|erhalten|genommen|mitgenommen|geholt|abgeholt|übernommen|gekauft|abgenommen)${END}`,
      'gu',
    ),
    'wem$1 abgegeben',
  ],
  [
    new RegExp(`^wer (?:nimmt|nahm|holt|holte) (?=.*(?:${ANIMALS_OR_MANURE}))(.*) ab(?!\\p{L})`, 'gu'),
    'wem $1 abgegeben',
  ],
  [
    /(?<!\p{L})(gülle|mist|gärreste?) an (?!(?:den|die|das|dem|der|stickst\p{L}*|phosph\p{L}*|kali\p{L}*|ammon\p{L}*|nährst\p{L}*|n|p|k|einem?|welchem) ?)(?=\p{L})/gu,
    '$1 abgegeben ',
  ],
  // „Berta soll wann kalben?“ asks for no duty.
  [
    /(?<!\p{L})(?:soll|sollen|sollte|sollten|müsste|müssten|dürfte|dürften)(?!\p{L})(?=.* (?:ab)?kalben(?!\p{L}))(?=.*wann|(?<=wann.*))/gu,
    ' ',
  ],
  // What was found, of what finds something; „Gülle rausgebracht“ is spread.
  [
    /(?<=(?:ermittlung|analyse|untersuchung|probe|berechnung|messung|bilanz|beprobung)(?!\p{L}).*)(?<!\p{L})(?:(?:he)?raus(?:gebracht|gekommen|gefunden|gesprungen)|ergeben|erbracht)(?!\p{L})/gu,
    ' ',
  ],
  // „Gülle hinterm Deich, wie viel Kubik je Hektar?“ was spread.
  [
    new RegExp(`^(?!.*(?:${SPREAD}))(.*)(?<!\\p{L})(gülle|mist|jauche|gärreste?)(?!\\p{L})(?=.*${RATE_SPREAD})`, 'gu'),
    '$1$2 ausgebracht',
  ],
  [
    new RegExp(`^(?!.*(?:${SPREAD}))(.*${RATE_SPREAD}.*)(?<!\\p{L})(gülle|mist|jauche|gärreste?)(?!\\p{L})`, 'gu'),
    '$1$2 ausgebracht',
  ],
  // „Wie viele Jungrinder waren im Herbst auf der Wümmewiese?“
  [
    new RegExp(
      `^(?=.*(?:${GRAZING_ANIMALS}))(?=.*(?<!\\p{L})auf (?:der|den|dem) \\p{L}*(?:weide|wiese|koppel|alm)n?(?!\\p{L}))(?!.*(?:weidet|gras))(.*?)(?<!\\p{L})(?:hatten|waren|standen|liefen)(?: wir)?(?!\\p{L})(.*?)(?=\\s*[?!.]*$)`,
      'gu',
    ),
    '$1$2 geweidet',
  ],
  [/(?<!\p{L})wie viel (?=stück(?! \p{L}*(?:holz|folie))(?!\p{L}))/gu, 'wie viele '],
  [
    /^(.*?),? welche (?:zahl|anzahl|stückzahl) (?:stand|steht|war|ist|gilt)(?: da| dort| drin)*(?=\s*[?!.]*$)/gu,
    'wie viele $1',
  ],
  [
    /(?<!\p{L})wo (?:liegt|steht|lag|stand|liegen|lagen)(?= .*(?:kennzahl|zellzahl|keimzahl|wert|gehalt|index|häufigkeit)(?!\p{L}))/gu,
    'wie hoch ist',
  ],
  // „am ersten Mai“
  ...ORDINALS.map((word, index): [RegExp, string] => [
    new RegExp(`(?<!\\p{L})${word}(?= (?:${MONTHS.join('|')})(?!\\p{L}))`, 'gu'),
    `${index + 1}.`,
  ]),
  // „Wie viele Kälber hatten Durchfall?“
  [new RegExp(`(?<!\\p{L})(?:hatte|hatten)(?= .*(?:${DISEASES}))`, 'gu'), 'behandelt'],
  [new RegExp(`(?<=(?:${DISEASES}).* )(?:gehabt|hatte|hatten)${END}`, 'gu'), 'behandelt'],
  // „Wer ist bei uns für den Pflanzenschutz zuständig?“
  [
    /^wer (?:ist|war|kümmert sich) (?:denn )?(?:bei uns|auf dem hof|auf dem betrieb|im betrieb|von uns|von den leuten)(?!\p{L})(?: so)?(.*?)(?: (?:zuständig|verantwortlich|zugange))?(?=\s*[?!.]*$)/gu,
    'welche mitarbeiter aufgabe$1',
  ],
  [
    new RegExp(
      `^wer (?:ist|war) (?:denn )?(?:(?:zuständig|verantwortlich) )?für (?:den |die |das |unsere?n? )?(${OWN_WORK})(?: (?:zuständig|verantwortlich))?${END}`,
      'gu',
    ),
    'welche mitarbeiter aufgabe $1',
  ],
  // „Bis wann darf ich das Mittel nehmen, wann läuft die Zulassung aus?“
  [
    /^bis wann (?:darf|dürfen|kann|können) (?:ich|wir|man) (?:das |den |die )?(.*?)(?: noch)? \p{L}{3,}n,? (?:und )?wann (?:läuft|endet) (?:die|seine|ihre|deren) zulassung(?: aus| ab)?(?!\p{L})/gu,
    'wann läuft die zulassung von $1 aus',
  ],
  [
    /(?<!\p{L})letzte[rnm]? (?:abgabetag|abgabetermin|meldetag|tag (?:der|zur|für die) (?:abgabe|meldung))(?!\p{L})/gu,
    'frist',
  ],
  // Of the farm itself.
  [/(?<!\p{L})in welche[mr] (landkreis|kreis|bundesland|gemeinde|ort)(?!\p{L})/gu, 'welcher $1'],
  // „Von welcher Kuh ist das Kalb 43?“
  [/^von (?:welcher|wem)(?: kuh)? (?:ist|stammt|kommt) (?:das|der|die) (?=\p{L}*kalb)/gu, 'welche mutter hat '],
  [/(?<!\p{L})mit (?:der|den|dem) (?:nummer )?(\d{2,}) (?:hinten(?: drauf)?|am ende)(?!\p{L})/gu, '$1'],
  [
    /(?<!\p{L})(?:kriegt|bekommt)(?!\p{L})(?=.* (?:ihr|ein|das|ihr nächstes) kalb)(.*?) (?:ihr|ein|das)(?: nächstes)? kalb(?!\p{L})/gu,
    'kalbt$1',
  ],
  // „Wo muss die Post hin?“
  [
    /(?<!\p{L})wo(?:hin)? (?:muss|soll|kann|darf) (?:ich|wir) (.*?)(?:hin)?schicken(?!\p{L})/gu,
    'wie ist die adresse $1',
  ],
  [
    /^(bis )?wann (?:will|wollen|möchte|kriegt|bekommt)(?!\p{L})(.*?) (?:sein |ihr |unser |das )?geld(?!\p{L})/gu,
    '$1wann fällig $2',
  ],
  [/(?<=\p{L}) (?:plus|\+|&) (?=\p{L})/gu, ' und '],
  // „Kubikmeter Gülle, die aufs Land gefahren wurden“: on no field of such a name.
  [/(?<!\p{L})(?:aufs|auf das|auf dem|über das|übers) land(?!\p{L})/gu, ' '],
  [
    /^was (?:kriegt|bekommt|will) (?:der|die|das)? ?(.*?) (?:noch |alles |jetzt )*von uns(?=\s*[?!.]*$)/gu,
    'wie viel schulden wir $1',
  ],
  // „Wiesen, Hektar?“, „Kilo Milch im März“, „Gülle Hauswiese, Kubik auf den Hektar“
  [new RegExp(`${NOTHING_ASKED}(.*)(?:,| in| ,) (?:in )?(${BARE_UNITS})\\s*[?!.]*$`, 'gu'), 'wie viel $2 $1'],
  [new RegExp(`${NOTHING_ASKED}(${BARE_UNITS}) (?!(?:je|pro|und|oder)(?!\\p{L}))`, 'gu'), 'wie viel $1 '],
  [new RegExp(`${NOTHING_ASKED}(.*\\p{L})(?:,| [–-]) (${BARE_UNITS}) (?!und|oder)`, 'gu'), 'wie viel $2 $1 '],
  [/^welche[rsnm]? (\p{L}+(?: \d)?) (?:gilt|gelten) (?=für|bei|auf|in)/gu, 'welche $1 '],
  [/^wie viel (.*) fehl(?:t|en) (?:uns|mir|noch)(?: noch)?(?=\s*[?!.]*$)/gu, 'wie viel $1 bedarf'],
  [/(?<!\p{L})wie viele (?:jahre|monate) (?:ist|sind) (.*) alt(?!\p{L})/gu, 'wie alt ist $1'],
  [/^von wem (?:haben|hatten) wir (?=(?:das|die|den|unser|unsere|unseren) \p{L}+\s*[?!.]*$)/gu, 'von wem herhaben '],
  [
    /^wie viel (?:liter |kilo |kg )?milch (?:hat|haben) (?:die|unsere) (?:molkerei|meierei)(.*) (?:geholt|abgeholt|bekommen|gekriegt|mitgenommen)(?!\p{L})/gu,
    'wie viel milch geliefert$1',
  ],
  // „Von wann ist der Brief?“
  [/(?<!\p{L})von wann (?:ist|sind|war|waren|stammt|stammen)(?!\p{L})/gu, 'wann datiert'],
  [
    /(?<!\p{L})(?:weiß|weiss|kenne?|kennen) (?:ich|wir) (?:den |die |das )?(.*?) ?(?:gar|noch|überhaupt)? ?nicht(?=\s*[?!.]*$)/gu,
    'fehlt $1',
  ],
  [
    /(?<!\p{L})nach der (?:haupt)?ernte (?:noch ?mal |noch |wieder )?(?:etwas |was )?(?=gewachsen|gesät|angebaut|gestanden)/gu,
    'nachfrucht ',
  ],
]
