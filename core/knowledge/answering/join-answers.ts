import type { Answer } from './compose-answer.ts'

const MOST_SOURCES = 10

/**
 * Several questions asked at once get one answer: what is known of them, and of each other one what is missing. It
 * holds where anything is known.
 */
export function joinAnswers(parts: readonly { question: string; answer: Answer }[]): Answer {
  const answers = parts.map(({ answer }) => answer)
  const isWhole = answers.every(({ answered }) => answered)
  const share = Math.ceil(MOST_SOURCES / parts.length)
  const [table, ...tables] = answers.flatMap((one) => one.table ?? [])
  const confidences = answers.flatMap(({ confidence }) => confidence ?? [])
  return {
    // Two questions may ask for what one answer tells: „Wo … gefahren, und an welchem Tag?“
    answer: [
      ...new Set(parts.map(({ question, answer }) => (isWhole ? answer.answer : `Zu „${question}“: ${answer.answer}`))),
    ].join('\n\n'),
    answered: answers.some(({ answered }) => answered),
    ...(table && tables.length === 0 && { table }),
    ...(confidences.length > 0 && { confidence: Math.min(...confidences) }),
    sources: answers.flatMap(({ sources }) => sources.slice(0, share)).slice(0, MOST_SOURCES),
    model: answers[0]!.model,
  }
}
