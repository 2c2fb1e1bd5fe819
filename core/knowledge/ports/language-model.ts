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

/** `refused`: the endpoint takes no such request or key; `malformed`: what came is no draft. */
export type LanguageModelFailure = { kind: 'unreachable' | 'timed_out' | 'rate_limited' | 'refused' | 'malformed' }

/** A language model that drafts answers. */
export interface LanguageModel {
  /** As an answer names its author. */
  readonly name: string
  /** Ends within its own time limit; tries again by itself what may pass. Never throws for what the endpoint does. */
  draft(prompt: Prompt): Promise<Result<Draft, LanguageModelFailure>>
}
