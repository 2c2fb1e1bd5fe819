import { stemsOf } from '../interpretation/search-text.ts'
import type { Interpretation } from '../interpretation/interpretation.ts'
import type { ViewEntries } from '../ports/entry-loader.ts'
import type { ParsedQuestion } from '../question/parsed-question.ts'
import type { View } from '../view.ts'
import type { SetSaid } from './read-set.ts'
import type { ValueReading } from './value-reading.ts'

// What is asked by label, in the form in which the engine answers everything.

const nothingNamed = (
  view: View,
  { entries }: ViewEntries,
  question: ParsedQuestion,
  today: string,
): Interpretation => ({
  view,
  question,
  conditions: [],
  stems: new Set(),
  columns: [],
  namedColumns: [],
  negatedColumns: [],
  requestedColumns: [],
  state: undefined,
  exceptions: [],
  entries,
  beyond: undefined,
  today,
  namesSubject: true,
  guessesColumn: false,
  guessesSubject: false,
  saysNoun: false,
  score: 0,
})

/** The column of the entries that are named. */
export function interpretationOfValue(
  { view, loaded, column, entries }: ValueReading,
  question: ParsedQuestion,
  today: string,
): Interpretation {
  const meant = new Set(entries)
  return {
    ...nothingNamed(view, loaded, question, today),
    conditions: [{ description: entries[0]!.name, by: 'text', holds: (entry) => meant.has(entry) }],
    stems: new Set(stemsOf(column.label)),
    columns: [column],
    namedColumns: [column],
    requestedColumns: [column],
  }
}

/** The entries with these values, or without this one. */
export function interpretationOfSet(
  view: View,
  loaded: ViewEntries,
  { conditions, flag, empty }: SetSaid,
  question: ParsedQuestion,
  today: string,
): Interpretation {
  const columns = [flag, empty].filter((column) => column !== undefined)
  return {
    ...nothingNamed(view, loaded, { ...question, negated: empty !== undefined }, today),
    conditions: [...conditions],
    columns,
    namedColumns: columns,
    negatedColumns: empty ? [empty] : [],
    saysNoun: true,
  }
}
