import type { Narrowed } from '../filtering/narrowed.ts'
import { hasToReport, isMissed } from '../filtering/reports-missed.ts'
import type { Interpretation } from '../interpretation/interpretation.ts'
import type { Column, Entry } from '../view.ts'
import type { Draft } from './draft.ts'
import { listText } from './phrases.ts'

/**
 * „Ist der Zugang vom 12. Mai gemeldet?“: by the reports of what happened, and not by that it did; undefined where the
 * question names no report, or nothing had to be reported.
 */
export function draftReported(interpretation: Interpretation, narrowed: Narrowed): Draft | undefined {
  const { columns, question } = interpretation
  const all = columns.filter(({ reports }) => reports !== undefined)
  const ofEvents = all.filter(({ reports }) => columns.some(({ name }) => name === reports))
  const reports = ofEvents.length > 0 ? ofEvents : all
  if (reports.length === 0 || question.negated || question.missing || question.asksDuty) return undefined
  const owing = narrowed.found.filter((entry) => dueOf(entry, reports).length > 0)
  if (owing.length === 0) return undefined
  const open = owing.filter((entry) => reports.some((column) => isMissed(entry, column)))
  // What nobody has entered may have been reported all the same.
  const verdict = open.length === 0 ? 'Ja. ' : ''
  const shown = open.length > 0 ? open : owing
  const told = reports.filter((column) => shown.some((entry) => dueOf(entry, [column]).length > 0))
  const named = { ...interpretation, namedColumns: [...new Set([...told, ...interpretation.namedColumns])] }
  return {
    text: `${verdict}${listText(named, { ...narrowed, descriptions: narrowed.nameDescriptions }, shown, told)}`,
    answered: true,
    entries: shown,
    columns: told,
  }
}

const dueOf = (entry: Entry, reports: readonly Column[]): Column[] =>
  reports.filter((column) => hasToReport(column, entry.values))
