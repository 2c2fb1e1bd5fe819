import { germanDay } from '../../shared/german/write-german.ts'
import { FORMATS } from '../formats/formats.ts'
import { guarded } from './formula-guard.ts'
import type { Kind } from '../kinds/kind.ts'
import type { Row } from './row.ts'
import type { Field } from '../schema/fields.ts'

/**
 * Rows as a table that comes back in by the import: headings, then a line for each row. Days as 20.05.2026; no text of
 * it is taken for a formula.
 */
export const exportTable = (kind: Kind, rows: readonly Pick<Row, 'id' | 'values'>[]): (string | number)[][] => {
  const fields = Object.entries(kind.fields)
  return [
    ['Kennung', ...fields.map(([, { label, unit }]) => (unit ? `${label} (${unit})` : label))],
    ...rows.map(({ id, values }) => [id, ...fields.map(([name, field]) => cellOf(field, values[name]))]),
  ]
}

function cellOf({ shape }: Field, value: unknown): string | number {
  if (value === null || value === undefined) return ''
  if (shape.type === 'number') return value as number
  if (shape.type === 'day') return germanDay(value)
  if (shape.type === 'flag') return value ? 'ja' : 'nein'
  if (shape.type === 'choices') return (value as string[]).join(', ')
  if (shape.type === 'table' || shape.type === 'geometry') return JSON.stringify(value)
  const rule = shape.type === 'text' && shape.format ? FORMATS[shape.format] : undefined
  return guarded(rule && 'display' in rule && rule.display ? rule.display(String(value)) : String(value))
}
