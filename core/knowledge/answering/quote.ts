import type { StoredPassage } from '../passage.ts'
import type { Span } from '../sentences.ts'

/** Sentences of a passage that may answer the question. */
export interface Quote {
  passage: StoredPassage
  /** How good the passage is against the best one; 0..1. */
  relative: number
  /** `passage.text.slice(start, end)` is the quote. */
  start: number
  end: number
  /** The sentence of it that says most, as offsets into `passage.text`. */
  core: Span
  /** How much its best sentence says; comparable within one question. */
  score: number
  coverage: Coverage
}

/** What share of the question a text speaks of, each unit weighing as much as it is rare; 0..1. */
export interface Coverage {
  parts: number
  grams: number
}
