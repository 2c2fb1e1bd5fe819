import type { State } from '../question/parsed-question.ts'
import type { Column } from '../view.ts'
import type { Condition } from './interpretation.ts'

/** What a word of the question says of a view. */
export interface WordMeaning {
  score: number
  /** It names the entries. */
  isNoun?: true
  column?: Column
  /** It says nothing beside the column. */
  saysOnlyColumn?: true
  condition?: Condition
  /** It asks for this state of the column. */
  state?: State
  /** It asks for those with the most or the least of the column. */
  order?: 'most' | 'least'
  /** It means what it means only beside a word that is the view's own. */
  needsNoun?: true
  /** The word stands for another that the view knows. */
  bySynonym?: true
}

/** A word that the view is made of says more for it than one that stands in its entries. */
export const SCORES = { noun: 2, class: 2, choice: 2, column: 1.5, text: 1 }

/** True of a word that is the view's own, rather than one that happens to stand in its entries. */
export const isSpecific = ({ isNoun, column, condition }: WordMeaning): boolean =>
  isNoun === true || column !== undefined || (condition !== undefined && condition.by !== 'text')
