import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import {
  APICallError,
  generateText,
  NoObjectGeneratedError,
  Output,
  RetryError,
  type LanguageModel as SdkModel,
} from 'ai'
import type { z } from 'zod'
import type { LanguageModelFailure, Prompt } from '../../core/knowledge/index.ts'
import { Err, Ok, type Result } from '../../core/shared/result.ts'

export interface LanguageModelSettings {
  provider: 'openai-compatible' | 'anthropic'
  /** Up to and with the version („https://host/v1“); the provider's own where it is left out. */
  baseUrl: string | undefined
  apiKey: string | undefined
  model: string
  timeoutMs?: number
  /**
   * Hears of every answer that failed, with the HTTP status if there was one. Never what the endpoint wrote: providers
   * repeat keys and questions in it.
   */
  onFailure?: (failure: LanguageModelFailure, status: number | undefined) => void
}

const PROBE_TIMEOUT_MS = 20_000

/** A model behind an OpenAI-compatible `/chat/completions` or Anthropic's `/messages`. */
export class ModelEndpoint {
  readonly #settings: LanguageModelSettings
  /** Many OpenAI-compatible servers know no JSON schema and refuse it; then plain JSON is asked for. */
  #schemas = true

  constructor(settings: LanguageModelSettings) {
    this.#settings = settings
  }

  /** A signal that ends calls after a time. */
  limit(timeoutMs: number): AbortSignal {
    return AbortSignal.timeout(this.#settings.timeoutMs ?? timeoutMs)
  }

  /** An object of the schema, within a number of tokens and before the signal. */
  async answer<T>(
    prompt: Prompt,
    schema: z.ZodType<T>,
    { signal, tokens }: { signal: AbortSignal; tokens: number },
  ): Promise<Result<T, LanguageModelFailure>> {
    try {
      return Ok(await this.#generate(prompt, schema, tokens, signal))
    } catch (error) {
      const failure = failureOf(error, signal)
      if (failure.kind !== 'left') this.#settings.onFailure?.(failure, statusOf(error))
      return Err(failure)
    }
  }

  /** Asks for one token: throws where address, key or model are wrong. */
  async probe(): Promise<void> {
    await generateText({
      model: this.#model(false),
      prompt: 'Hallo',
      maxOutputTokens: 1,
      maxRetries: 0,
      abortSignal: AbortSignal.timeout(this.#settings.timeoutMs ?? PROBE_TIMEOUT_MS),
    })
  }

  async #generate<T>(
    { rules, material }: Prompt,
    schema: z.ZodType<T>,
    maxOutputTokens: number,
    abortSignal: AbortSignal,
  ): Promise<T> {
    const schemas = this.#schemas
    try {
      const { output } = await generateText({
        model: this.#model(schemas),
        instructions: rules,
        prompt: material,
        output: Output.object({ schema }),
        maxOutputTokens,
        maxRetries: 1,
        abortSignal,
      })
      return output
    } catch (error) {
      if (this.#settings.provider !== 'openai-compatible' || !schemas || statusOf(error) !== 400) throw error
      this.#schemas = false
      return this.#generate({ rules, material }, schema, maxOutputTokens, abortSignal)
    }
  }

  #model(schemas: boolean): SdkModel {
    const { provider, baseUrl, apiKey, model } = this.#settings
    if (provider === 'anthropic')
      return createAnthropic({ ...(baseUrl && { baseURL: baseUrl }), ...(apiKey && { apiKey }) })(model)
    return createOpenAICompatible({
      name: provider,
      baseURL: baseUrl!,
      ...(apiKey && { apiKey }),
      supportsStructuredOutputs: schemas,
    })(model)
  }
}

const lastOf = (error: unknown): unknown => (RetryError.isInstance(error) ? error.lastError : error)

const statusOf = (error: unknown): number | undefined => {
  const last = lastOf(error)
  return APICallError.isInstance(last) ? last.statusCode : undefined
}

function failureOf(error: unknown, signal: AbortSignal): LanguageModelFailure {
  if (signal.aborted) return { kind: (signal.reason as Error).name === 'TimeoutError' ? 'timed_out' : 'left' }
  const last = lastOf(error)
  if (NoObjectGeneratedError.isInstance(last)) return { kind: 'malformed' }
  const status = statusOf(last)
  if (status === 429) return { kind: 'rate_limited' }
  if (status === undefined || status >= 500) return { kind: 'unreachable' }
  return status >= 400 ? { kind: 'refused' } : { kind: 'malformed' }
}
