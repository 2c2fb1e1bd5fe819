import {
  FEW_ROWS,
  type KindSlug,
  type PickedRows,
  type Row,
  type RowFilter,
  type RowId,
  type RowQuery,
  type RowSearch,
  type RowsPassing,
  type RowStore,
  type ShownPage,
  type ShownRow,
  type SourcedRow,
} from '../../../core/farm/index.ts'
import type { NamespaceId } from '../../../core/shared/ids.ts'
import { isUniqueViolation, type Database } from '../database.ts'
import { refreshStatistics } from './refresh-statistics.ts'
import { conditionOf, pageOf, passingOf } from './row-page.ts'
import { shownOf, SHOWN_COLUMNS, type StoredShownRow } from './shown-row.ts'
import { COLUMNS, recordOf, rowOf, SOURCES, type StoredRow } from './stored-row.ts'

export class PostgresRowStore implements RowStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async add(rows: readonly Row[]): Promise<{ outcome: 'added' } | { outcome: 'key_taken'; key: string }> {
    const [first] = rows
    if (!first) return { outcome: 'added' }
    const taken = await this.#takenKey(first.namespaceId, rows)
    if (taken !== undefined) return { outcome: 'key_taken', key: taken }
    try {
      await this.#database.query(
        first.namespaceId,
        `insert into workspace_rows (namespace_id, kind, id, values, label, natural_key, origin, edited, version,
           created_at, updated_at)
         select $1, kind, id, values, label, natural_key, origin, edited, version, created_at, updated_at
         from jsonb_to_recordset($2) as
           given(kind text, id uuid, values jsonb, label text, natural_key text, origin text, edited boolean,
             version integer, created_at timestamptz, updated_at timestamptz)`,
        [first.namespaceId, JSON.stringify(rows.map(recordOf))],
      )
      await refreshStatistics(this.#database, first.namespaceId, rows.length)
      return { outcome: 'added' }
    } catch (error) {
      if (!isUniqueViolation(error)) throw error
      return { outcome: 'key_taken', key: rows.find(({ key }) => key !== null)?.key ?? '' }
    }
  }

  /**
   * The first key that is taken already: the constraint below does not say which, since row-level security hides other
   * rows from its message.
   */
  async #takenKey(namespace: NamespaceId, rows: readonly Row[]): Promise<string | undefined> {
    const keyed = rows.filter((row): row is Row & { key: string } => row.key !== null)
    if (keyed.length === 0) return undefined
    const known = await this.#database.query<{ kind: string; natural_key: string }>(
      namespace,
      `select kind, natural_key from workspace_rows
       where namespace_id = $1 and (kind, natural_key) in (select * from unnest($2::text[], $3::text[]))`,
      [namespace, keyed.map(({ kind }) => kind), keyed.map(({ key }) => key)],
    )
    const taken = new Set(known.map(({ kind, natural_key }) => `${kind} ${natural_key}`))
    return keyed.find(({ kind, key }) => taken.has(`${kind} ${key}`) || !taken.add(`${kind} ${key}`))?.key
  }

  async byId(namespace: NamespaceId, kind: KindSlug, id: RowId): Promise<SourcedRow | undefined> {
    const [row] = await this.#database.query<StoredRow>(
      namespace,
      `select ${COLUMNS}, ${SOURCES} from workspace_rows r where r.namespace_id = $1 and r.kind = $2 and r.id = $3`,
      [namespace, kind, id],
    )
    return row && rowOf(row)
  }

  async byKeys(namespace: NamespaceId, kind: KindSlug, keys: readonly string[]): Promise<Row[]> {
    const rows = await this.#database.query<Omit<StoredRow, 'sources'>>(
      namespace,
      `select ${COLUMNS} from workspace_rows r where r.namespace_id = $1 and r.kind = $2 and r.natural_key = any($3)
       order by r.id for update`,
      [namespace, kind, [...keys]],
    )
    return rows.map((row) => withoutSources(rowOf({ ...row, sources: null })))
  }

  async list(namespace: NamespaceId, kind: KindSlug, query: RowQuery): Promise<SourcedRow[]> {
    const { page, order, values } = pageOf(namespace, kind, query, query.limit)
    const sources = query.sources === 'without' ? 'null as sources' : SOURCES
    const rows = await this.#database.query<StoredRow>(
      namespace,
      `select ${COLUMNS}, ${sources} from (${page}) r order by ${order}`,
      values,
    )
    return rows.map(rowOf)
  }

  /** Reads every row of the kinds. To make a text of one is most of the work, so it is done once (`offset 0`). */
  async search(namespace: NamespaceId, { words, kinds, limit }: RowSearch): Promise<SourcedRow[]> {
    const rows = await this.#database.query<StoredRow>(
      namespace,
      `with found as materialized (
         select r.kind, r.id, r.created_at, hits.words, hits.in_label
         from workspace_rows r
         cross join lateral (
           select lower(r.label) as label, lower(r.label || ' ' || r.values::text) as content offset 0) as texts
         cross join lateral (
           select count(*) filter (where strpos(texts.content, w) > 0) as words,
             count(*) filter (where strpos(texts.label, w) > 0) as in_label
           from unnest($3::text[]) w) as hits
         where r.namespace_id = $1 and r.kind = any($2::text[]) and hits.words > 0
       ), best as materialized (
         select * from found order by words desc, in_label desc, created_at desc, id desc limit $4
       )
       select ${COLUMNS}, ${SOURCES} from best
       join workspace_rows r on r.namespace_id = $1 and r.kind = best.kind and r.id = best.id
       order by best.words desc, best.in_label desc, best.created_at desc, best.id desc`,
      [namespace, [...kinds], [...words], limit],
    )
    return rows.map(rowOf)
  }

  async shown(namespace: NamespaceId, kind: KindSlug, id: RowId): Promise<ShownRow | undefined> {
    const [row] = await this.#database.query<StoredShownRow>(
      namespace,
      `select ${SHOWN_COLUMNS} from workspace_rows r where r.namespace_id = $1 and r.kind = $2 and r.id = $3`,
      [namespace, kind, id],
    )
    return row && shownOf(row)
  }

  async shownPage(namespace: NamespaceId, kind: KindSlug, query: RowQuery): Promise<ShownPage> {
    const { page, order, values } = pageOf(namespace, kind, query, query.limit + 1)
    const rows = await this.#database.query<StoredShownRow>(
      namespace,
      `select ${SHOWN_COLUMNS} from (${page}) r order by ${order}`,
      values,
    )
    const shown = rows.slice(0, query.limit).map((row) => shownOf(row).json)
    return { json: `[${shown.join(',')}]`, hasMore: rows.length > query.limit }
  }

  async ofOrigin(namespace: NamespaceId, origin: Row['origin']): Promise<SourcedRow[]> {
    const rows = await this.#database.query<StoredRow>(
      namespace,
      `select ${COLUMNS}, ${SOURCES} from workspace_rows r
       where r.namespace_id = $1 and r.origin = $2 order by r.kind, r.id for update of r`,
      [namespace, origin],
    )
    return rows.map(rowOf)
  }

  async count(namespace: NamespaceId, kind: KindSlug, passing: RowsPassing): Promise<number> {
    const values: unknown[] = [namespace, kind]
    const condition = passingOf(kind, passing, (value) => `$${values.push(value)}`)
    const [row] = await this.#database.query<{ total: number }>(
      namespace,
      `select count(*)::int as total from workspace_rows r where ${condition}`,
      values,
    )
    return row!.total
  }

  /** In one reading of the kind, for its rows are many. */
  async pick(namespace: NamespaceId, kind: KindSlug, filters: readonly RowFilter[], most: number): Promise<PickedRows> {
    const values: unknown[] = [namespace, kind, most, FEW_ROWS]
    const conditions = filters.map((filter) => conditionOf(filter, (value) => `$${values.push(value)}`))
    const rows = await this.#database.query<StoredRow & { total: number }>(
      namespace,
      `with hit as materialized (
         select r.id, r.created_at from workspace_rows r
         where ${['r.namespace_id = $1', 'r.kind = $2', ...conditions].join(' and ')}),
         counted as (select count(*)::int as total from hit),
         page as materialized (
           select id from hit order by created_at desc, id desc
           limit (select case when total <= $3::int then total else $4::int end from counted))
       select ${COLUMNS}, ${SOURCES}, (select total from counted) as total from page
       join workspace_rows r on r.namespace_id = $1 and r.kind = $2 and r.id = page.id
       order by r.created_at desc, r.id desc`,
      values,
    )
    return { total: rows[0]?.total ?? 0, rows: rows.map(rowOf) }
  }

  async labels(namespace: NamespaceId, kind: KindSlug, ids: readonly RowId[]): Promise<Map<RowId, string>> {
    const rows = await this.#database.query<{ id: RowId; label: string }>(
      namespace,
      'select id, label from workspace_rows where namespace_id = $1 and kind = $2 and id = any($3)',
      [namespace, kind, [...ids]],
    )
    return new Map(rows.map(({ id, label }) => [id, label]))
  }

  async counts(namespace: NamespaceId): Promise<Partial<Record<KindSlug, number>>> {
    const rows = await this.#database.query<{ kind: KindSlug; rows: number }>(
      namespace,
      'select kind, count(*)::int as rows from workspace_rows where namespace_id = $1 group by kind',
      [namespace],
    )
    return Object.fromEntries(rows.map(({ kind, rows: count }) => [kind, count]))
  }
}

const withoutSources = ({ sources: _, ...row }: SourcedRow): Row => row
