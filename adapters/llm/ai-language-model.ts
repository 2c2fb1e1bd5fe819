import { z } from 'zod'
import type { Draft, LanguageModel, LanguageModelFailure, Prompt } from '../../core/knowledge/index.ts'
import type { Result } from '../../core/shared/result.ts'
import { ModelEndpoint, type LanguageModelSettings } from './model-endpoint.ts'

/** A person waits for the answer. */
const LIMITS = { timeoutMs: 20_000, tokens: 2000 }

const DraftSchema = z.object({
  claims: z.array(z.object({ text: z.string(), passage: z.number(), quote: z.string() })),
})

export class AiLanguageModel implements LanguageModel {
  readonly name: string
  readonly #endpoint: ModelEndpoint

  constructor(settings: LanguageModelSettings) {
    this.name = settings.model
    this.#endpoint = new ModelEndpoint(settings)
  }

  draft(prompt: Prompt): Promise<Result<Draft, LanguageModelFailure>> {
    return this.#endpoint.answer(prompt, DraftSchema, LIMITS)
  }
}
