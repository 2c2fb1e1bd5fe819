import { guarded } from './formula-guard.ts'
import type { Kind } from '../kinds/kind.ts'
import type { Row } from './row.ts'
import type { Field } from '../schema/fields.ts'
import { NONE } from '../schema/read-text.ts'
import { writeValue } from '../schema/write-value.ts'

export const ID_HEADING = 'Kennung'
export const VERSION_HEADING = 'Version'

export const fieldHeading = ({ label, unit }: Field): string => (unit ? `${label} (${unit})` : label)

/**
 * Rows as a table that comes back in by the import: headings, then a line for each row, with which row in which version
 * it is of. Days as 20.05.2026, choices by their German words; no text of it is taken for a formula.
 */
export const exportTable = (
  kind: Kind,
  rows: readonly Pick<Row, 'id' | 'version' | 'values'>[],
): (string | number)[][] => {
  const fields = Object.entries(kind.fields)
  return [
    [ID_HEADING, VERSION_HEADING, ...fields.map(([, field]) => fieldHeading(field))],
    ...rows.map(({ id, version, values }) => [
      id,
      version,
      ...fields.map(([name, field]) => cellOf(field, values[name])),
    ]),
  ]
}

function cellOf(field: Field, value: unknown): string | number {
  const { shape } = field
  if (value === null || value === undefined) return ''
  if (shape.type === 'number') return value as number
  if (shape.type === 'reference') return String(value)
  if (shape.type === 'choices') return writeValue(field, value) || NONE
  if (shape.type === 'table' || shape.type === 'geometry') return JSON.stringify(value)
  return guarded(writeValue(field, value))
}
