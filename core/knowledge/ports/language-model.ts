import type { WhenLeft } from '../../shared/ports/when-left.ts'
import type { Result } from '../../shared/result.ts'

/** What a model gets: rules to follow, and a JSON text whose strings are data, whatever they contain. */
export interface Prompt {
  rules: string
  material: string
}

/** One statement of a draft with the words that shall support it; nothing of it is checked yet. */
export interface DraftClaim {
  text: string
  /** Number of a passage in the material. */
  passage: number
  quote: string
}

/** `claims` is empty where the model finds no answer. */
export interface Draft {
  claims: DraftClaim[]
}

/** A question in the words of rows, and as searches in those of papers. */
export interface Rewriting {
  questions: string[]
  searches: string[]
}

/**
 * `refused`: the endpoint takes no such request or key; `malformed`: what came is no draft; `paused`: it was not asked,
 * since it failed again and again; `left`: nobody waits any more.
 */
export interface LanguageModelFailure {
  kind: 'unreachable' | 'timed_out' | 'rate_limited' | 'refused' | 'malformed' | 'paused' | 'left'
}

/** A language model that drafts answers. */
export interface LanguageModel {
  /** As an answer names its author. */
  readonly name: string
  /** Begins what it does for one answer: all of it together ends within one time limit, or when the caller leaves. */
  open(whenLeft?: WhenLeft): ModelTurn
}

/** Tries again by itself what may pass. Never throws for what the endpoint does. */
export interface ModelTurn {
  draft(prompt: Prompt): Promise<Result<Draft, LanguageModelFailure>>
  /** Says anew what the material asks; nothing of it is checked yet. Takes only a part of the time. */
  rewrite(prompt: Prompt): Promise<Result<Rewriting, LanguageModelFailure>>
}
