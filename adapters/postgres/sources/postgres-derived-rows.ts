import type { DocumentId, NamespaceId } from '../../../core/shared/ids.ts'
import type { DerivedRows, StampedRow } from '../../../core/sources/index.ts'
import type { Database } from '../database.ts'

export class PostgresDerivedRows implements DerivedRows {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  madeBy(namespace: NamespaceId, document: DocumentId): Promise<StampedRow[]> {
    return this.#database.query<StampedRow>(namespace,
      `with made as (
         select r.kind, r.id, r.label, r.edited from derived_rows r
         where r.namespace_id = $1 and (r.kind, r.id) in (select kind, row_id from row_stamps where namespace_id = $1 and document_id = $2)
         order by r.kind, r.id for update
       )
       select m.*, (select array_agg(s.document_id order by s.document_id) from row_stamps s where s.namespace_id = $1 and s.kind = m.kind and s.row_id = m.id) as sources
       from made m order by m.kind, m.label, m.id`, [namespace, document])
  }

  async stamp(namespace: NamespaceId, document: DocumentId, row: Pick<StampedRow, 'kind' | 'id' | 'label'>): Promise<void> {
    await this.#database.query(namespace,
      `with registered as (
         insert into derived_rows (namespace_id, kind, id, label) values ($1, $3, $4, $5)
         on conflict (namespace_id, kind, id) do update set label = excluded.label returning namespace_id, kind, id
       )
       insert into row_stamps (namespace_id, document_id, kind, row_id) select namespace_id, $2, kind, id from registered on conflict do nothing`,
      [namespace, document, row.kind, row.id, row.label])
  }

  async markEdited(namespace: NamespaceId, row: Pick<StampedRow, 'kind' | 'id'>): Promise<void> {
    await this.#database.query(namespace, 'update derived_rows set edited = true where namespace_id = $1 and kind = $2 and id = $3', [namespace, row.kind, row.id])
  }

  async dropStamps(namespace: NamespaceId, document: DocumentId): Promise<void> {
    await this.#database.query(namespace, 'delete from row_stamps where namespace_id = $1 and document_id = $2', [namespace, document])
  }

  async remove(namespace: NamespaceId, rows: readonly Pick<StampedRow, 'kind' | 'id'>[]): Promise<void> {
    if (rows.length === 0) return
    await this.#database.query(namespace,
      'delete from derived_rows where namespace_id = $1 and (kind, id) in (select * from unnest($2::text[], $3::uuid[]))', [namespace, rows.map(({ kind }) => kind), rows.map(({ id }) => id)])
  }
}
