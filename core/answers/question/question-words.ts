import { ASKING_OF } from '../../shared/german/asking-words.ts'
import { stemGerman } from '../../shared/german/stem-german.ts'
import { MODAL_VERBS } from './filler-words.ts'
import type { ParsedQuestion, Threshold } from './parsed-question.ts'

// The words that make a question of what is asked about, by what they say. Patterns are matched in lower case, as whole
// words.

const wholeWords = (alternatives: readonly string[]): string => `(?<!\\p{L})(?:${alternatives.join('|')})(?!\\p{L})`

export const pattern = (alternatives: readonly string[]): RegExp => new RegExp(wholeWords(alternatives), 'u')

/** What one must or may do, and what a word means. */
export const DUTY = new RegExp(
  `${wholeWords([
    ...MODAL_VERBS,
    'man',
    'vorgeschrieben',
    'erlaubt',
    'verboten',
    'zulässig',
    'gesetz(?:lich)?',
    'vorschrift',
    'verordnung',
    'laut dem gesetz',
    'was (?:ist|sind) eine?[nrs]?',
    'was (?:bedeutet|heißt|versteht man)',
  ])}|§`,
  'u',
)

/** What one may do: „Darf ich …?“, „Kann Alma geschlachtet werden?“ */
export const PERMISSION = /^(?:und |dann )?(?:darf|dürfen|kann|können)(?!\p{L})/u

/** Whether there is any: „Gibt es …?“, „Haben wir …?“ */
export const ASKS_EXISTENCE =
  /^(?:und |dann )?(?:gibt|gab|(?:habe?|haben|hatten?) (?:ich|wir|die|unsere?)|(?:liegt|liegen|steht|stehen) (?!(?:ich|wir) ))/u

/** „Haben wir einen Bullen?“, „Ist gerade ein Tier gesperrt?“, but not „Ist Berta eine Kuh?“ */
export const ASKS_FOR_ANY =
  /^(?:und |dann )?(?:(?:hat|hatte|haben|hatten)(?!\p{L}).*|(?:ist|war|wird|wurde)(?: (?:noch|gerade|aktuell|derzeit|zurzeit|momentan|heute|jetzt|denn|schon|da))* )(?<!\p{L})(?:irgend)?eine?[nrms]?(?!\p{L})/u

export const ASKS_DIFFERENCE =
  /(?<!\p{L})wie ?viele? (?:\p{L}+ )?(?:mehr|weniger|höher|niedriger|größer|kleiner)(?!\p{L}).*\s(?:als|wie)\s+(?!\d)/u

export const ASKS_NAME = /(?<!\p{L})wie (?:hei(?:ß|ss)(?:t|en)|hie(?:ß|ss)(?:en)?)(?!\p{L})/u

export const ASKS_PAST = /^(?:und |dann )?(?:wurden?|hat|habe|haben|hatte)(?!\p{L})/u

/** A comparison with something other than a number. */
export const COMPARES =
  /(?<!\p{L})(?:\p{L}{2,}er|mehr)\s+als(?!\p{L})|(?<!\p{L})(?:mehr|weniger|\p{L}{3,}er) .*als (?:wie )?(?:bisher|vorher|früher|sonst|zuvor)(?!\p{L})|(?<!\p{L})(?:so \p{L}+ wie|verglichen|vergleich)/u

/** The reason is no column. */
export const ASKS_WHY_TOO = /(?<!\p{L})und warum\s*[?!.]*$/u

/** „Liegen wir über der Kennzahl?“: with another value of the row. */
export const COMPARES_WITH_VALUE =
  /^(?:und |dann )?(?:ist|sind|war|waren|liegt|liegen|lag|lagen)(?!\p{L}).*(?<!\p{L})(?:über|unter) (?:de[rmn]|unsere[rmn]|meine[rmn]|deren) \p{L}/u

/** What stands before the number of a threshold. */
export const THRESHOLD_WORDS: readonly [Pick<Threshold, 'is' | 'inclusive'>, words: string][] = [
  [{ is: 'above', inclusive: true }, 'mindestens|wenigstens|ab'],
  [{ is: 'below', inclusive: true }, 'höchstens|maximal|bis zu'],
  [{ is: 'above', inclusive: false }, 'über|mehr als|größer als|höher als|schwerer als|länger als|älter als'],
  [
    { is: 'below', inclusive: false },
    'unter|weniger als|kleiner als|niedriger als|geringer als|leichter als|kürzer als|jünger als',
  ],
]

