import { comparisonText } from '../conversation/comparison-text.ts'
import { readComparison, type Comparison } from '../conversation/comparison.ts'
import { readFollowUp } from '../conversation/follow-up.ts'
import { answerAsItStands, continueFrom } from './answer-as-it-stands.ts'
import type { Asking } from './asking.ts'
import { perUnit } from '../conversation/per-unit.ts'
import type { ReadAnswer } from './ask-views.ts'
import { parsePeriod } from '../question/parse-period.ts'
import type { ParsedQuestion } from '../question/parsed-question.ts'
import type { Measure } from '../writing/draft.ts'
import type { WrittenAnswer } from '../writing/write-answer.ts'

/** A question that compares two things or two times: both are asked for, and held against one another. */
export async function answerComparison(asking: Asking): Promise<WrittenAnswer | undefined> {
  const comparison = readComparison(asking.request.question, asking.today)
  for (const { first, second } of comparison?.readings ?? []) {
    const answer = await compareTwo(asking, comparison!, first, second)
    if (answer) return answer
  }
  return undefined
}

async function compareTwo(
  asking: Asking,
  comparison: Comparison,
  first: string,
  second: string,
): Promise<WrittenAnswer | undefined> {
  const question = asking.parse(first, asking.today)
  const one = await answerAsItStands(asking, question)
  if (!isMeasured(one)) return undefined
  const when = timeIn(first, asking.today)
  const other =
    (await inItsPlace(asking, one, { question, when, second })) ??
    (await byItself(asking, comparison, { question, when, second }))
  if (!other || other.answer.interpretation.view !== one.interpretation.view) return undefined
  // „Wie viel mehr N-Bedarf als Stickstoff …?“ of what both words mean is held against itself.
  if (tellsTheSame(one.fact, other.answer.fact)) return undefined
  // How many are entered is held against no number that is entered.
  if (one.fact.measure.counts !== other.answer.fact.measure.counts) return undefined
  const measureOf = ({ fact }: Measured): Measure => perUnit(fact.measure, comparison.priceOf)
  const text = comparisonText(
    comparison,
    { label: asWritten(other.firstLabel, asking), text: one.fact.text, measure: measureOf(one) },
    { label: asWritten(second, asking), text: other.answer.fact.text, measure: measureOf(other.answer) },
    other.isOfTime,
  )
  return text === undefined
    ? undefined
    : { text, answered: true, rows: [...one.fact.rows, ...other.answer.fact.rows].slice(0, 10) }
}

/** The same value of the same rows. */
const tellsTheSame = (one: WrittenAnswer, other: WrittenAnswer): boolean =>
  one.text === other.text && JSON.stringify(one.rows) === JSON.stringify(other.rows)

/** „Gerste“, as it stands in the question. */
function asWritten(label: string, { request }: Asking): string {
  const at = request.question.toLowerCase().indexOf(label)
  return at < 0 ? label : request.question.slice(at, at + label.length)
}

/** The first of the two as it was read, its time as it was said, and what it is compared with. */
interface Compared {
  question: ParsedQuestion
  when: string
  second: string
}

interface Second {
  answer: Measured
  /** What the first is called beside it. */
  firstLabel: string
  isOfTime: boolean
}

/** Takes the place of what is of its sort in the first: „… im April als im März“. */
async function inItsPlace(
  asking: Asking,
  one: Measured,
  { question, when, second }: Compared,
): Promise<Second | undefined> {
  const followUp = readFollowUp(`und ${second}`, asking.today)
  if (!followUp?.isElliptic) return undefined
  const answer = await continueFrom(asking, question, followUp)
  if (!isMeasured(answer) || answer.interpretation.view !== one.interpretation.view) return undefined
  const isOfTime = followUp.question.period !== undefined || followUp.moves !== undefined
  const replaced = answer.reading.replaced?.map(({ text }) => text).join(' ') ?? ''
  const firstLabel = replaced || (isOfTime ? when : '')
  return firstLabel ? { answer, firstLabel, isOfTime } : undefined
}

/**
 * „… als das Dauergrünland“, which is of another sort than „Ackerland“. Only where the first says nothing but what it
 * is of: what narrows it („auf dem Moorstück“) would not narrow the second.
 */
async function byItself(
  asking: Asking,
  { asks }: Comparison,
  { question, when, second }: Compared,
): Promise<Second | undefined> {
  const { parse, today } = asking
  const namesOf = ({ words }: ParsedQuestion): string[] =>
    words.flatMap(({ text }) => (text && !asks.includes(text) ? [text] : []))
  const [firstLabel, ...more] = namesOf(question)
  if (firstLabel === undefined || more.length > 0 || namesOf(parse(second, today)).length !== 1) return undefined
  const time = parsePeriod(second, today) ? '' : when
  const answer = await answerAsItStands(asking, parse(`${asks || 'wie viel'} ${second} ${time}`, today))
  return isMeasured(answer) ? { answer, firstLabel, isOfTime: false } : undefined
}

function timeIn(text: string, today: string): string {
  const time = parsePeriod(text, today)
  return time ? text.slice(time.start, time.end).trim() : ''
}

type Measured = ReadAnswer & { fact: WrittenAnswer & { measure: Measure } }

const isMeasured = (answer: ReadAnswer | undefined): answer is Measured =>
  answer?.fact.answered === true && answer.fact.measure !== undefined
