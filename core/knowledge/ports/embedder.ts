import type { Result } from '../../shared/result.ts'

/**
 * `refused`: the endpoint takes no such request or key; `malformed`: what came are not the vectors asked for; `paused`:
 * it failed so often that questions spare themselves the wait.
 */
export type EmbeddingFailure = {
  kind: 'unreachable' | 'timed_out' | 'rate_limited' | 'refused' | 'malformed' | 'paused'
}

/** A model that places texts by their meaning: the nearer two vectors (by cosine), the closer what the texts say. */
export interface Embedder {
  /** Names the space: vectors of different models cannot be compared. */
  readonly model: string
  /**
   * One vector per text in the order of the texts, all of one length; a question and a passage may need different
   * treatment. Tries again by itself what may pass, and never throws for what the endpoint does. An empty list gives an
   * empty list.
   */
  embed(texts: string[], kind: 'passage' | 'query'): Promise<Result<number[][], EmbeddingFailure>>
}
