import {
  described,
  isCalled,
  kindOf,
  type KindSlug,
  type RowId,
  statedValues,
  type DerivedRows,
  type RowAnnotation,
  type StampedRow,
  type YieldedRow,
} from '../../../core/farm/index.ts'
import type { DocumentId, NamespaceId } from '../../../core/shared/ids.ts'
import { Ok } from '../../../core/shared/result.ts'
import type { Database } from '../database.ts'

type RowName = Pick<StampedRow, 'kind' | 'id'>

interface StoredStatement {
  document_id: DocumentId
  said: Record<string, unknown>
  as_of: string | null
  made_at: string
}
interface Stated {
  kind: KindSlug
  id: RowId
  own: Record<string, unknown> | null
  statements: StoredStatement[]
}

/**
 * Puts a stamp on each of `marked`, which has the columns kind and row_id and what the stamp says; one that is there
 * keeps its time.
 */
const STAMP = (marked: string, makes: boolean): string =>
  `insert into row_stamps (namespace_id, document_id, kind, row_id, page, quote, said, as_of, made_at, makes)
   select $1, $2, kind, row_id, page, quote, said, as_of, $4, ${String(makes)} from ${marked}
   on conflict (namespace_id, document_id, kind, row_id) do update set page = excluded.page, quote = excluded.quote, said = excluded.said, as_of = excluded.as_of, makes = excluded.makes`

/** What a row had before its first source spoke over it stays known. */
const OWN = "own = case when r.own is null and r.origin <> 'source' and not r.edited then r.values else r.own end"

