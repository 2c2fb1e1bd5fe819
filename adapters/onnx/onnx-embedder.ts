import { availableParallelism } from 'node:os'
import type { Embedder, EmbeddingFailure } from '../../core/knowledge/index.ts'
import { Err, Ok, type Result } from '../../core/shared/result.ts'
import { findRuntime, type RuntimePackages } from './find-runtime.ts'
import { readModelFolder, type ModelFolder } from './model-folder.ts'
import { startModelProcess, type ModelFailure, type ModelLimits, type ModelProcess } from './model-process.ts'

export interface OnnxEmbedderSettings {
  folder: string
  /** Where the packages of the runtime are looked for beside our own; those of NODE_PATH where it is left out. */
  packages?: string[]
  limits?: Partial<ModelLimits>
  /** For how long a question waits, behind a list of passages and for the model to load; nobody waits for a passage. */
  queryMs?: number
  /** Hears of every embedding that failed. */
  onFailure?: (failure: EmbeddingFailure) => void
}

/** A question waits behind one list of passages at most. */
const BATCH = 8
const QUERY_MS = 3000
/** Most models read 512 tokens; a passage is shorter, but a hostile one need not be. */
const LONGEST_TEXT = 8000

type Outcome = Result<number[][], ModelFailure>
interface Turn {
  texts: string[]
  done(outcome: Outcome): void
}

/** Embeds with a model of the operator, in a process of its own that is started with the first text and stays. */
export class OnnxEmbedder implements Embedder {
  readonly model: string
  readonly #folder: ModelFolder
  readonly #runtime: RuntimePackages
  readonly #settings: OnnxEmbedderSettings
  readonly #waiting: Record<'query' | 'passage', Turn[]> = { query: [], passage: [] }
  #process: ModelProcess | undefined
  #busy = false
  #closed = false

  /** @throws OnnxModelError where the folder cannot be used, or a package is missing */
  static async open(settings: OnnxEmbedderSettings): Promise<OnnxEmbedder> {
    return new OnnxEmbedder(settings, await readModelFolder(settings.folder), findRuntime(settings.packages))
  }

  private constructor(settings: OnnxEmbedderSettings, folder: ModelFolder, runtime: RuntimePackages) {
    this.model = folder.name
    this.#settings = settings
    this.#folder = folder
    this.#runtime = runtime
  }

  async embed(texts: string[], kind: 'passage' | 'query'): Promise<Result<number[][], EmbeddingFailure>> {
    const embedded = await this.#embed(texts, kind)
    if (embedded.ok) return embedded
    const failure: EmbeddingFailure = { kind: KINDS[embedded.val.kind] }
    this.#settings.onFailure?.(failure)
    return Err(failure)
  }

  /** Loads the model and uses it once, however long that takes; throws what the runtime says where it cannot. */
  async probe(): Promise<void> {
    const embedded = await this.#embed(['Probe'], 'passage')
    if (embedded.err) throw new Error(`${this.#folder.model}: ${embedded.val.reason}`)
  }

  /** Ends the process; what still waits fails. */
  async close(): Promise<void> {
    this.#closed = true
    await this.#process?.end()
  }

  async #embed(texts: string[], kind: 'passage' | 'query'): Promise<Outcome> {
    const vectors: number[][] = []
    for (let start = 0; start < texts.length; start += BATCH) {
      const batch = texts
        .slice(start, start + BATCH)
        .map((text) => this.#folder.prefixes[kind] + text.slice(0, LONGEST_TEXT))
      let outcome = await this.#inTurn(batch, kind)
      // What killed it may have been before these texts.
      if (outcome.err && outcome.val.kind === 'gone' && kind === 'passage') outcome = await this.#inTurn(batch, kind)
      if (outcome.err) return outcome
      vectors.push(...outcome.val)
    }
    return Ok(vectors)
  }

  /** Questions go before passages. */
  #inTurn(texts: string[], kind: 'passage' | 'query'): Promise<Outcome> {
    const { promise, resolve: done } = Promise.withResolvers<Outcome>()
    const turn: Turn = { texts, done }
    this.#waiting[kind].push(turn)
    if (kind === 'query') {
      const ms = this.#settings.queryMs ?? QUERY_MS
      const limit = setTimeout(() => {
        this.#waiting.query = this.#waiting.query.filter((one) => one !== turn)
        done(Err({ kind: 'timed_out', reason: `not done within ${ms / 1000} s` }))
      }, ms)
      void promise.then(() => clearTimeout(limit))
    }
    void this.#work()
    return promise
  }

  async #work(): Promise<void> {
    if (this.#busy) return
    this.#busy = true
    for (let turn = this.#next(); turn; turn = this.#next()) turn.done(await this.#run(turn.texts))
    this.#busy = false
  }

  #next(): Turn | undefined {
    return this.#waiting.query.shift() ?? this.#waiting.passage.shift()
  }

  async #run(texts: string[]): Promise<Outcome> {
    if (this.#closed) return Err({ kind: 'gone', reason: 'it was closed' })
    if (!this.#process?.alive()) this.#process = startModelProcess(this.#folder, this.#runtime, this.#limits())
    return this.#process.embed(texts)
  }

  #limits(): ModelLimits {
    return {
      openMs: 120_000,
      embedMs: 60_000,
      // The graph is held more than once while it is loaded, and what a pass needs is bounded by its tokens.
      memoryMegabytes: 1024 + Math.ceil(4 * this.#folder.megabytes),
      // The other half is for those who ask.
      threads: Math.min(4, Math.max(1, Math.floor(availableParallelism() / 2))),
      ...this.#settings.limits,
    }
  }
}

const KINDS: Record<ModelFailure['kind'], EmbeddingFailure['kind']> = {
  timed_out: 'timed_out',
  gone: 'unreachable',
  failed: 'malformed',
}
