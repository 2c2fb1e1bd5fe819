import { capitalized, germanDay, germanNumber } from '../../shared/german/write-german.ts'
import { standardGerman } from '../../shared/german/read-spoken.ts'
import { daysBetween } from '../../shared/time/days.ts'
import { MONTHS } from '../../shared/german/months.ts'
import { apartFromAsides } from '../question/clauses-beside.ts'
import { LONGEST_READ } from '../question/in-known-phrases.ts'
import type { Measure } from '../writing/draft.ts'

/** A question that compares two things or two times, as a question for the first and what it is compared with. */
export interface Comparison {
  /** As it was asked: „mehr“, „früher“. */
  by: string
  /** True where the first is asked to have the higher number or the later day. */
  higher: boolean
  /** „… mehr als …“ asks for a yes or a no, „… oder … mehr“ which of them it is. */
  isWhether: boolean
  /** „Wie viel mehr … als …?“ asks for the difference. */
  asksHowMuch: boolean
  /** The ways to read it, the shortest second first. */
  readings: readonly { first: string; second: string }[]
}

interface Comparative {
  words: RegExp
  /** The words of asking and the column that it compares by. */
  asks: string
  higher: boolean
}

const comparative = (words: string, asks: string, higher: boolean): Comparative => ({
  words: new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u'),
  asks,
  higher,
})

/** By what is asked of both; in lower case. */
const COMPARATIVES: readonly Comparative[] = [
  comparative('mehr', 'wie viel', true),
  comparative('weniger', 'wie viel', false),
  comparative('größer(?:e[nrsm]?)?', 'wie groß', true),
  comparative('kleiner(?:e[nrsm]?)?', 'wie groß', false),
  comparative('höher(?:e[nrsm]?)?', 'wie hoch', true),
  comparative('niedriger(?:e[nrsm]?)?|geringer(?:e[nrsm]?)?', 'wie hoch', false),
  comparative('teurer(?:e[nrsm]?)?', 'wie hoch preis', true),
  comparative('billiger(?:e[nrsm]?)?|günstiger(?:e[nrsm]?)?', 'wie hoch preis', false),
  comparative('später', 'wann', true),
  comparative('früher|eher', 'wann', false),
  comparative('jünger', 'wann geboren', true),
  comparative('älter', 'wann geboren', false),
  comparative('länger(?:e[nrsm]?)?', 'wie hoch', true),
  comparative('kürzer(?:e[nrsm]?)?', 'wie hoch', false),
  comparative('öfter|häufiger', 'wie oft', true),
  comparative('seltener', 'wie oft', false),
  comparative('besser(?:e[nrsm]?)?', 'wie gut', true),
  comparative('schlechter(?:e[nrsm]?)?', 'wie gut', false),
]

const LONGEST_SECOND = 5
/** A second question behind it, which a comparison would leave out. */
const ASKS_MORE = /\s(?:und|sowie)\s+(?:\p{L}+\s+)?(?:wie|wann|wer|wem|was|wo|welche[rmns]?|warum)(?!\p{L})/u

/** „… und um wie viel?“: the difference is told anyway. */
const HOW_MUCH_BEHIND = /[,.?]?\s(?:und )?um wie viel(?: mehr| weniger| prozent)?(?=\s*[?!.]*$)/u

/** „…, gib mir beide Flächen“: both are told anyway. */
const BOTH_BEHIND =
  /[,.?]?\s(?:und )?(?:gib|nenn|nenne|sag|sage|zeig|zeige) (?:mir |uns )?(?:bitte )?beide(?: \p{L}+)?(?=\s*[?!.]*$)/u
/** „… mehr als voriges Jahr oder weniger?“ */
const OR_LESS_BEHIND =
  /(?<=\sals .*) oder (?:mehr|weniger|größer|kleiner|höher|niedriger|besser|schlechter)(?=\s*[?!.,]*$)/u

const MONTH_OR_YEAR = `(?:(?:im |in )?(?:${MONTHS.join('|')})|(?:19|20)\\d\\d|dieses jahr|letztes jahr)`
const A_YEAR =
  '(?:im |in |das )?(?:dieses jahr|diesem jahr|heuer|letztes jahr|letztem jahr|voriges jahr|vorjahr|(?:19|20)\\d\\d)'
/** „Maisfläche letztes Jahr und dieses Jahr, beide Zahlen“ */
const OF_TWO_TIMES = new RegExp(
  `^(?:die |unsere? )?(\\p{L}*(?:fläche|anbaufläche|ertrag|verbrauch|menge|zahl))(?: (?:von|vom|im jahr))? (${A_YEAR}) (?:und|gegen|gegenüber|vs\\.?) (${A_YEAR})(?:[,.]? (?:bitte )?(?:beide|beides)(?: \\p{L}+)*)?(?=\\s*[?!.]*$)`,
  'u',
)
/** „2025 mehr Raps als jetzt“ compares years. */
const THAN_NOW =
  /(?<=(?:(?:19|20)\d\d|(?:letztes|voriges) jahr)(?!\d).*)(?<!\p{L})als (?:jetzt|heute|heuer|aktuell|derzeit|zurzeit)(?=\s*[?!.,]*$)/u