export class PostgresDerivedRows implements DerivedRows {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async called(
    namespace: NamespaceId,
    slug: KindSlug,
    names: readonly string[],
  ): Promise<{ name: string; id: RowId }[]> {
    const kind = kindOf(slug)
    // What letters are the same is not for the database to say; kinds that are called by their key alone, of which a
    // farm has the most rows, are found by the index.
    const found = await this.#database.query<{ id: RowId; key: string | null; values: Record<string, unknown> }>(
      namespace,
      `select id, natural_key as key, (select coalesce(jsonb_object_agg(field, values -> field), '{}') from unnest($3::text[]) as field) as values from workspace_rows
       where namespace_id = $1 and kind = $2${kind.calledBy.length > 0 ? '' : ' and natural_key = any($4)'}`,
      [namespace, slug, kind.calledBy, ...(kind.calledBy.length > 0 ? [] : [names])],
    )
    return found.flatMap((row) =>
      names.filter((name) => isCalled(kind, row, name)).map((name) => ({ name, id: row.id })),
    )
  }

  async ownNames(namespace: NamespaceId): Promise<string[]> {
    const found = await this.#database.query<{ name: string; vat_id: string | null }>(
      namespace,
      "select values ->> 'name' as name, values ->> 'vat_id' as vat_id from workspace_rows where namespace_id = $1 and kind = 'contacts' and values -> 'roles' @> '[\"own_farm\"]'",
      [namespace],
    )
    return found.flatMap(({ name, vat_id }) => (vat_id === null ? [name] : [name, vat_id]))
  }

  madeBy(namespace: NamespaceId, document: DocumentId): Promise<StampedRow[]> {
    return this.#database.query<StampedRow>(
      namespace,
      `with made as (
         select r.kind, r.id, r.label, r.edited, r.origin from workspace_rows r
         where r.namespace_id = $1 and (r.kind, r.id) in (select kind, row_id from row_stamps where namespace_id = $1 and document_id = $2)
         order by r.kind, r.id for update
       )
       select m.*, s.sources, s.makers from made m cross join lateral (
         select array_agg(document_id order by document_id) as sources, coalesce(array_agg(document_id order by document_id) filter (where makes), '{}') as makers
         from row_stamps where namespace_id = $1 and kind = m.kind and row_id = m.id
       ) s order by m.kind, m.label, m.id`,
      [namespace, document],
    )
  }

  async put(namespace: NamespaceId, document: DocumentId, rows: readonly YieldedRow[], now: number): Promise<RowId[]> {
    if (rows.length === 0) return []
    const last = [...new Map(rows.map((row) => [`${row.kind} ${row.key}`, row])).values()]
    // In the order of their keys, so that two sources that yield the same rows wait for each other instead of blocking
    // each other.
    const ordered = last.toSorted((a, b) => (`${a.kind} ${a.key}` < `${b.kind} ${b.key}` ? -1 : 1))
    return this.#whole(namespace, async () => {
      const kept = await this.#database.query<{ kind: KindSlug; natural_key: string; id: RowId; settled: boolean }>(
        namespace,
        `with given as (
           select * from jsonb_to_recordset($3) as given(kind text, id uuid, values jsonb, label text, key text, page integer, quote text, "asOf" date)
         ), put as (
           insert into workspace_rows as r (namespace_id, kind, id, values, label, natural_key, origin, edited, version, created_at, updated_at)
           select $1, kind, id, values, label, key, 'source', false, 1, $4, $4 from given
           on conflict (namespace_id, kind, natural_key) do update set ${OWN}
           returning kind, natural_key, id, xmax = 0 or edited as settled
         ), marked as (
           select p.kind, p.id as row_id, g.page, g.quote, g.values as said, g."asOf" as as_of from put p join given g on g.kind = p.kind and g.key = p.natural_key
         ), stamped as (${STAMP('marked', true)})
         select * from put`,
        [namespace, document, JSON.stringify(ordered), new Date(now)],
      )
      await this.#restate(
        namespace,
        kept.filter(({ settled }) => !settled),
        now,
      )
      const ids = new Map(kept.map(({ kind, natural_key, id }) => [`${kind} ${natural_key}`, id]))
      return rows.map(({ kind, key }) => ids.get(`${kind} ${key}`)!)
    })
  }

  async remark(
    namespace: NamespaceId,
    document: DocumentId,
    annotations: readonly RowAnnotation[],
    now: number,
  ): Promise<RowId[]> {
    if (annotations.length === 0) return []
    const last = [...new Map(annotations.map((remark) => [`${remark.kind} ${remark.id}`, remark])).values()]
    return this.#whole(namespace, async () => {
      const marked = await this.#database.query<RowName>(
        namespace,
        `with given as (
           select * from jsonb_to_recordset($3) as given(kind text, id uuid, values jsonb, page integer, quote text, "asOf" date)
         ), there as (
           select kind, id from workspace_rows where namespace_id = $1 and (kind, id) in (select kind, id from given) order by kind, natural_key, id for update
         ), touched as (
           update workspace_rows r set ${OWN} from there t where r.namespace_id = $1 and r.kind = t.kind and r.id = t.id returning r.kind, r.id
         ), marked as (
           select t.kind, t.id as row_id, g.page, g.quote, g.values as said, g."asOf" as as_of from touched t join given g on g.kind = t.kind and g.id = t.id
         ), stamped as (${STAMP('marked', false)})
         select * from touched`,
        [namespace, document, JSON.stringify(last), new Date(now)],
      )
      await this.#restate(namespace, marked, now)
      return marked.map(({ id }) => id)
    })
  }

  async dropStamps(
    namespace: NamespaceId,
    document: DocumentId,
    now: number,
    { rows, keepSaid = false }: { rows?: readonly RowName[]; keepSaid?: boolean } = {},
  ): Promise<void> {
    if (rows?.length === 0) return
    await this.#whole(namespace, async () => {
      const dropped = await this.#database.query<RowName & Pick<StoredStatement, 'said'>>(
        namespace,
        `delete from row_stamps where namespace_id = $1 and document_id = $2${rows ? ' and (kind, row_id) in (select * from unnest($3::text[], $4::uuid[]))' : ''}
         returning kind, row_id as id, said`,
        [namespace, document, ...(rows ? [rows.map(({ kind }) => kind), rows.map(({ id }) => id)] : [])],
      )
      if (keepSaid) await this.#keepSaid(namespace, document, dropped)
      await this.#restate(namespace, dropped, now)
    })
  }

  async adopt(namespace: NamespaceId, rows: readonly RowName[]): Promise<void> {
    if (rows.length === 0) return
    await this.#database.query(
      namespace,
      'update workspace_rows set edited = true where namespace_id = $1 and (kind, id) in (select * from unnest($2::text[], $3::uuid[]))',
      [namespace, rows.map(({ kind }) => kind), rows.map(({ id }) => id)],
    )
  }

  async remove(namespace: NamespaceId, rows: readonly RowName[]): Promise<void> {
    if (rows.length === 0) return
    await this.#database.query(
      namespace,
      'delete from workspace_rows where namespace_id = $1 and (kind, id) in (select * from unnest($2::text[], $3::uuid[]))',
      [namespace, rows.map(({ kind }) => kind), rows.map(({ id }) => id)],
    )
  }

  async #whole<T>(namespace: NamespaceId, work: () => Promise<T>): Promise<T> {
    return (await this.#database.within(namespace, async () => Ok(await work()))).unwrap()
  }

  /** Those of the rows that nobody has edited, with everything that their values follow from. */
  #stated(namespace: NamespaceId, rows: readonly RowName[]): Promise<Stated[]> {
    return this.#database.query<Stated>(
      namespace,
      `select r.kind, r.id, r.own, coalesce((
         select jsonb_agg(jsonb_build_object('document_id', s.document_id, 'said', s.said, 'as_of', s.as_of, 'made_at', s.made_at))
         from row_stamps s where s.namespace_id = $1 and s.kind = r.kind and s.row_id = r.id), '[]') as statements
       from workspace_rows r where r.namespace_id = $1 and not r.edited and (r.kind, r.id) in (select * from unnest($2::text[], $3::uuid[])) order by r.kind, r.natural_key, r.id for update`,
      [namespace, rows.map(({ kind }) => kind), rows.map(({ id }) => id)],
    )
  }

  /** Gives the rows the values that follow from what is said of them; of a row of which nothing is said they stay. */
  async #restate(namespace: NamespaceId, rows: readonly RowName[], now: number): Promise<void> {
    if (rows.length === 0) return
    const changed = (await this.#stated(namespace, rows))
      .filter(({ own, statements }) => own !== null || statements.length > 0)
      .map(({ kind, id, own, statements }) => {
        const { values, label } = described(kindOf(kind), statedValues(kindOf(kind), own, statements.map(statementOf)))
        return { kind, id, values, label }
      })
    await this.#database.query(
      namespace,
      `update workspace_rows r set values = g.values, label = g.label, version = version + 1, updated_at = $3 from jsonb_to_recordset($2) as g(kind text, id uuid, values jsonb, label text)
       where r.namespace_id = $1 and r.kind = g.kind and r.id = g.id and r.values <> g.values`,
      [namespace, JSON.stringify(changed), new Date(now)],
    )
  }

  /** Lays what a source said over what the rows are made with. */
  async #keepSaid(
    namespace: NamespaceId,
    documentId: DocumentId,
    dropped: readonly (RowName & Pick<StoredStatement, 'said'>)[],
  ): Promise<void> {
    if (dropped.length === 0) return
    const said = new Map(dropped.map((stamp) => [`${stamp.kind} ${stamp.id}`, stamp.said]))
    const kept = (await this.#stated(namespace, dropped)).map(({ kind, id, own }) => ({
      kind,
      id,
      own: statedValues(kindOf(kind), own, [{ documentId, said: said.get(`${kind} ${id}`)!, asOf: null, madeAt: 0 }]),
    }))
    await this.#database.query(
      namespace,
      'update workspace_rows r set own = g.own from jsonb_to_recordset($2) as g(kind text, id uuid, own jsonb) where r.namespace_id = $1 and r.kind = g.kind and r.id = g.id',
      [namespace, JSON.stringify(kept)],
    )
  }
}

const statementOf = ({ document_id, said, as_of, made_at }: StoredStatement) => ({
  documentId: document_id,
  said,
  asOf: as_of,
  madeAt: Date.parse(made_at),
})
