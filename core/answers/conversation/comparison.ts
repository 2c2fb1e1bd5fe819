import { ASKING } from '../../shared/german/asking-words.ts'
import { standardGerman } from '../../shared/german/read-spoken.ts'
import { apartFromAsides } from '../question/clauses-beside.ts'
import { LONGEST_READ } from '../question/in-known-phrases.ts'
import { inWordsOfComparison, pricedUnit } from './words-of-comparison.ts'

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
  /** „ein kg KAS“: the unit whose price is asked for. */
  priceOf: string | undefined
  /** What is asked of both: „wie groß“; empty where the first says it. */
  asks: string
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
  comparative('schwerer', 'wie schwer', true),
  comparative('leichter', 'wie schwer', false),
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
const ASKS_MORE = new RegExp(`\\s(?:und|sowie)\\s+(?:\\p{L}+\\s+)?(?:${ASKING})(?!\\p{L})`, 'u')

/** Undefined where the question compares nothing, or with a number. `today` is a day. */
export function readComparison(question: string, today: string): Comparison | undefined {
  if (question.length > LONGEST_READ) return undefined
  const asked = apartFromAsides(standardGerman(question).toLowerCase(), today).text
  const text = inWordsOfComparison(asked)
  const found = COMPARATIVES.find(({ words }) => words.test(text))
  if (!found || ASKS_MORE.test(text)) return undefined
  const by = found.words.exec(text)![0]
  const than = new RegExp(`(?<!\\p{L})${by}(.*?)\\s(?:als|wie)\\s+(?!\\d+[.,]?\\d*\\s)(.+)$`, 'u').exec(text)
  const either = /^(.*?)\s+oder\s+(.+)$/u.exec(text)
  if (!than && !either) return undefined
  // „Hat der Große Kamp mehr Phosphat als …?“ asks how much phosphate it has, and not how large it is.
  const ahead = than !== null && IS_OF_AMOUNT.test(by) && /^(?:hat|haben)(?!\p{L})/u.test(text)
  const [start, rest] = than
    ? [(ahead ? [than[1], text.slice(0, than.index)] : [text.slice(0, than.index), than[1]]).join(' '), than[2]!]
    : [either![1]!, either![2]!]
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
  return {
    by,
    higher: found.higher,
    isWhether,
    asksHowMuch,
    priceOf: pricedUnit(asked),
    asks,
    readings: readings.map(withWholeWords),
  }
}

/** „… mehr A oder B“: one of them is asked for, and no number. */
export function comparesEither(question: string, today: string): boolean {
  const comparison = readComparison(question, today)
  return comparison !== undefined && !comparison.isWhether && !comparison.asksHowMuch
}

const IS_OF_AMOUNT = /^(?:mehr|weniger)$/u
/** „Um wie viel Kilo war die Milchmenge kleiner …?“ asks how much each is. */
const IN_UNIT = /(?<!\p{L})wie viele? (?:kilo|kg|tonnen|t|liter|l|kubik\p{L}*|m³|dezitonnen|dt)(?!\p{L})/u
const HOW_MUCH =
  /(?<!\p{L})(?:um )?wie viele?(?: (?:hektar|ha|tage?|wochen|prozent|euro|eur|kubik\p{L}*|m³|liter|l|kilo|kg|tonnen|t|dt)(?!\/))?(?!\p{L})/u
/** „Mais- oder Grassilage“ */
function withWholeWords({ first, second }: { first: string; second: string }): { first: string; second: string } {
  const cut = /(\p{L}+)-(?=\s|$)/u.exec(first)
  const tail =
    /(?<=\p{L}{3})(?:silage|stroh|weizen|gerste|acker|wiese|weide|dünger|futter|schrot|mehl|kühe|bullen)$/u.exec(second)
  return cut && tail ? { first: first.replace(cut[0], `${cut[1]}${tail[0]}`), second } : { first, second }
}
