import type { RowId } from '../../../core/farm/index.ts'
import type { DocumentId, NamespaceId } from '../../../core/shared/ids.ts'
import type { DerivedRows, StampedRow, YieldedRow } from '../../../core/sources/index.ts'
import type { Database } from '../database.ts'

/** What the row that is put says, without what it does not know. */
const KNOWN = "coalesce((select jsonb_object_agg(key, value) from jsonb_each(excluded.values) where value <> 'null'::jsonb), '{}'::jsonb)"

export class PostgresDerivedRows implements DerivedRows {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  madeBy(namespace: NamespaceId, document: DocumentId): Promise<StampedRow[]> {
    return this.#database.query<StampedRow>(namespace,
      `with made as (
         select r.kind, r.id, r.label, r.edited from workspace_rows r
         where r.namespace_id = $1 and (r.kind, r.id) in (select kind, row_id from row_stamps where namespace_id = $1 and document_id = $2)
         order by r.kind, r.id for update
       )
       select m.*, (select array_agg(s.document_id order by s.document_id) from row_stamps s where s.namespace_id = $1 and s.kind = m.kind and s.row_id = m.id) as sources
       from made m order by m.kind, m.label, m.id`, [namespace, document])
  }

  async put(namespace: NamespaceId, document: DocumentId, rows: readonly YieldedRow[], now: number): Promise<RowId[]> {
    if (rows.length === 0) return []
    const last = [...new Map(rows.map((row) => [`${row.kind} ${row.key}`, row])).values()]
    // In the order of their keys, so that two sources that yield the same rows wait for each other instead of blocking each other.
    const ordered = last.toSorted((a, b) => (`${a.kind} ${a.key}` < `${b.kind} ${b.key}` ? -1 : 1))
    const kept = await this.#database.query<{ kind: string; natural_key: string; id: RowId }>(namespace,
      `with put as (
         insert into workspace_rows as r (namespace_id, kind, id, values, label, natural_key, origin, edited, version, created_at, updated_at)
         select $1, kind, id, values, label, key, 'source', false, 1, $4, $4 from jsonb_to_recordset($3) as given(kind text, id uuid, values jsonb, label text, key text)
         on conflict (namespace_id, kind, natural_key) do update set
           (values, label, version, updated_at) = (
             select next.values, case when r.edited then r.label else excluded.label end, case when next.values = r.values then r.version else r.version + 1 end, case when next.values = r.values then r.updated_at else excluded.updated_at end
             from (select case
               when r.edited then r.values
               when exists (select from row_stamps s where s.namespace_id = r.namespace_id and s.kind = r.kind and s.row_id = r.id and s.document_id <> $2) then r.values || ${KNOWN}
               else excluded.values end as values) next
           )
         returning kind, natural_key, id
       ), stamped as (
         insert into row_stamps (namespace_id, document_id, kind, row_id, page, quote)
         select $1, $2, p.kind, p.id, g.page, g.quote from put p join jsonb_to_recordset($3) as g(kind text, key text, page integer, quote text) on g.kind = p.kind and g.key = p.natural_key
         on conflict (namespace_id, document_id, kind, row_id) do update set page = excluded.page, quote = excluded.quote
       )
       select kind, natural_key, id from put`,
      [namespace, document, JSON.stringify(ordered), new Date(now)])
    const ids = new Map(kept.map(({ kind, natural_key, id }) => [`${kind} ${natural_key}`, id]))
    return rows.map(({ kind, key }) => ids.get(`${kind} ${key}`)!)
  }

  async dropStamps(namespace: NamespaceId, document: DocumentId, rows?: readonly Pick<StampedRow, 'kind' | 'id'>[]): Promise<void> {
    if (rows === undefined) await this.#database.query(namespace, 'delete from row_stamps where namespace_id = $1 and document_id = $2', [namespace, document])
    else if (rows.length > 0) {
      await this.#database.query(namespace, 'delete from row_stamps where namespace_id = $1 and document_id = $2 and (kind, row_id) in (select * from unnest($3::text[], $4::uuid[]))',
        [namespace, document, rows.map(({ kind }) => kind), rows.map(({ id }) => id)])
    }
  }

  async adopt(namespace: NamespaceId, rows: readonly Pick<StampedRow, 'kind' | 'id'>[]): Promise<void> {
    if (rows.length === 0) return
    await this.#database.query(namespace,
      'update workspace_rows set edited = true where namespace_id = $1 and (kind, id) in (select * from unnest($2::text[], $3::uuid[]))', [namespace, rows.map(({ kind }) => kind), rows.map(({ id }) => id)])
  }

  async remove(namespace: NamespaceId, rows: readonly Pick<StampedRow, 'kind' | 'id'>[]): Promise<void> {
    if (rows.length === 0) return
    await this.#database.query(namespace,
      'delete from workspace_rows where namespace_id = $1 and (kind, id) in (select * from unnest($2::text[], $3::uuid[]))', [namespace, rows.map(({ kind }) => kind), rows.map(({ id }) => id)])
  }
}
