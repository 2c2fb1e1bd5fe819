import type { RowId, ShownRow } from '../../../core/farm/index.ts'
import { rfc3339 } from '../time.ts'

/** A row as `SHOWN_COLUMNS` read it: what is JSON stays the text that it is. */
export interface StoredShownRow {
  id: RowId
  version: number
  origin: string
  edited: boolean
  label: string
  values: string
  created_at: string
  updated_at: string
  sources: string | null
}

export const SHOWN_COLUMNS = `r.id, r.version, r.origin, r.edited, r.label, r.values::text as "values",
  r.created_at::text as created_at, r.updated_at::text as updated_at,
  (select json_agg(json_build_object('document_id', s.document_id, 'page', s.page, 'quote', s.quote)
      order by s.document_id)::text
    from row_stamps s where s.namespace_id = r.namespace_id and s.kind = r.kind and s.row_id = r.id) as sources`

/**
 * A row as the outside sees it (see ShownRow), put together as text here: the same in PostgreSQL takes twice the time,
 * and reading what is JSON only to write it again takes ours.
 */
export function shownOf(row: StoredShownRow): ShownRow {
  const { id, version, origin, edited, label, values } = row
  const times = `"created_at":"${rfc3339(row.created_at)}","updated_at":"${rfc3339(row.updated_at)}"`
  const own = `"id":"${id}","version":${version},"origin":"${origin}","edited":${edited},${times}`
  const sources = `"label":${JSON.stringify(label)},"sources":${row.sources ?? '[]'}`
  return { id, version, json: `{${own},${sources}${values === '{}' ? '}' : `,${values.slice(1)}`}` }
}
