import type { Fact, FactRow } from '../../answers/index.ts'
import { EXTRACTIVE_MODEL, type Answer, type AnswerSource } from './compose-answer.ts'

/** The answer that the farm's own rows give. */
export const answerOfFact = ({ text, answered, rows }: Fact): Answer => ({
  answer: text,
  answered,
  model: EXTRACTIVE_MODEL,
  sources: rows.map(sourceOfRow),
})

export const sourceOfRow = ({ kind, id, title, quote, document }: FactRow): AnswerSource => ({
  documentId: document?.id ?? null,
  title,
  page: document?.page ?? null,
  quote: document?.quote ?? quote,
  range: null,
  score: 1,
  row: { kind, id },
})
