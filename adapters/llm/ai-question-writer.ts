import { z } from 'zod'
import type { DraftQuestions, LanguageModelFailure, Prompt, QuestionWriter } from '../../core/knowledge/index.ts'
import type { Result } from '../../core/shared/result.ts'
import { ModelEndpoint, type LanguageModelSettings } from './model-endpoint.ts'

/** Nobody waits. */
const TIMEOUT_MS = 60_000
const TOKENS = 2000

const QuestionsSchema = z.object({
  passages: z.array(z.object({ passage: z.number(), questions: z.array(z.string()) })),
})

export class AiQuestionWriter implements QuestionWriter {
  readonly #endpoint: ModelEndpoint

  constructor(settings: LanguageModelSettings) {
    this.#endpoint = new ModelEndpoint(settings)
  }

  write(prompt: Prompt): Promise<Result<{ passages: DraftQuestions[] }, LanguageModelFailure>> {
    const signal = this.#endpoint.limit(TIMEOUT_MS)
    return this.#endpoint.answer(prompt, QuestionsSchema, { signal, tokens: TOKENS })
  }
}