/** „… im Vergleich zum Oktober“ asks for both. */
const COMPARED_WITH = /\s(?:im vergleich|verglichen) (?:zum|zur|zu|mit)(?: dem| der)?\s/u

/** „Vergleich Weizenertrag 2022 und 2023“ */
const COMPARES_BY_NAME =
  /^(?:vergleiche?|unterschied|differenz)(?: (?:mal|von|vom|der|die|das|zwischen|beim?))* (\p{L}*(?:ertrag|erträge|ernte|milch|zahl|verbrauch|fett|eiweiß|gehalt|menge|kosten|preis)(?!\p{L}).+) (?:zum|zu|mit|und|gegen|gegenüber|vs|versus) (.+)$/u

/** „Differenz zwischen der Milchmenge im März und im April“, „Unterschied beim Fett zwischen März und April“ */
const DIFFERENCE =
  '(?:(?:was|wie (?:groß|hoch)|wie viel) (?:ist|war|macht|beträgt) )?(?:der |die |das )?(?:unterschied|differenz|abstand)'
const OF = '(?:(?:beim?|im|in|von|vom|an|am|der|des|dem|den|die|das) )*'
const BETWEEN: readonly RegExp[] = [
  new RegExp(`^${DIFFERENCE} ${OF}(?!zwischen)(\\p{L}.*?) zwischen ${OF}(.+?) und ${OF}(.+)$`, 'u'),
  new RegExp(`^${DIFFERENCE} zwischen ${OF}(\\p{L}+) (.+?) und ${OF}(.+)$`, 'u'),
  new RegExp(
    `^${DIFFERENCE} ${OF}(\\p{L}+(?: \\p{L}+)?) (${MONTH_OR_YEAR})(?: (?:und|gegen|zu|zum))? (${MONTH_OR_YEAR})$`,
    'u',
  ),
]
/** „Ertragsunterschied“ */
const DIFFERENCE_OF = /^(\p{L}{4,}?)s?(?:unterschied|differenz)(?= )/u

/** „Um wie viel liegt der Ertrag 2023 über dem von 2024?“ */
const ABOVE =
  /^um wie viel (?:\p{L}+ )?(?:liegt|lag|ist|war) (.+) (?:über|unter) (?:de[mnr] )?(?:von |vom |im |in )?(.+)$/u

/** „In welchem Monat war mehr Milch, März oder April?“ */
const WHICH_OF_THEM = /^(?:(?:in|auf|an|bei|von|mit) )?welche[mnrs]? \p{L}+ (.*)[,:]\s*(\p{L}.*\soder\s.*)$/u

