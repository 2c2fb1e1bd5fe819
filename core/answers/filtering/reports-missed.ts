import { deniesItself } from './denies-itself.ts'
import type { Interpretation } from '../interpretation/interpretation.ts'
import type { Span } from '../question/span.ts'
import { daySpan, overlaps } from '../question/span.ts'
import { isEmpty, type Column, type Entry } from '../view.ts'

/**
 * „Noch nicht gemeldet“ of what may have to be reported more than once, as birth and arrival are: the reports that the
 * word names. Empty where it names one alone, or none is denied.
 */
export function reportsMissed({ view, question, columns, negatedColumns }: Interpretation): readonly Column[] {
  const { missing, missingStem, negated, type, words } = question
  const isReport = ({ reports }: Column): boolean => reports !== undefined
  const isAsked = type !== 'until' && type !== 'when' && (missing || (negated && negatedColumns.some(isReport)))
  if (!isAsked || !columns.some(isReport)) return []
  // „Nicht in HIT gemeldet“ denies what stands behind a place.
  const denied = missing ? [missingStem ?? ''] : words.map(({ stem }) => stem)
  const reports = view.columns.filter(isReport)
  const named = denied.map((stem) => reports.filter(({ words: own }) => own.has(stem)))
  return named.find((ofWord) => ofWord.length > 1) ?? []
}

/** True where there is something to report, of the time where one is asked for, and it is not, or not yet. */
export const isMissed = ({ values }: Entry, column: Column, span?: Span): boolean =>
  saysNothing(values[column.name], column) && hasToReport(column, values, span)

const saysNothing = (value: unknown, column: Column): boolean =>
  isEmpty(value, column) ||
  (column.choicesAhead?.includes(value as string) ?? false) ||
  (column.type === 'text' && deniesItself(value))

/** What reports nothing always has to be there. */
export function hasToReport({ reports }: Column, values: Entry['values'], span?: Span): boolean {
  if (reports === undefined) return true
  const day = values[reports]
  return typeof day === 'string' && (span === undefined || overlaps(daySpan(day), span))
}