export const THRESHOLD_UNITS =
  'ha|hektar|kg|dt|t|tonnen|m³|m3|kubikmeter|liter|l|%|prozent|euro|eur|€|mg|tagen?|wochen?|monaten?|jahren?|stunden?|minuten?|tsd\\.?|plätzen?'

/** Stems of units: beside an amount they say nothing more. */
export const UNIT_WORDS: ReadonlySet<string> = new Set(
  'liter kubik kubikmeter m³ tonne tonnen dezitonne dezitonnen doppelzentner zentner dt t millimeter mm'
    .split(' ')
    .map(stemGerman),
)

/** Those of them that leave out what is measured otherwise, and how that is written. */
export const NAMED_UNITS: readonly [ReadonlySet<string>, RegExp][] = (
  [
    ['liter', /^l(?!\p{L})/u],
    ['kubik kubikmeter m³', /^m³/u],
    ['tonne tonnen', /^t(?!\p{L})/u],
    ['dezitonne dezitonnen doppelzentner dt', /^dt/u],
    ['ballen rundballen quaderballen siloballen', /ballen/iu],
  ] as const
).map(([words, unit]) => [new Set(words.split(' ').map(stemGerman)), unit])

/** Comparisons that name the column by themselves, and the stem of that. */
export const COMPARISONS: readonly [words: RegExp, stem: string][] = [
  [pattern(['größer']), 'gross'],
  [pattern(['kleiner']), 'gross'],
  [pattern(['älter']), 'alt'],
  [pattern(['jünger']), 'alt'],
]

const NEGATIONS = ['kein(?:e[nrsm]?)?', 'ohne', 'nicht', 'nie']
const COMPLETE = ['vollständig(?:e[nrsm]?)?']
const MISSING = [
  'fehlt',
  'fehlen',
  'fehlende[nrsm]?',
  '(?:un)?vollständig(?:e[nrsm]?)?',
  'lücken?',
  '(?:brauch|benötig)(?:e|t|en) noch',
  'noch (?:brauch|benötig)(?:e|t|en)',
]
const OVERDUE = ['überfällig(?:e[nrsm]?)?', 'versäumt', 'verpasst']
const EACH = ['jede[rsn]?', 'sämtliche[rn]?']
const ANY_TREND = ['entwickelt', 'entwicklung', 'verlauf', 'verlaufen', 'verändert', '(?:besser|schlechter) geworden']
const RISE = [
  '(?:an)?gestiegen',
  '(?:an)?steigt',
  'steigen',
  'zugenommen',
  '(?:rauf|hoch)gegangen',
  '(?:mehr|höher) geworden',
  'rauf(?=\\s*[?!.]*$)',
]
const FALL = [
  'gefallen',
  'gesunken',
  'sinkt',
  'sinken',
  'abgenommen',
  '(?:zurück|runter)gegangen',
  'zurückgegangen',
  '(?:weniger|niedriger) geworden',
  'runter(?=\\s*[?!.]*$)',
]
const TOO_HIGH = ['zu (?:hoch|hohe[nrsm]?|viel|alt|alte[nrsm]?|spät)']
const TOO_LOW = ['zu (?:niedrig|niedrige[nrsm]?|wenig|gering|sauer|tief)']
const MEAN = [
  '(?:im|am) durchschnitt',
  'durchschnitt(?:lich(?:e[nrsm]?)?|swert)?',
  'im mittel',
  'im schnitt',
  'mittelwert',
  '(?:gemittelt|mitteln)(?:e[nrsm]?)?',
  'übers jahr gesehen',
]
const SUM = [
  'insgesamt',
  '(?:in )?(?:der )?summe',
  'summiert',
  '(?:alles |alle |beide |miteinander )?zusammen(?:gerechnet|gezählt|genommen|gekommen|kamen|kam)?',
  'aufsummiert|aufaddiert|addiert',
  'summa summarum',
  'gesamt(?:haft)?|im gesamten|in gänze',
  'im ganzen',
  'alles in allem',
  'unterm strich|unter dem strich',
  'total',
  'über alle(?: (?:boden)?schichten)?',
  'miteinander|allesamt|samt und sonders|in toto',
]

