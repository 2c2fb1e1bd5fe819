import type {
  DeletedRow,
  DeletedRows,
  Deletion,
  EmptiedReference,
  KindSlug,
  RowHistory,
  RowName,
} from '../../../core/farm/index.ts'
import type { DocumentId, NamespaceId } from '../../../core/shared/ids.ts'
import type { Database } from '../database.ts'
import { STATEMENTS, storedHistory, type StoredRow } from './stored-history.ts'

/** What of a row lies aside as it stood. */
const ROW = 'values, label, natural_key, origin, edited, version, created_at, updated_at, own, kept, held'

const COLUMNS = `${ROW}, statements, emptied, deleted_at, deleted_by, document_name`

export class PostgresDeletedRows implements DeletedRows {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async keep(namespace: NamespaceId, rows: readonly RowName[], { at, by, documentName }: Deletion): Promise<void> {
    if (rows.length === 0) return
    await this.#database.query(
      namespace,
      `insert into deleted_rows (namespace_id, kind, id, ${COLUMNS})
       select r.namespace_id, r.kind, r.id, ${ROW.replaceAll(/\w+/g, 'r.$&')}, coalesce(${STATEMENTS}, '[]'), '[]',
         $4, $5, $6
       from unnest($2::text[], $3::uuid[]) as named(kind, id)
       join workspace_rows r on r.namespace_id = $1 and r.kind = named.kind and r.id = named.id
       on conflict (namespace_id, kind, id)
       do update set (${COLUMNS}) = (select ${COLUMNS.replaceAll(/\w+/g, 'excluded.$&')})`,
      [namespace, rows.map(({ kind }) => kind), rows.map(({ id }) => id), new Date(at), by, documentName],
    )
  }

  async noteEmptied(
    namespace: NamespaceId,
    emptied: readonly EmptiedReference[],
    beside: 'to' | 'from' = 'to',
  ): Promise<void> {
    if (emptied.length === 0) return
    const rowOf = (one: EmptiedReference): RowName => (beside === 'to' ? one.to : one)
    const byRow = Map.groupBy(emptied, (one) => `${rowOf(one).kind} ${rowOf(one).id}`)
    const notes = [...byRow.values()].map((same) => {
      const { kind, id } = rowOf(same[0]!)
      return { kind, id, emptied: same }
    })
    await this.#database.query(
      namespace,
      `update deleted_rows d set emptied = d.emptied || note.emptied
       from jsonb_to_recordset($2) as note(kind text, id uuid, emptied jsonb)
       where d.namespace_id = $1 and d.kind = note.kind and d.id = note.id`,
      [namespace, JSON.stringify(notes)],
    )
  }

  async forgetQuotes(namespace: NamespaceId, document: DocumentId): Promise<void> {
    await this.#database.query(
      namespace,
      `update deleted_rows set statements = (
         select jsonb_agg(case when one ->> 'documentId' = $2 then one || '{"quote": null}' else one end order by place)
         from jsonb_array_elements(statements) with ordinality as each(one, place))
       where namespace_id = $1 and statements @> jsonb_build_array(jsonb_build_object('documentId', $2::text))`,
      [namespace, document],
    )
  }

  async list(
    namespace: NamespaceId,
    { kind, since, limit, offset }: { kind?: KindSlug | undefined; since: number; limit: number; offset: number },
  ): Promise<DeletedRow[]> {
    const rows = await this.#database.query<Omit<DeletedRow, 'at'> & { at: Date }>(
      namespace,
      `select kind, id, label, deleted_at as at, deleted_by as by, document_name as "documentName" from deleted_rows
       where namespace_id = $1 and deleted_at > $2 and ($3::text is null or kind = $3)
       order by deleted_at desc, kind, id limit $4 offset $5`,
      [namespace, new Date(since), kind ?? null, limit, offset],
    )
    return rows.map((row) => ({ ...row, at: row.at.getTime() }))
  }

  async count(
    namespace: NamespaceId,
    { kind, since }: { kind?: KindSlug | undefined; since: number },
  ): Promise<number> {
    const [row] = await this.#database.query<{ total: number }>(
      namespace,
      `select count(*)::int as total from deleted_rows
       where namespace_id = $1 and deleted_at > $2 and ($3::text is null or kind = $3)`,
      [namespace, new Date(since), kind ?? null],
    )
    return row!.total
  }

  async take(
    namespace: NamespaceId,
    { kind, id }: RowName,
    since: number,
  ): Promise<{ history: RowHistory; emptied: EmptiedReference[] } | undefined> {
    const [taken] = await this.#database.query<StoredRow & { emptied: EmptiedReference[] }>(
      namespace,
      `delete from deleted_rows where namespace_id = $1 and kind = $2 and id = $3 and deleted_at > $4
       returning namespace_id as "namespaceId", kind, id, values, label, natural_key as key, origin, edited, version,
         created_at as "createdAt", updated_at as "updatedAt", own, kept, held, statements, emptied`,
      [namespace, kind, id, new Date(since)],
    )
    if (!taken) return undefined
    const { emptied, ...stored } = taken
    return { history: storedHistory(stored), emptied }
  }
}
