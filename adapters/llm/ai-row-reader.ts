import { z } from 'zod'
import type { LanguageModelFailure, Prompt } from '../../core/knowledge/index.ts'
import type { Result } from '../../core/shared/result.ts'
import type { DraftRow, RowReader } from '../../core/extraction/index.ts'
import { ModelEndpoint, type LanguageModelSettings } from './model-endpoint.ts'

/** Nobody waits, and a document may have many rows. */
const TIMEOUT_MS = 90_000
const TOKENS = 8000

const RowsSchema = z.object({
  rows: z.array(
    z.object({
      kind: z.string(),
      fields: z.array(z.object({ name: z.string(), value: z.string(), page: z.number(), quote: z.string() })),
    }),
  ),
})

export class AiRowReader implements RowReader {
  readonly #endpoint: ModelEndpoint

  constructor(settings: LanguageModelSettings) {
    this.#endpoint = new ModelEndpoint(settings)
  }

  read(prompt: Prompt): Promise<Result<{ rows: DraftRow[] }, LanguageModelFailure>> {
    const signal = this.#endpoint.limit(TIMEOUT_MS)
    return this.#endpoint.answer(prompt, RowsSchema, { signal, tokens: TOKENS })
  }
}
