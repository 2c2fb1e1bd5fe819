import { goesOn, type EarlierTurn } from '../../answers/index.ts'

/** With the words of the question before, where it goes on from that. */
export function inFull({
  question,
  previous = [],
}: {
  question: string
  previous?: readonly EarlierTurn[] | undefined
}): string {
  const before = previous.at(-1)
  const how = before && goesOn(question)
  if (!before || how === undefined) return question
  return how === 'cut short' ? `${before.question} ${question}` : `${question} ${before.question}`
}
