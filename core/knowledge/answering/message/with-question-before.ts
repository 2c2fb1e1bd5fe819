import { goesOn, type FactRequest } from '../../../answers/index.ts'

/** A question with the words of the one before, where it goes on from that. */
export function withQuestionBefore({
  question,
  previous = [],
  continues = false,
}: Pick<FactRequest, 'question' | 'previous' | 'continues'>): string {
  const before = previous.at(-1)
  const how = before && (continues ? 'cut short' : goesOn(question))
  if (!before || how === undefined) return question
  return how === 'cut short' ? `${before.question} ${question}` : `${question} ${before.question}`
}
