import type { KindSlug, Row, RowId, SourcedRow } from '../../../core/farm/index.ts'
import type { NamespaceId } from '../../../core/shared/ids.ts'

/** A row as `COLUMNS` and `SOURCES` read it. */
export interface StoredRow {
  namespace_id: NamespaceId
  kind: KindSlug
  id: RowId
  values: Record<string, unknown>
  label: string
  natural_key: string | null
  origin: Row['origin']
  edited: boolean
  version: number
  created_at: Date
  updated_at: Date
  sources: SourcedRow['sources'] | null
}

export const SOURCES = `(select json_agg(
    json_build_object('documentId', s.document_id, 'page', s.page, 'quote', s.quote) order by s.document_id)
  from row_stamps s where s.namespace_id = r.namespace_id and s.kind = r.kind and s.row_id = r.id) as sources`

/** What a row is read with; what its values follow from is loaded by those alone who change it. */
export const COLUMNS = `r.namespace_id, r.kind, r.id, r.values, r.label, r.natural_key, r.origin, r.edited, r.version,
  r.created_at, r.updated_at`

/** A row as it is written. */
export const recordOf = ({ kind, id, values, label, key, origin, edited, version, createdAt, updatedAt }: Row) => ({
  kind,
  id,
  values,
  label,
  natural_key: key,
  origin,
  edited,
  version,
  created_at: new Date(createdAt),
  updated_at: new Date(updatedAt),
})

export const rowOf = (row: StoredRow): SourcedRow => ({
  namespaceId: row.namespace_id,
  kind: row.kind,
  id: row.id,
  values: row.values,
  label: row.label,
  key: row.natural_key,
  origin: row.origin,
  edited: row.edited,
  version: row.version,
  createdAt: row.created_at.getTime(),
  updatedAt: row.updated_at.getTime(),
  sources: row.sources ?? [],
})
