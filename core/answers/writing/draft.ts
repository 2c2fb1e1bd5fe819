import type { Interpretation } from '../interpretation/interpretation.ts'
import type { Narrowed } from '../filtering/narrowed.ts'
import type { Column, Entry } from '../view.ts'

/** The one number or day that an answer tells. */
export interface Measure {
  /** A number, or a day as `YYYY-MM-DD`. */
  value: number | string
  unit: string
  better?: 'higher' | 'lower' | undefined
  /** It counts entries, and is no value of theirs. */
  counts?: true
}

/** An answer without its evidence. */
export interface Draft {
  text: string
  answered: boolean
  /** What it rests on, the most telling first. */
  entries: readonly Entry[]
  /** What of them it tells. */
  columns: readonly Column[]
  /** It says that there is none, which another view may know better. */
  saysNone?: true
  /** Where it tells one, for comparing it with another's. */
  measure?: Measure | undefined
  /** It is a day by which something has to be done or on which it is over. */
  isDue?: boolean
  /** What is not entered of them, each in a word: what knows it has to say that. */
  lacks?: readonly string[]
  /** Entries that it is about and does not tell, for these columns of them are empty. */
  withoutValue?: { entries: readonly Entry[]; columns: readonly Column[] }
}

/** Undefined where the view has no answer to such a question. */
export type DraftWriter = (interpretation: Interpretation, narrowed: Narrowed) => Draft | undefined
