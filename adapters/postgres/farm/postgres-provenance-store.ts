import {
  changesIn,
  type HistoryChange,
  type ProvenanceStore,
  type RowHistory,
  type RowId,
  type RowKey,
  type RowName,
  type StampedRow,
  type Tombstone,
} from '../../../core/farm/index.ts'
import type { DocumentId, NamespaceId } from '../../../core/shared/ids.ts'
import { isUniqueViolation, type Database } from '../database.ts'
import { refreshStatistics } from './refresh-statistics.ts'
import { recordOf, STATEMENTS, statementsOf, storedHistory, type StoredRow } from './stored-history.ts'

/** Rows named by the arrays $2 and $3, their kinds and ids. */
const NAMED = 'unnest($2::text[], $3::uuid[]) as named(kind, id)'

export class PostgresProvenanceStore implements ProvenanceStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async load(
    namespace: NamespaceId,
    { rows = [], keys = [] }: { rows?: readonly RowName[]; keys?: readonly RowKey[] },
  ): Promise<RowHistory[]> {
    const locked = await this.#lock(namespace, rows, keys)
    if (locked.length === 0) return []
    // Only a statement that begins after the locks are had sees what others wrote before.
    const stored = await this.#database.query<StoredRow>(
      namespace,
      `select r.namespace_id as "namespaceId", r.kind, r.id, r.values, r.label, r.natural_key as key, r.origin,
         r.edited, r.version, r.created_at as "createdAt", r.updated_at as "updatedAt", r.own, r.kept, r.held,
         coalesce(${STATEMENTS}, '[]') as statements
       from ${NAMED} join workspace_rows r on r.namespace_id = $1 and r.kind = named.kind and r.id = named.id
       order by r.kind, r.natural_key, r.id`,
      [namespace, locked.map(({ kind }) => kind), locked.map(({ id }) => id)],
    )
    return stored.map(storedHistory)
  }

  /**
   * In the order of their keys, so that two that need the same rows wait for each other instead of blocking each other.
   */
  async #lock(namespace: NamespaceId, rows: readonly RowName[], keys: readonly RowKey[]): Promise<RowName[]> {
    const wanted = [
      ...(rows.length > 0 ? [`select named.kind, named.id from ${NAMED}`] : []),
      ...(keys.length > 0
        ? [
            `select w.kind, w.id from unnest($${rows.length > 0 ? 4 : 2}::text[], $${rows.length > 0 ? 5 : 3}::text[])
               as keyed(kind, key)
             join workspace_rows w on w.namespace_id = $1 and w.kind = keyed.kind and w.natural_key = keyed.key`,
          ]
        : []),
    ]
    if (wanted.length === 0) return []
    return this.#database.query<RowName>(
      namespace,
      `with wanted as materialized (${wanted.join(' union ')})
       select r.kind, r.id from wanted
       join workspace_rows r on r.namespace_id = $1 and r.kind = wanted.kind and r.id = wanted.id
       order by r.kind, r.natural_key, r.id for no key update of r`,
      [
        namespace,
        ...(rows.length > 0 ? [rows.map(({ kind }) => kind), rows.map(({ id }) => id)] : []),
        ...(keys.length > 0 ? [keys.map(({ kind }) => kind), keys.map(({ key }) => key)] : []),
      ],
    )
  }

  stampedBy(namespace: NamespaceId, document: DocumentId): Promise<StampedRow[]> {
    return this.#database.query<StampedRow>(
      namespace,
      `with stamped as (
         select r.kind, r.id, r.label, r.edited, r.origin, mine.natural_key, mine.confirmed is not null as confirmed
         from row_stamps mine join workspace_rows r on r.namespace_id = $1 and r.kind = mine.kind and r.id = mine.row_id
         where mine.namespace_id = $1 and mine.document_id = $2
         order by r.kind, r.natural_key, r.id for no key update of r
       )
       select m.kind, m.id, m.label, m.edited, m.origin, s.sources, s.makers, m.natural_key as "statedAs", m.confirmed
       from stamped m cross join lateral (
         select array_agg(document_id order by document_id) as sources,
           coalesce(array_agg(document_id order by document_id) filter (where makes), '{}') as makers
         from row_stamps where namespace_id = $1 and kind = m.kind and row_id = m.id
       ) s order by m.kind, m.label, m.id`,
      [namespace, document],
    )
  }

  async add(namespace: NamespaceId, histories: readonly RowHistory[]): Promise<Set<RowId>> {
    if (histories.length === 0) return new Set()
    const added = await this.#database.query<{ id: RowId }>(
      namespace,
      `insert into workspace_rows (namespace_id, kind, id, values, label, natural_key, origin, edited, version,
         created_at, updated_at, own, kept, held)
       select $1, kind, id, values, label, key, origin, edited, version, "createdAt", "updatedAt", own, kept, held
       from jsonb_to_recordset($2) as
         given(kind text, id uuid, values jsonb, label text, key text, origin text, edited boolean, version integer,
           "createdAt" timestamptz, "updatedAt" timestamptz, own jsonb, kept jsonb, held jsonb)
       on conflict (namespace_id, kind, natural_key) do nothing returning id`,
      [namespace, JSON.stringify(histories.map(recordOf))],
    )
    const ids = new Set(added.map(({ id }) => id))
    await this.#state(
      namespace,
      histories.filter(({ row }) => ids.has(row.id)).flatMap(({ row, statements }) => statementsOf(row, statements)),
    )
    await refreshStatistics(this.#database, namespace, ids.size)
    return ids
  }

  async save(namespace: NamespaceId, changes: readonly HistoryChange[]): Promise<'saved' | 'key_taken'> {
    const found = changes.map((change) => ({ after: change.after, changed: changesIn(change) }))
    const rows = found.filter(({ changed }) => changed.row).map(({ after }) => recordOf(after))
    try {
      await this.#freeKeys(namespace, changes)
      if (rows.length > 0) await this.#writeRows(namespace, rows)
    } catch (error) {
      if (!isUniqueViolation(error)) throw error
      return 'key_taken'
    }
    await this.#state(
      namespace,
      found.flatMap(({ after, changed }) => statementsOf(after.row, changed.stated)),
    )
    const dropped = found.flatMap(({ after: { row }, changed }) =>
      changed.dropped.map((document) => ({ kind: row.kind, id: row.id, document })),
    )
    if (dropped.length > 0)
      await this.#database.query(
        namespace,
        `delete from row_stamps s using unnest($2::text[], $3::uuid[], $4::uuid[]) as named(kind, id, document)
         where s.namespace_id = $1 and s.document_id = named.document and s.kind = named.kind and s.row_id = named.id`,
        [
          namespace,
          dropped.map(({ kind }) => kind),
          dropped.map(({ id }) => id),
          dropped.map(({ document }) => document),
        ],
      )
    return 'saved'
  }

  async remove(namespace: NamespaceId, rows: readonly RowName[]): Promise<void> {
    if (rows.length === 0) return
    await this.#database.query(
      namespace,
      `delete from workspace_rows r using ${NAMED}
       where r.namespace_id = $1 and r.kind = named.kind and r.id = named.id`,
      [namespace, rows.map(({ kind }) => kind), rows.map(({ id }) => id)],
    )
  }

  tombstonesOf(namespace: NamespaceId, document: DocumentId): Promise<RowKey[]> {
    return this.#database.query<RowKey>(
      namespace,
      'select kind, natural_key as key from row_tombstones where namespace_id = $1 and document_id = $2',
      [namespace, document],
    )
  }

  async addTombstones(namespace: NamespaceId, tombstones: readonly Tombstone[]): Promise<void> {
    if (tombstones.length === 0) return
    await this.#database.query(
      namespace,
      `insert into row_tombstones (namespace_id, document_id, kind, natural_key)
       select $1, given.* from unnest($2::uuid[], $3::text[], $4::text[]) as given on conflict do nothing`,
      [namespace, ...tombstoneColumns(tombstones)],
    )
  }

  async removeTombstones(namespace: NamespaceId, document: DocumentId): Promise<void> {
    await this.#database.query(namespace, 'delete from row_tombstones where namespace_id = $1 and document_id = $2', [
      namespace,
      document,
    ])
  }

  async liftTombstones(namespace: NamespaceId, tombstones: readonly Tombstone[]): Promise<void> {
    if (tombstones.length === 0) return
    await this.#database.query(
      namespace,
      `delete from row_tombstones t using unnest($2::uuid[], $3::text[], $4::text[]) as lifted(document, kind, key)
       where t.namespace_id = $1 and t.document_id = lifted.document and t.kind = lifted.kind
         and t.natural_key = lifted.key`,
      [namespace, ...tombstoneColumns(tombstones)],
    )
  }

  /** A unique index looks at one row after the other: what swaps its key with another row gives it up first. */
  async #freeKeys(namespace: NamespaceId, changes: readonly HistoryChange[]): Promise<void> {
    const wanted = new Set(changes.map(({ after: { row } }) => `${row.kind} ${row.key}`))
    const freed = changes.flatMap(({ before, after }) =>
      before && before.row.key !== after.row.key && wanted.has(`${before.row.kind} ${before.row.key}`)
        ? [before.row]
        : [],
    )
    if (freed.length === 0) return
    await this.#database.query(
      namespace,
      `update workspace_rows r set natural_key = null from ${NAMED}
       where r.namespace_id = $1 and r.kind = named.kind and r.id = named.id`,
      [namespace, freed.map(({ kind }) => kind), freed.map(({ id }) => id)],
    )
  }

  async #writeRows(namespace: NamespaceId, rows: readonly ReturnType<typeof recordOf>[]): Promise<void> {
    await this.#database.query(
      namespace,
      `update workspace_rows r set values = g.values, label = g.label, natural_key = g.key, edited = g.edited,
         version = g.version, updated_at = g."updatedAt", own = g.own, kept = g.kept, held = g.held
       from jsonb_to_recordset($2) as g(kind text, id uuid, values jsonb, label text, key text,
         edited boolean, version integer, "updatedAt" timestamptz, own jsonb, kept jsonb, held jsonb)
       where r.namespace_id = $1 and r.kind = g.kind and r.id = g.id`,
      [namespace, JSON.stringify(rows)],
    )
  }

  async #state(namespace: NamespaceId, statements: readonly ReturnType<typeof statementsOf>[number][]): Promise<void> {
    if (statements.length === 0) return
    await this.#database.query(
      namespace,
      `insert into row_stamps (namespace_id, document_id, kind, row_id, natural_key, page, quote, said, confirmed,
         as_of, made_at, since, makes)
       select $1, "documentId", kind, id, key, page, quote, values, confirmed, "asOf", "statedAt", since, makes
       from jsonb_to_recordset($2) as
         given("documentId" uuid, kind text, id uuid, key text, page integer, quote text, values jsonb,
           confirmed jsonb, "asOf" date, "statedAt" timestamptz, since jsonb, makes boolean)
       on conflict (namespace_id, document_id, kind, row_id)
       do update set natural_key = excluded.natural_key, page = excluded.page, quote = excluded.quote,
         said = excluded.said, confirmed = excluded.confirmed, as_of = excluded.as_of, since = excluded.since,
         makes = excluded.makes`,
      [namespace, JSON.stringify(statements)],
    )
  }
}

const tombstoneColumns = (tombstones: readonly Tombstone[]): string[][] => [
  tombstones.map(({ documentId }) => documentId),
  tombstones.map(({ kind }) => kind),
  tombstones.map(({ key }) => key),
]
