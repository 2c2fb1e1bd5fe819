import { historyOf, type Row, type RowHistory, type StoredHistory } from '../../../core/farm/index.ts'

/** A row with its history, as the store reads it. */
export type StoredRow = Omit<StoredHistory, 'row'> &
  Omit<Row, 'createdAt' | 'updatedAt'> & { createdAt: Date; updatedAt: Date }

/** What the sources say of the row `r` of the namespace $1. */
export const STATEMENTS = `(select jsonb_agg(jsonb_build_object(
    'documentId', s.document_id, 'key', s.natural_key, 'page', s.page, 'quote', s.quote,
    'values', s.said, 'confirmed', s.confirmed, 'asOf', s.as_of, 'statedAt', round(extract(epoch from s.made_at) * 1000),
    'since', coalesce(s.since, '{}'), 'makes', s.makes) order by s.document_id)
  from row_stamps s where s.namespace_id = $1 and s.kind = r.kind and s.row_id = r.id)`

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
