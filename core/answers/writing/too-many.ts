import { germanNumber } from '../../shared/german/write-german.ts'
import { narrowEntries } from '../filtering/narrow-entries.ts'
import { columnOfCondition, type Interpretation } from '../interpretation/interpretation.ts'
import type { Beyond } from '../ports/entry-loader.ts'
import type { Draft } from './draft.ts'
import { subject } from './phrases.ts'

/** Of more entries than can be read: how many there are where that is all that is asked, else what would help. */
export function draftTooMany(interpretation: Interpretation, { total, by }: Beyond): Draft {
  const narrowed = narrowEntries(interpretation)
  if (narrowed && isPickedOut(interpretation, by))
    return {
      text: `Eingetragen sind ${germanNumber(total)} ${subject(interpretation, narrowed)}.`,
      answered: true,
      entries: interpretation.entries,
      columns: [],
    }
  const text = `Dafür muss ich mehr ${interpretation.view.label} durchsehen, als ich auf einmal kann (${germanNumber(total)}).`
  return {
    text: `${text} Nenn eine Art oder einen Zeitraum, dann sind es weniger.`,
    answered: false,
    entries: [],
    columns: [],
  }
}

/** Nothing of the question leaves out one of those that are counted. */
const isPickedOut = (
  { view, question, conditions, columns, exceptions, state }: Interpretation,
  { columns: picked, period }: Beyond['by'],
): boolean =>
  question.type === 'count' &&
  view.usually === undefined &&
  view.countsEntriesOf === undefined &&
  conditions.every((condition) => picked.includes(columnOfCondition(condition)?.name ?? '')) &&
  columns.length + exceptions.length + question.thresholds.length === 0 &&
  (question.period === undefined || period) &&
  !(question.selection || question.negated || question.missing || question.overdue || state)
