import {
  makePicture,
  type FarmPictures,
  type KindSlug,
  type Picture,
  type PictureRow,
} from '../../../core/farm/index.ts'
import type { NamespaceId } from '../../../core/shared/ids.ts'
import type { Database } from '../database.ts'

interface Kept {
  picture: Picture
  kinds: ReadonlySet<KindSlug>
  rows: number
  /** Every transaction below this one was over when the picture was read. */
  horizon: string
  readAt: number
}

interface Read {
  rows: PictureRow[]
  horizon: string
}

/** Where nothing changed there is one line with the horizon alone; a kind without an id may have changed anywhere. */
interface StoredChange {
  horizon: string
  kind: KindSlug | null
  id: PictureRow['id'] | null
  label: string | null
  values: object | null
}

/** Less than changes are kept for (`postgres-expired-rows.ts`). */
const KEPT_MS = 3_600_000

/**
 * Pictures of the farms that were asked for last, up to so many rows, brought up to date by what was touched since: a
 * memory of this process, not a state.
 */
export class PostgresFarmPictures implements FarmPictures {
  readonly #database: Database
  readonly #now: () => number
  readonly #mostRows: number
  /** The longest unused first. */
  readonly #kept = new Map<NamespaceId, Kept>()

  constructor(database: Database, now: () => number, mostRows = 60_000) {
    this.#database = database
    this.#now = now
    this.#mostRows = mostRows
  }

  async of(namespace: NamespaceId, kinds: readonly KindSlug[]): Promise<Picture> {
    // What a transaction has not committed is for nobody else.
    if (this.#database.isInTransaction()) return makePicture(kinds, (await this.#read(namespace, kinds)).rows)
    const known = this.#kept.get(namespace)
    const isFresh = known !== undefined && this.#now() - known.readAt < KEPT_MS
    const current = isFresh ? await this.#upToDate(namespace, known, kinds) : await this.#anew(namespace, kinds)
    this.#keep(namespace, current)
    return current.picture.only(kinds)
  }

  async #anew(namespace: NamespaceId, kinds: readonly KindSlug[]): Promise<Kept> {
    const { rows, horizon } = await this.#read(namespace, kinds)
    const picture = makePicture(kinds, rows)
    return { picture, kinds: new Set(kinds), rows: rows.length, horizon, readAt: this.#now() }
  }

  async #upToDate(namespace: NamespaceId, known: Kept, wanted: readonly KindSlug[]): Promise<Kept> {
    const stored = await this.#changesSince(namespace, known)
    const { horizon } = stored[0]!
    const picture = known.picture.after(
      stored.flatMap(({ kind, id, label, values }) =>
        kind === null || id === null
          ? []
          : [{ kind, id, row: values === null ? undefined : { kind, id, label: label!, values } }],
      ),
    )
    const missing = [
      ...wanted.filter((kind) => !known.kinds.has(kind)),
      ...stored.flatMap(({ kind, id }) => (kind !== null && id === null ? [kind] : [])),
    ]
    const kinds = new Set([...known.kinds, ...missing])
    // What was touched between the two statements is found again by the older horizon.
    const whole = missing.length === 0 ? picture : picture.having(missing, (await this.#read(namespace, missing)).rows)
    const rows = [...kinds].reduce((sum, kind) => sum + whole.rows(kind).length, 0)
    return { picture: whole, kinds, rows, horizon, readAt: this.#now() }
  }

  async #read(namespace: NamespaceId, kinds: readonly KindSlug[]): Promise<Read> {
    const [rows, [moment]] = await this.#rowsAndHorizon(namespace, kinds)
    return { rows, horizon: moment!.horizon }
  }

  /** The horizon is asked for first: one that is too old costs only a row that is read twice. */
  async #rowsAndHorizon(namespace: NamespaceId, kinds: readonly KindSlug[]) {
    const moment = await this.#database.query<{ horizon: string }>(
      namespace,
      'select pg_snapshot_xmin(pg_current_snapshot())::text as horizon',
    )
    const rows = await this.#database.query<PictureRow>(
      namespace,
      'select kind, id, label, values from workspace_rows where namespace_id = $1 and kind = any($2)',
      [namespace, [...kinds]],
    )
    return [rows, moment] as const
  }

  #changesSince(namespace: NamespaceId, { horizon, kinds }: Kept): Promise<StoredChange[]> {
    return this.#database.query<StoredChange>(
      namespace,
      `with changed as materialized (
         select kind, ids from row_changes
         where namespace_id = $1 and changed_in >= $2::xid8 and kind = any($3)
       ), touched as (
         select kind, id from changed cross join unnest(ids) as id
         where kind not in (select kind from changed where ids is null)
         union select kind, null::uuid from changed where ids is null
       )
       select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, touched.kind, touched.id, r.label, r.values
       from (select true) as always left join touched on true
       left join workspace_rows r on r.namespace_id = $1 and r.kind = touched.kind and r.id = touched.id`,
      [namespace, horizon, [...kinds]],
    )
  }

  #keep(namespace: NamespaceId, kept: Kept): void {
    this.#kept.delete(namespace)
    if (kept.rows > this.#mostRows) return
    this.#kept.set(namespace, kept)
    let rows = [...this.#kept.values()].reduce((sum, one) => sum + one.rows, 0)
    for (const [oldest, one] of this.#kept) {
      if (rows <= this.#mostRows) break
      this.#kept.delete(oldest)
      rows -= one.rows
    }
  }
}