/** Undefined where the question compares nothing, or with a number. `today` is a day. */
export function readComparison(question: string, today: string): Comparison | undefined {
  if (question.length > LONGEST_READ) return undefined
  const asked = apartFromAsides(standardGerman(question).toLowerCase(), today)
    .text.replace(HOW_MUCH_BEHIND, '')
    .replace(BOTH_BEHIND, '')
    .replace(OR_LESS_BEHIND, '')
    .replace(OF_TWO_TIMES, 'wie viel mehr $1 $2 als $3')
    .replace(THAN_NOW, 'als dieses jahr')
    .replace(COMPARES_BY_NAME, 'wie viel mehr $1 als $2')
    .replace(COMPARED_WITH, ' mehr als ')
    .replace(DIFFERENCE_OF, 'unterschied $1')
    .replace(WHICH_OF_THEM, '$1 $2')
    .replaceAll(/[?!.,]+(?=\s|$)/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replace(ABOVE, 'wie viel mehr $1 als $2')
    .replace(GIVEN_TO, 'als ')
  const text = BETWEEN.reduce((changed, between) => changed.replace(between, 'wie viel mehr $1 $2 als $3'), asked)
  const found = COMPARATIVES.find(({ words }) => words.test(text))
  if (!found || ASKS_MORE.test(text)) return undefined
  const by = found.words.exec(text)![0]
  const than = new RegExp(`(?<!\\p{L})${by}(.*?)\\s(?:als|wie)\\s+(?!\\d+[.,]?\\d*\\s)(.+)$`, 'u').exec(text)
  const either = /^(.*?)\s+oder\s+(.+)$/u.exec(text)
  if (!than && !either) return undefined
  const [start, rest] = than ? [`${text.slice(0, than.index)} ${than[1]}`, than[2]!] : [either![1]!, either![2]!]
  const isWhether = than !== null && !/^(?:um )?wie (?!oft)/u.test(text)
  const asksHowMuch = than !== null && !isWhether
  const strip = (words: string): string => words.replaceAll(new RegExp(found.words.source, 'gu'), ' ')
  const tokens = strip(rest).split(' ').filter(Boolean)
  const lengths = Array.from({ length: Math.min(LONGEST_SECOND, tokens.length) }, (_, index) => index + 1)
  // „Um wie viel ist die Wiese größer …?“ asks how large each is.
  const isOfAmount = IS_OF_AMOUNT.test(by) || (found.asks === 'wie groß' && IN_UNIT.test(start))
  const asks = asksHowMuch && isOfAmount ? '' : found.asks
  const whole = asksHowMuch && asks !== '' ? start.replace(HOW_MUCH, ' ') : start
  const readings = lengths.map((length) => ({
    first: `${asks} ${strip(whole)} ${tokens.slice(length).join(' ')}`,
    second: tokens.slice(0, length).join(' '),
  }))
  return { by, higher: found.higher, isWhether, asksHowMuch, readings: readings.map(withWholeWords) }
}

const IS_OF_AMOUNT = /^(?:mehr|weniger)$/u
/** „Um wie viel Kilo war die Milchmenge kleiner …?“ asks how much each is. */
const IN_UNIT = /(?<!\p{L})wie viele? (?:kilo|kg|tonnen|t|liter|l|kubik\p{L}*|m³|dezitonnen|dt)(?!\p{L})/u
const HOW_MUCH =
  /(?<!\p{L})(?:um )?wie viele?(?: (?:hektar|ha|tage?|wochen|prozent|euro|kubik\p{L}*|liter|kilo|tonnen))?(?!\p{L})/u
/** „kleiner gegenüber dem Bergfeld“ */
const GIVEN_TO = /(?<=(?:er|ehr|weniger)(?!\p{L}).*)(?:gegenüber|im vergleich (?:zu|mit)) (?=\p{L})/u

/** „Mais- oder Grassilage“ */
function withWholeWords({ first, second }: { first: string; second: string }): { first: string; second: string } {
  const cut = /(\p{L}+)-(?=\s|$)/u.exec(first)
  const tail =
    /(?<=\p{L}{3})(?:silage|stroh|weizen|gerste|acker|wiese|weide|dünger|futter|schrot|mehl|kühe|bullen)$/u.exec(second)
  return cut && tail ? { first: first.replace(cut[0], `${cut[1]}${tail[0]}`), second } : { first, second }
}

interface Side {
  label: string
  /** What is told of it. */
  text: string
  measure: Measure
}

/** What the comparison comes to; undefined where the two cannot be compared. */
export function comparisonText(
  { by, higher, isWhether, asksHowMuch }: Comparison,
  one: Side,
  other: Side,
  isOfTime: boolean,
): string | undefined {
  if (one.measure.unit !== other.measure.unit) return undefined
  const [left, right] = isOfTime
    ? inOneYear(one.measure.value, other.measure.value)
    : [one.measure.value, other.measure.value]
  const told = [one, other].map(({ text }) => `• ${text.replaceAll('\n', ' ')}`).join('\n')
  const values = (first: Side, second: Side): string => `${valueText(first.measure)} gegen ${valueText(second.measure)}`
  const apart = differenceText(left, right, one.measure.unit)
  if (left === right) return `${isWhether ? 'Nein, gleich' : 'Gleich'}: ${values(one, other)}.\n${told}`
  if (asksHowMuch) return `${capitalized(values(one, other))}${apart}.\n${told}`
  const isBetter = /^(?:besser|schlechter)/u.test(by)
  // Of two numbers nobody knows which is better, unless it is said of what they are of.
  if (isBetter && one.measure.better === undefined) return `${capitalized(values(one, other))}${apart}.\n${told}`
  const isSo = left > right === (isBetter && one.measure.better === 'lower' ? !higher : higher)
  if (isWhether) return `${isSo ? 'Ja' : 'Nein'}: ${values(one, other)}${apart}.\n${told}`
  const [winner, loser] = isSo ? [one, other] : [other, one]
  const difference = isSo ? apart : differenceText(right, left, one.measure.unit)
  return `${capitalized(by)}: ${winner.label}, ${values(winner, loser)} (${loser.label})${difference}.\n${told}`
}

/** Days of two times are compared within their years: „früher als letztes Jahr“. */
function inOneYear(one: Measure['value'], other: Measure['value']): [Measure['value'], Measure['value']] {
  if (typeof one !== 'string' || typeof other !== 'string') return [one, other]
  return [`${other.slice(0, 4)}${one.slice(4)}`, other]
}

/** „, 4 dt/ha mehr“, „, 12 Tage später“ */
function differenceText(one: Measure['value'], other: Measure['value'], unit: string): string {
  if (typeof one === 'string' && typeof other === 'string') {
    const days = daysBetween(other, one)
    return days === 0 ? '' : `, ${countText(Math.abs(days))} ${days > 0 ? 'später' : 'früher'}`
  }
  if (typeof one !== 'number' || typeof other !== 'number') return ''
  const difference = Math.round((one - other) * 1e6) / 1e6
  if (difference === 0) return ''
  return `, ${valueText({ value: Math.abs(difference), unit })} ${difference > 0 ? 'mehr' : 'weniger'}`
}

const countText = (days: number): string => (days === 1 ? '1 Tag' : `${germanNumber(days)} Tage`)

const valueText = ({ value, unit }: Measure): string =>
  typeof value === 'string' ? germanDay(value) : [germanNumber(value), unit].filter(Boolean).join(' ')
