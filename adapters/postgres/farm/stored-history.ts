import { historyOf, type Row, type RowHistory, type StoredHistory } from '../../../core/farm/index.ts'

/** A row with its history, as the store reads it. */
export type StoredRow = Omit<StoredHistory, 'row'> &
  Omit<Row, 'createdAt' | 'updatedAt'> & { createdAt: Date; updatedAt: Date }

export const storedHistory = ({ own, kept, held, statements, createdAt, updatedAt, ...row }: StoredRow): RowHistory =>
  historyOf({
    row: { ...row, createdAt: createdAt.getTime(), updatedAt: updatedAt.getTime() },
    own,
    kept,
    held,
    statements,
  })

/** A row as `jsonb_to_recordset` reads it. */
export const recordOf = ({ row: { namespaceId: _, ...row }, own, kept, held }: RowHistory) => ({
  ...row,
  createdAt: new Date(row.createdAt),
  updatedAt: new Date(row.updatedAt),
  own,
  kept,
  held,
})

/** The stamps of a row, likewise. */
export const statementsOf = ({ kind, id }: Row, statements: RowHistory['statements']) =>
  statements.map((statement) => ({ ...statement, kind, id, statedAt: new Date(statement.statedAt) }))
