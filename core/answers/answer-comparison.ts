import { comparisonText } from './conversation/comparison-text.ts'
import { readComparison, type Comparison } from './conversation/comparison.ts'
import { readFollowUp } from './conversation/follow-up.ts'
import { answerOne, continueFrom, type Asking } from './asking.ts'
import type { ReadAnswer } from './ask-views.ts'
import { parsePeriod } from './question/parse-period.ts'
import type { Measure } from './writing/draft.ts'
import type { WrittenAnswer } from './writing/write-answer.ts'

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
  const one = await answerOne(asking, asking.parse(first, asking.today))
  if (!isMeasured(one)) return undefined
  const other = (await inItsPlace(asking, one, first, second)) ?? (await byItself(asking, comparison, first, second))
  if (!other || other.answer.interpretation.view !== one.interpretation.view) return undefined
  const text = comparisonText(
    comparison,
    { label: other.firstLabel, text: one.fact.text, measure: one.fact.measure },
    { label: second, text: other.answer.fact.text, measure: other.answer.fact.measure },
    other.isOfTime,
  )
  return text === undefined
    ? undefined
    : { text, answered: true, rows: [...one.fact.rows, ...other.answer.fact.rows].slice(0, 10) }
}

interface Second {
  answer: Measured
  /** What the first is called beside it. */
  firstLabel: string
  isOfTime: boolean
}

/** Takes the place of what is of its sort in the first: „… im April als im März“. */
async function inItsPlace(asking: Asking, one: Measured, first: string, second: string): Promise<Second | undefined> {
  const followUp = readFollowUp(`und ${second}`, asking.today)
  if (!followUp?.isElliptic) return undefined
  const answer = await continueFrom(asking, asking.parse(first, asking.today), followUp)
  if (!isMeasured(answer) || answer.interpretation.view !== one.interpretation.view) return undefined
  const isOfTime = followUp.question.period !== undefined || followUp.moves !== undefined
  const replaced = answer.reading.replaced?.map(({ text }) => text).join(' ') ?? ''
  const firstLabel = replaced || (isOfTime ? timeIn(first, asking.today) : '')
  return firstLabel ? { answer, firstLabel, isOfTime } : undefined
}

/**
 * „… als das Dauergrünland“, which is of another sort than „Ackerland“. Only where the first says nothing but what it
 * is of: what narrows it („auf dem Moorstück“) would not narrow the second.
 */
async function byItself(
  asking: Asking,
  { asks }: Comparison,
  first: string,
  second: string,
): Promise<Second | undefined> {
  const namedIn = (text: string): string[] =>
    asking.parse(text, asking.today).words.flatMap(({ text: word }) => (word && !asks.includes(word) ? [word] : []))
  const [firstLabel, ...more] = namedIn(first)
  if (firstLabel === undefined || more.length > 0 || namedIn(second).length !== 1) return undefined
  const when = parsePeriod(second, asking.today) ? '' : timeIn(first, asking.today)
  const answer = await answerOne(asking, asking.parse(`${asks || 'wie viel'} ${second} ${when}`, asking.today))
  return isMeasured(answer) ? { answer, firstLabel, isOfTime: false } : undefined
}

function timeIn(text: string, today: string): string {
  const time = parsePeriod(text, today)
  return time ? text.slice(time.start, time.end).trim() : ''
}

type Measured = ReadAnswer & { fact: WrittenAnswer & { measure: Measure } }

const isMeasured = (answer: ReadAnswer | undefined): answer is Measured =>
  answer?.fact.answered === true && answer.fact.measure !== undefined