/** The words that set a property of the question. */
export const MARKERS = {
  negated: pattern(NEGATIONS),
  complete: pattern(COMPLETE),
  missing: pattern([...MISSING, 'noch ausstehend']),
  overdue: pattern(OVERDUE),
  asksEach: pattern([...EACH, 'alle[nr]?']),
  asksRecipient: /(?<!(?:von|bei|mit|vor|zu) )(?<!\p{L})(?:wem|an wen)(?!\p{L})/u,
  asksSince: /(?<!\p{L})(?:seit|ab) wann(?!\p{L})/u,
  asksReceived: pattern([
    '(?:ab)?bekommen',
    'bekam(?:en)?',
    '(?:ab)?gekriegt',
    'kriegten?',
    'erhalten',
    'erhielt(?:en)?',
    'verpasst',
  ]),
  asksShare: /prozent|anteil|%/u,
  asksAloud: pattern(['zeige?', 'nenne?', 'sage?', 'gib', 'liste', 'such[e]?', 'brauche?', 'schuld(?:e|en)']),
  joinsWords: pattern(['und', 'oder', 'sowie']),
  joinsNames: new RegExp(`(?<!\\p{L})(?:und|oder|sowie)(?!\\p{L})(?! ${ASKING_OF}(?!\\p{L}))`, 'u'),
} satisfies Partial<Record<keyof ParsedQuestion, RegExp>>

/** How values go on with time. */
export const TREND = { any: pattern(ANY_TREND), rise: pattern(RISE), fall: pattern(FALL) }

/** „je Hektar“, „pro Kuh“, but not „nicht pro Hektar“ */
export const RATE =
  /(?:(?<!\p{L}|nicht )(?:pro|je|vom|am|aufs|auf dem|auf den|auf'n|fürn|für den|für einen|für 'n) |\/\s?)(?:ha|hektar)(?!\p{L})|(?<!\p{L})(?:pro|je) (?:kopf|tier|(?:milch)?kuh|kalb|rind|bulle|stallplatz|gve?)(?!\p{L})/iu

export const AGGREGATES: readonly [NonNullable<ParsedQuestion['aggregate']>, RegExp][] = [
  ['mean', new RegExp(wholeWords(MEAN) + '|durchschnitt', 'u')],
  ['sum', new RegExp(`${wholeWords(SUM)}|summe|gesamt`, 'u')],
]

export const OUT_OF_LIMITS: readonly [NonNullable<ParsedQuestion['outOfLimits']>, RegExp][] = [
  ['high', new RegExp(`${wholeWords(TOO_HIGH)}|überschritten`, 'u')],
  ['low', new RegExp(`${wholeWords(TOO_LOW)}|unterschritten`, 'u')],
]

/** Words that the patterns here look for and that are long enough to be known with a slip of the hand. */
export const WORDS_OF_ASKING: ReadonlySet<string> = new Set(
  `welche welcher welches welchen welchem gültig gültige gültigen gültiger gültiges ungültig abgelaufen abgelaufene ausgelaufen verstrichen
  verfallen beendet gesperrt überfällig überfällige überfälligen versäumt verpasst vollständig unvollständig fehlende fehlenden
  durchschnitt durchschnittlich insgesamt zusammen mindestens wenigstens höchstens maximal weniger größer kleiner höchste höchsten
  niedrigste niedrigsten größte größten kleinste kleinsten älteste ältesten jüngste jüngsten letzte letzten letzter letztes letztem nächste nächsten nächster nächstes dieses diesem diesen zuletzt wieviel wieviele
  halbjahr quartal januar februar august september oktober november dezember
  entwickelt entwicklung verlauf verändert sämtliche anteil prozent hektar`.split(/\s+/u),
)

/** They are known where they sound the same, and are too short or too near to others for slips of the hand. */
export const WORDS_HEARD: readonly string[] =
  `wann letzte meiste meisten wenigsten größter größtes größtem kleinster kleinstes kleinstem höchster höchstes niedrigster niedrigstes
  ältester ältestes jüngster jüngstes märz april juni juli frühjahr frühling sommer herbst winter montag dienstag mittwoch
  donnerstag freitag samstag sonntag gestern heute nicht`.split(/\s+/u)

/** Words that say nothing beside the property that they set; others, such as „abgelaufen“, also name a column. */
export const SPENT_WORDS = new RegExp(
  wholeWords([
    ...MISSING,
    ...NEGATIONS,
    ...OVERDUE,
    ...EACH,
    ...ANY_TREND,
    ...RISE,
    ...FALL,
    ...TOO_HIGH,
    ...TOO_LOW,
    ...MEAN,
    ...SUM,
    'überschritten',
    'unterschritten',
    'bald',
    'demnächst',
  ]),
  'gu',
)
