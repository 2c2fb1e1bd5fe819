import { countsThemselves } from '../interpretation/counts-themselves.ts'
import type { Interpretation } from '../interpretation/interpretation.ts'
import { stemsOf } from '../interpretation/search-text.ts'
import type { QuestionType } from '../question/parsed-question.ts'
import { writeAnswer, type WrittenAnswer } from '../writing/write-answer.ts'

/** What one view says to one reading of a question. */
interface ViewAnswer {
  interpretation: Interpretation
  fact: WrittenAnswer
}

/** Of a view that answers differently to different readings nobody knows which was meant. */
function withoutAmbiguous<T extends ViewAnswer>(answers: readonly T[]): T[] {
  const known = Map.groupBy(answers, ({ interpretation }) => interpretation.view)
  return answers.filter(({ interpretation: { view }, fact }) => {
    const texts = new Set(known.get(view)!.flatMap((other) => (other.fact.answered ? [other.fact.text] : [])))
    return texts.size === 0 || (texts.size === 1 && fact.answered)
  })
}

/** „Wie viel Kühe“ counts them, too. */
const COUNTED: ReadonlySet<QuestionType> = new Set(['count', 'amount'])

/**
 * The farm's own count comes before a count of single entries, which seldom are all; of what is explained equally well,
 * that which is called so before that in which the name stands.
 */
export function byScore<T extends { interpretation: Interpretation }>(interpretations: readonly T[]): T[] {
  const scores = new Map(
    interpretations.map((one) => {
      const { view, question, score } = one.interpretation
      const counts = view.countsEntriesOf !== undefined && COUNTED.has(question.type)
      // „Wie viele Tiere waren es vor einem Monat?“ asks for what was there, and not for what came on that day.
      const isOfDay = view.tells !== undefined && question.saysWas && question.period !== undefined
      return [
        one,
        score + (counts || isOfDay ? 0.5 + (isOfDay ? 0.1 : 0) : 0) + (isCalledSo(one.interpretation) ? 0.1 : 0),
      ]
    }),
  )
  return interpretations.toSorted((one, other) => scores.get(other)! - scores.get(one)!)
}

/** A word of the question stands in the name of what it means: „Nummer von Meinecke“ of the contact. */
function isCalledSo({ conditions, entries, stems }: Interpretation): boolean {
  const texts = conditions.filter(({ by, negated }) => by === 'text' && !negated)
  const isSaid = (word: string): boolean => [...stems].some((stem) => word.endsWith(stem))
  return (
    texts.length > 0 &&
    entries.some((entry) => texts.every(({ holds }) => holds(entry)) && stemsOf(entry.name).some(isSaid))
  )
}

/** How much better a view has to explain the question to say that there is none before another that knows. */
const CLEARLY_BETTER = 2

/** Where nothing is entered, any view that tells rows comes first; where none is known to be, only a near one does. */
export function chooseAnswer<T extends ViewAnswer>(all: readonly T[]): T | undefined {
  const answers = withoutAmbiguous(all)
  const [first] = answers
  const least = first?.fact.answered ? first.interpretation.score - CLEARLY_BETTER : -Infinity
  const near = answers.filter(({ interpretation: { score }, fact }) => fact.answered && score >= least)
  // That there is none is known only where no other view has any.
  const tooMany = answers.find(({ interpretation: { beyond } }) => beyond !== undefined)
  return countOf(near) ?? endOf(near) ?? near.find(({ fact }) => !fact.saysNone) ?? tooMany ?? near[0] ?? first
}

/** What counts them comes before a count of those that are kept one by one: „Wie viele Kälber wurden geboren?“ */
function countOf<T extends ViewAnswer>(near: readonly T[]): T | undefined {
  const best = near.find(({ fact }) => !fact.saysNone)
  if (!best || !COUNTED.has(best.interpretation.question.type)) return undefined
  return near.find(
    ({ interpretation: { view }, fact }) =>
      !fact.saysNone && fact.measure !== undefined && view.countsEntriesOf === best.interpretation.view.name,
  )
}

/** The first or the last of what is kept one by one may be among what another view counts. */
function endOf<T extends ViewAnswer>(near: readonly T[]): T | undefined {
  const best = near.find(({ fact }) => !fact.saysNone)
  const selection = best?.interpretation.question.selection
  if (!best || (selection !== 'first' && selection !== 'latest')) return undefined
  const { view } = best.interpretation
  const dayOf = ({ fact }: T): string => (typeof fact.measure?.value === 'string' ? fact.measure.value : '')
  const others = near.filter(
    (one) => !one.fact.saysNone && dayOf(one) !== '' && one.interpretation.view.countsEntriesOf === view.name,
  )
  if (dayOf(best) === '' || others.length === 0) return undefined
  const isFarther = (one: T, other: T): boolean =>
    selection === 'first' ? dayOf(one) < dayOf(other) : dayOf(one) > dayOf(other)
  return others.reduce((end, one) => (isFarther(one, end) ? one : end), best)
}

/** That they are not all stands beside it. */
function countedAlone(interpretation: Interpretation): Interpretation {
  const { countsOnly: _, ...view } = interpretation.view
  return { ...interpretation, view }
}

const COUNTED_SINGLY: ReadonlySet<QuestionType> = new Set(['count', 'amount', 'which', 'how', 'request'])

/** Where a view counts what another keeps one by one, how many of them are. */
export function withSingleEntries(
  { fact, interpretation }: ViewAnswer,
  interpretations: readonly Interpretation[],
): WrittenAnswer {
  const { view, question } = interpretation
  if (!view.countsEntriesOf || !COUNTED_SINGLY.has(question.type) || countsThemselves(interpretation)) return fact
  const single = interpretations.find((other) => other.view.name === view.countsEntriesOf)
  const singleFact = single && writeAnswer(countedAlone(single))
  // What is not there one by one may be there all the same.
  if (!singleFact?.answered || singleFact.saysNone) return fact
  const separator = fact.text.includes('\n') ? '\n' : ' '
  return { ...fact, text: `${fact.text}${separator}Einzeln: ${singleFact.text}` }
}
