import type { Kind } from '../kinds/kind.ts'
import type { Fault } from '../schema/check-values.ts'
import { faultText } from '../schema/fault-text.ts'
import { fieldHeading } from './export-table.ts'

/** A line of a table that cannot become a row. */
export interface LineFault {
  /** From 1, as a spreadsheet counts. */
  line: number
  /** The heading of the column, or what it would be where the table has none; null: the line as a whole. */
  column: string | null
  /** What the field is called in German, however the column is headed; null: the line as a whole. */
  label: string | null
  /** What stands there. */
  text: string
  fault: Fault
}

/** `columns`: headings by the field they fill; `text`: what stands in the cell of a field. */
export function lineFault(
  kind: Kind,
  columns: Readonly<Record<string, string>>,
  line: number,
  fault: Fault,
  text: (field: string) => string,
): LineFault {
  const [name] = fault.path
  const field = typeof name === 'string' ? kind.fields[name] : undefined
  if (typeof name !== 'string' || !field) return { line, column: null, label: null, text: '', fault }
  const label = fieldHeading(field)
  return { line, column: columns[name] ?? label, label, text: text(name).slice(0, 100), fault }
}

/** What is wrong with the line, in German: in which column, what stands there, and what to write instead. */
export function lineFaultText({ label, text, fault }: LineFault): string {
  const wrong = faultText(fault)
  if (label === null) return wrong
  return `Spalte „${label}“: ${text.trim() === '' ? '' : `Da steht „${text.trim()}“. `}${wrong}`
}
