import { goesOn, type EarlierTurn } from '../../../answers/index.ts'

/** With the words of the question before, where it goes on from that. */
export function inFull({
  question,
  previous = [],
  continues = false,
}: {
  question: string
  previous?: readonly EarlierTurn[] | undefined
  continues?: boolean | undefined
}): string {
  const before = previous.at(-1)
  const how = before && (continues ? 'cut short' : goesOn(question))
  if (!before || how === undefined) return question
  return how === 'cut short' ? `${before.question} ${question}` : `${question} ${before.question}`
}
