import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { Embedder, EmbeddingFailure } from '../../core/knowledge/index.ts'
import { Err, Ok, type Result } from '../../core/shared/result.ts'

export interface EmbedderSettings {
  /** Up to and with the version („https://host/v1“). */
  baseUrl: string
  apiKey: string | undefined
  model: string
  /** Of one request; a person waits for a question, nobody for a passage. */
  timeoutMs?: { passage: number; query: number }
  /** Hears of every embedding that failed. */
  onFailure?: (failure: EmbeddingFailure) => void
}

const BATCH = 64
const TIMEOUT_MS = { passage: 60_000, query: 3000 }
const TRIES = { passage: 4, query: 1 }
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 20_000
/** Of an answer: 64 vectors of 8,000 components in as many digits as anyone writes are half of it. */
const LONGEST_ANSWER = 32 * 1024 * 1024
/** Most models read 512 tokens; a passage is shorter, but a hostile one need not be. */
const LONGEST_TEXT = 8000

const Answer = z.object({ data: z.array(z.object({ index: z.int().min(0), embedding: z.array(z.number()).min(1) })) })

type Attempt = Result<number[][], EmbeddingFailure & { pauseMs?: number | undefined }>

/** Embeds at any endpoint that speaks OpenAI's `POST /embeddings`. */
export class OpenAiEmbedder implements Embedder {
  readonly model: string
  readonly #settings: EmbedderSettings

  constructor(settings: EmbedderSettings) {
    this.model = settings.model
    this.#settings = settings
  }

  async embed(texts: string[], kind: 'passage' | 'query'): Promise<Result<number[][], EmbeddingFailure>> {
    const vectors: number[][] = []
    for (let start = 0; start < texts.length; start += BATCH) {
      const batch = await this.#embedBatch(
        texts.slice(start, start + BATCH).map((text) => this.#input(text, kind)),
        kind,
      )
      if (batch.err) return batch
      vectors.push(...batch.val)
    }
    if (vectors.some(({ length }) => length !== vectors[0]!.length)) return this.#failed({ kind: 'malformed' })
    return Ok(vectors)
  }

  /**
   * The e5 models expect a prefix that says what they read (Wang et al. 2022); others would take it for text. Endpoints
   * refuse an empty input.
   */
  #input(text: string, kind: 'passage' | 'query'): string {
    const short = text.slice(0, LONGEST_TEXT) || ' '
    return /(?:^|[^a-z0-9])e5(?:[^a-z0-9]|$)/i.test(this.model) ? `${kind}: ${short}` : short
  }

  async #embedBatch(input: string[], kind: 'passage' | 'query'): Promise<Result<number[][], EmbeddingFailure>> {
    for (let tries = 1; ; tries += 1) {
      const attempt = await this.#request(input, this.#settings.timeoutMs?.[kind] ?? TIMEOUT_MS[kind])
      if (attempt.ok) return attempt
      const { kind: failure, pauseMs } = attempt.val
      const mayPass = failure === 'rate_limited' || failure === 'unreachable' || failure === 'timed_out'
      if (!mayPass || tries >= TRIES[kind]) return this.#failed({ kind: failure })
      await sleep(Math.min(pauseMs ?? FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS))
    }
  }

  async #request(input: string[], timeoutMs: number): Promise<Attempt> {
    const { baseUrl, apiKey, model } = this.#settings
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      const response = await fetch(`${baseUrl.replace(/\/+$/, '')}/embeddings`, {
        method: 'POST',
        signal,
        headers: { 'Content-Type': 'application/json', ...(apiKey && { Authorization: `Bearer ${apiKey}` }) },
        body: JSON.stringify({ model, input, encoding_format: 'float' }),
      })
      if (!response.ok) {
        // What it says of it may repeat keys and questions.
        await response.body?.cancel()
        return Err({ kind: failureOf(response.status), pauseMs: pauseOf(response.headers) })
      }
      const text = await textOf(response)
      return text === undefined ? Err({ kind: 'malformed' }) : vectorsOf(text, input.length)
    } catch {
      return Err({ kind: signal.aborted ? 'timed_out' : 'unreachable' })
    }
  }

  #failed(failure: EmbeddingFailure): Result<never, EmbeddingFailure> {
    this.#settings.onFailure?.(failure)
    return Err(failure)
  }
}

const failureOf = (status: number): EmbeddingFailure['kind'] =>
  status === 429 ? 'rate_limited' : status >= 500 ? 'unreachable' : 'refused'

function pauseOf(headers: Headers): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return seconds >= 0 ? seconds * 1000 : undefined
}

/** Undefined where it goes on and on. */
async function textOf({ body }: Response): Promise<string | undefined> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.length
    if (length > LONGEST_ANSWER) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

/** What is nearest to a vector without a direction is chance. */
const hasDirection = (vector: readonly number[]): boolean => vector.some((value) => value !== 0)

/** The vectors in the order of the inputs; their `index` counts, not where they stand. */
function vectorsOf(text: string, wanted: number): Attempt {
  const parsed = Answer.safeParse(jsonOf(text))
  const vectors = parsed.success ? parsed.data.data.toSorted((one, other) => one.index - other.index) : []
  const whole =
    vectors.length === wanted &&
    vectors.every(({ index, embedding }, place) => index === place && hasDirection(embedding))
  return whole ? Ok(vectors.map(({ embedding }) => embedding)) : Err({ kind: 'malformed' })
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
