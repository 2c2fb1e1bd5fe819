import type { Beyond } from '../ports/entry-loader.ts'
import type { ParsedQuestion, State } from '../question/parsed-question.ts'
import type { Column, Entry, View } from '../view.ts'

/** A word of the question that narrows the entries down. */
export interface Condition {
  /** As the answer repeats it. */
  description: string
  /** By a class of entries, by text that stands in them, or by a value of the column. */
  by: 'class' | 'text' | Column
  holds(entry: Entry): boolean
  /** Of a text that is joined to others: this or one of them holds. */
  holdsEither?(entry: Entry): boolean
  /** Of a class: the word says how entries are, so that it can be compared. */
  isState?: true
  /** Of such a class: of a sort there is but one, so that naming that names it. */
  ofSort?: true | undefined
  /** Of such a class: of this entry nobody knows. */
  isUndecided?: ((entry: Entry) => boolean) | undefined
  /** Of a class: the column of the number that is asked for beside it. */
  amount?: string | undefined
  /** Of a class: it may stand beside another. */
  qualifies?: boolean | undefined
  /** The value that it asks for, where it does for one. */
  value?: string
  /** Of a value: it says that something is yet to come. */
  ahead?: boolean
  /** It says what a share is asked of. */
  isWhole?: true
  /** The question denies it. */
  negated?: true
  /** It is said beside the question. */
  isBeside?: true
  /** Of a text: a text of the entry is nothing but this word. */
  isName?(entry: Entry): boolean
}

/** How a view explains a question to its last word. */
export interface Interpretation {
  view: View
  question: ParsedQuestion
  conditions: Condition[]
  /** Those by which its words were understood: of a word that was mistyped, those of what was meant. */
  stems: ReadonlySet<string>
  /** The columns that the question names, in its order. */
  columns: Column[]
  /** Those of them whose word says nothing else. */
  namedColumns: Column[]
  /** Those of them whose word it denies. */
  negatedColumns: Column[]
  /** The first column that each of its words names. */
  requestedColumns: Column[]
  /** The last days whose state it asks for, and which. */
  state: { is: State; columns: Column[] } | undefined
  /** What it leaves out; an entry of which one of these holds is not meant. */
  exceptions: { description: string; holds(entry: Entry): boolean }[]
  /** The column that an adjective orders by: „am sauersten“. */
  orderedBy?: Column | undefined
  entries: readonly Entry[]
  /** Where there are more than these. */
  beyond: Beyond | undefined
  today: string
  /** The question says what the view is of, not only what it tells of it. */
  namesSubject: boolean
  /** A word of it stands for another that names a column. */
  guessesColumn: boolean
  /** What it is about is known by a synonym alone, so that a yes or a no would say more than stands there. */
  guessesSubject: boolean
  /** A word of it names the entries: a noun or a class. */
  saysNoun: boolean
  /** How much of it is said with words that are the view's own; for comparing views alone. */
  score: number
}

/** The column whose value a condition asks for. */
export const columnOfCondition = ({ by }: Condition): Column | undefined => (typeof by === 'object' ? by : undefined)

/** The columns that the question names or asks for a value of. */
export const columnsOfQuestion = ({ columns, conditions }: Interpretation): Column[] => [
  ...columns,
  ...conditions.map(columnOfCondition).filter((column) => column !== undefined),
]
