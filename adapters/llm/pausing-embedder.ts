import type { Embedder, EmbeddingFailure } from '../../core/knowledge/index.ts'
import type { Clock } from '../../core/shared/ports/clock.ts'
import { Err, type Result } from '../../core/shared/result.ts'
import { ModelPause } from './model-pause.ts'

/**
 * An embedder that questions do not wait for while it is down. Passages go on trying: nobody waits for them, and what
 * is not placed when its document is read is not found by its meaning.
 */
export class PausingEmbedder implements Embedder {
  readonly model: string
  readonly #embedder: Embedder
  readonly #pause: ModelPause

  constructor(embedder: Embedder, clock: Clock) {
    this.model = embedder.model
    this.#embedder = embedder
    this.#pause = new ModelPause(clock)
  }

  async embed(texts: string[], kind: 'passage' | 'query'): Promise<Result<number[][], EmbeddingFailure>> {
    if (kind === 'passage') return this.#embedder.embed(texts, kind)
    if (this.#pause.isOn) return Err({ kind: 'paused' })
    const embedded = await this.#embedder.embed(texts, kind)
    this.#pause.note(embedded.ok ? 'answered' : 'failed')
    return embedded
  }
}
