import type { PictureRow, RowValues } from '../../farm/index.ts'
import { columnsOf, textColumn, WIDE, type ToldColumn } from './define-register.ts'
import { sortedBy } from './order-and-time.ts'
import type { RegisterScene } from './register.ts'

export type Application = PictureRow<'applications'>

/** The year that an application is for, else that of its days. */
const yearOf = ({ year, submitted_on, due_on }: RowValues<'applications'>): number | undefined => {
  const day = submitted_on ?? due_on
  return year ?? (day == null ? undefined : Number(day.slice(0, 4)))
}

/** What was applied for or reported for a year; what names no year and no day belongs to each. */
export const applicationsOf = (
  { picture, year }: RegisterScene,
  types: readonly RowValues<'applications'>['type'][],
): Application[] =>
  sortedBy(
    picture
      .rows('applications')
      .filter(({ values }) => types.includes(values.type) && (yearOf(values) ?? year) === year),
    ({ values, id }) => [values.submitted_on ?? values.due_on, id],
  )

const of = columnsOf('applications')

export const APPLICATION_COLUMNS: readonly ToldColumn<{ row: Application }>[] = [
  of('type'),
  of('title', WIDE),
  of('year'),
  of('due_on'),
  of('submitted_on'),
  of('recipient', WIDE),
  of('reference_number'),
  of('receipt', WIDE),
  textColumn('Dokument', ({ row }) => (row.values.document_id == null ? '' : 'liegt vor')),
]
