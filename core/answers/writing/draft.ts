import type { Interpretation } from '../interpretation/interpretation.ts'
import type { Narrowed } from '../filtering/narrowed.ts'
import type { Column, Entry } from '../view.ts'

/** An answer without its evidence. */
export interface Draft {
  text: string
  answered: boolean
  /** What it rests on, the most telling first. */
  entries: readonly Entry[]
  /** What of them it tells. */
  columns: readonly Column[]
}

/** Undefined where the view has no answer to such a question. */
export type DraftWriter = (interpretation: Interpretation, narrowed: Narrowed) => Draft | undefined
