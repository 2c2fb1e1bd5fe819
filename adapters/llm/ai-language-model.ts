import { z } from 'zod'
import type { LanguageModel, LanguageModelFailure, ModelTurn, Prompt } from '../../core/knowledge/index.ts'
import type { Clock } from '../../core/shared/ports/clock.ts'
import type { WhenLeft } from '../../core/shared/ports/when-left.ts'
import { Err, type Result } from '../../core/shared/result.ts'
import { ModelEndpoint, type LanguageModelSettings } from './model-endpoint.ts'
import { ModelPause } from './model-pause.ts'

/** A person waits for the answer, and has one without the model. */
const TIMEOUT_MS = 8000
/** Of these for saying the question anew: what is left has to be enough for the answer. */
const REWRITE_MS = 3000
const TOKENS = 2000

const DraftSchema = z.object({
  claims: z.array(z.object({ text: z.string(), passage: z.number(), quote: z.string() })),
})

const RewritingSchema = z.object({ questions: z.array(z.string()), searches: z.array(z.string()) })

export class AiLanguageModel implements LanguageModel {
  readonly name: string
  readonly #endpoint: ModelEndpoint
  readonly #pause: ModelPause

  constructor(settings: LanguageModelSettings, clock: Clock) {
    this.name = settings.model
    this.#endpoint = new ModelEndpoint(settings)
    this.#pause = new ModelPause(clock)
  }

  open(whenLeft?: WhenLeft): ModelTurn {
    const gone = new AbortController()
    whenLeft?.(() => gone.abort())
    const signal = AbortSignal.any([gone.signal, this.#endpoint.limit(TIMEOUT_MS)])
    return {
      draft: (prompt) => this.#answer(prompt, DraftSchema, signal),
      rewrite: (prompt) =>
        this.#answer(prompt, RewritingSchema, AbortSignal.any([signal, this.#endpoint.limit(REWRITE_MS)])),
    }
  }

  async #answer<T>(
    prompt: Prompt,
    schema: z.ZodType<T>,
    signal: AbortSignal,
  ): Promise<Result<T, LanguageModelFailure>> {
    if (this.#pause.isOn) return Err({ kind: 'paused' })
    const answered = await this.#endpoint.answer(prompt, schema, { signal, tokens: TOKENS })
    if (answered.ok) this.#pause.note('answered')
    else if (answered.val.kind !== 'left') this.#pause.note('failed')
    return answered
  }
}
