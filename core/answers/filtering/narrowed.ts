import type { Column, Entry } from '../view.ts'

/** One thing that the question holds the entries to. */
export interface Filter {
  /** As the answer repeats it. */
  description: string
  /** The column that decides, where one does. */
  column?: Column | undefined
  holds(entry: Entry): boolean
  /** Where more than an empty column leaves it open. */
  isUndecided?(entry: Entry): boolean
}

/** The question says something that cannot be held against this view. */
export const NOT_APPLICABLE = 'not applicable'

/** The entries that a question is about, and those of them that have what it asks for. */
export interface Narrowed {
  about: readonly Entry[]
  found: readonly Entry[]
  /** What a share of it is asked of. */
  whole: readonly Entry[]
  /** Those that may have it or not: the column that decides is empty. */
  undecided: readonly Entry[]
  /** Those that would be meant and are not, for what the view usually means, and what these are. */
  leftOut: { entries: readonly Entry[]; others: string } | undefined
  /** What narrowed them down, each as the answer repeats it. */
  descriptions: readonly string[]
  /** Those of them that are names, classes and times, and nothing that is compared. */
  nameDescriptions: readonly string[]
  /** The question asks for more than names and classes. */
  hasProperties: boolean
  /** The columns by which it decides. */
  decidedBy: readonly Column[]
  /** The rule behind „zu hoch“ and the like, as a clause. */
  rule: string | undefined
}

/** An empty day or state says that it has not happened; an empty number, or one of yes and no, that nobody has said. */
export const emptyIsUnknown = ({ type, unknownValues }: Column): boolean =>
  type === 'number' || type === 'flag' || unknownValues !== undefined
