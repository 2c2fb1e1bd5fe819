import type { KINDS, KindSlug } from '../kinds/kinds.ts'
import type { RowId } from '../rows/row.ts'
import type { ValuesOf } from '../schema/fields.ts'
import { areSame, makeEach, nothingMade, type Besides } from './derive-each.ts'
import { rowsByKey, type RowsByKey } from './rows-by-key.ts'

/** The values of a row as calculations read them; what is not known is null, or missing in rows of long ago. */
export type RowValues<S extends KindSlug> = Partial<ValuesOf<(typeof KINDS)[S]['fields']>>

export interface PictureRow<S extends KindSlug = KindSlug> {
  kind: S
  id: RowId
  /** As a person knows it. */
  label: string
  values: RowValues<S>
}

/** A row that is another one now, or is there no more. */
export interface PictureChange {
  kind: KindSlug
  id: RowId
  row: PictureRow | undefined
}

/**
 * Which rows of a kind one of a list looks at: those that share a key with it. `name` names the keys, as that of
 * `rowsBy` does.
 */
export interface Naming<K, S extends KindSlug = KindSlug> {
  name: string
  kind: S
  keysOf(one: K): readonly string[]
  keysOfRow(row: PictureRow<S>): readonly string[]
}

/**
 * All rows of some kinds of a farm at one moment, for calculations that need many at once: findings, plans, books. Rows
 * of a kind come in the order of their ids, which is that of their making. To ask for a kind that it was not made with
 * is a defect and throws.
 */
export interface Picture {
  rows<S extends KindSlug>(kind: S): readonly PictureRow<S>[]
  /** Undefined also for no id. */
  byId<S extends KindSlug>(kind: S, id: string | null | undefined): PictureRow<S> | undefined
  /** The rows of a kind whose field refers to the row of that id. */
  referring<S extends KindSlug>(kind: S, field: keyof RowValues<S> & string, id: string): readonly PictureRow<S>[]
  /**
   * The rows of a kind under each key that `keysOf` makes of a row alone, in their order. It is kept under its name and
   * follows changes row by row: a list in which nothing changed stays the same object.
   */
  rowsBy<S extends KindSlug>(
    name: string,
    kind: S,
    keysOf: (row: PictureRow<S>) => readonly string[],
  ): RowsByKey<PictureRow<S>>
  /** The same picture for someone who reads these kinds alone. */
  only(kinds: readonly KindSlug[]): Picture
  /**
   * What `compute` makes of the rows of these kinds. It is kept under its name, also for the pictures that follow from
   * this one, until a row of one of the kinds changes; so it may hang on these kinds and on its name, and on nothing
   * else.
   */
  derive<T>(name: string, kinds: readonly KindSlug[], compute: (picture: Picture) => T): T
  /**
   * What `compute` makes of each of these rows, or of what was made of rows and kept, with the rows of other kinds to
   * look at. Of what stays the same object it is kept as long as no row of the others changes, and as long as all that
   * `besides` names stays the same: objects, or rows that share a key with it. It may hang on these and its name alone.
   * Of the same list the same list comes, where nothing of it is made anew.
   */
  deriveEach<K extends object, T, S extends KindSlug = KindSlug>(
    name: string,
    of: readonly K[],
    others: readonly KindSlug[],
    compute: (one: K, others: Picture) => T,
    besides?: Besides<K> | Naming<K, S>,
  ): readonly T[]
  /** The picture after these changes; those of kinds that it has not are passed over. */
  after(changes: readonly PictureChange[]): Picture
  /** The picture with all rows of these kinds read anew, or for the first time. */
  having(kinds: readonly KindSlug[], rows: readonly PictureRow[]): Picture
}

/** A kind's rows, never changed once they are read; another object says that one of them is another. */
interface RowsOfKind {
  /** In the order of their ids. */
  list: readonly PictureRow[]
  /** As they were read, and what is another since; undefined: it is there no more. */
  read: ReadonlyMap<string, PictureRow>
  changed: ReadonlyMap<string, PictureRow | undefined>
}

interface Derived {
  kinds: readonly KindSlug[]
  value: unknown
}

interface Index {
  /** The rows of the kind that it is of. */
  list: readonly PictureRow[]
  byKey: RowsByKey<PictureRow>
}

const NO_INDEX: Index = { list: [], byKey: new Map() }

/** What was made of the rows of a farm, by its names. */
interface Memory {
  derived: Map<string, Derived>
  indexes: Map<string, Index>
}

/** More are results of other days and years. */
const MOST_DERIVED = 1000

/** A picture of these rows; `kinds` names those that have none, too. */
export const makePicture = (kinds: readonly KindSlug[], rows: readonly PictureRow[]): Picture =>
  pictureOf(byKind(kinds, rows), { derived: new Map(), indexes: new Map() })

const rowsOfKind = (rows: readonly PictureRow[]): RowsOfKind => {
  const list = rows.toSorted((one, other) => (one.id < other.id ? -1 : Number(one.id > other.id)))
  return { list, read: new Map(list.map((row) => [row.id, row])), changed: new Map() }
}

function pictureOf(all: ReadonlyMap<KindSlug, RowsOfKind>, { derived, indexes }: Memory): Picture {
  const of = (kind: KindSlug): RowsOfKind => {
    const rows = all.get(kind)
    if (!rows) throw new Error(`The picture was not made with ${kind}`)
    return rows
  }
  const picture: Picture = {
    rows: <S extends KindSlug>(kind: S) => of(kind).list as readonly PictureRow<S>[],
    byId: <S extends KindSlug>(kind: S, id: string | null | undefined) =>
      (id == null ? undefined : rowOf(of(kind), id)) as PictureRow<S> | undefined,
    referring(kind, field, id) {
      const index = picture.rowsBy(field, kind, ({ values }) => [(values[field] as string | null | undefined) ?? ''])
      return index.get(id) ?? []
    },
    rowsBy<S extends KindSlug>(name: string, kind: S, keysOf: (row: PictureRow<S>) => readonly string[]) {
      const known = indexes.get(`${kind} by ${name}`)
      const { list } = of(kind)
      if (known?.list === list) return known.byKey as RowsByKey<PictureRow<S>>
      const byKey = rowsByKey(known ?? NO_INDEX, list, keysOf as (row: PictureRow) => readonly string[])
      indexes.set(`${kind} by ${name}`, { list, byKey })
      return byKey as RowsByKey<PictureRow<S>>
    },
    only: (kinds) => pictureOf(new Map(kinds.map((kind) => [kind, of(kind)])), { derived, indexes }),
    derive<T>(name: string, kinds: readonly KindSlug[], compute: (picture: Picture) => T): T {
      const known = derived.get(name)
      if (known && !areSame(known.kinds, kinds)) throw new Error(`„${name}“ is derived of other kinds elsewhere`)
      if (known) return known.value as T
      const value = compute(picture.only(kinds))
      if (derived.size >= MOST_DERIVED) derived.delete(derived.keys().next().value!)
      derived.set(name, { kinds, value })
      return value
    },
    deriveEach<K extends object, T, S extends KindSlug>(
      name: string,
      of: readonly K[],
      others: readonly KindSlug[],
      compute: (one: K, others: Picture) => T,
      besides?: Besides<K> | Naming<K, S>,
    ) {
      const seen = picture.derive(`each ${name}`, others, (rows) => ({ rows, made: nothingMade<K, T>() }))
      const computed = (one: K): T => compute(one, seen.rows)
      if (besides === undefined || typeof besides === 'function') return makeEach(seen.made, of, computed, { besides })
      const { kind, keysOf, keysOfRow } = besides
      return makeEach(seen.made, of, computed, {
        named: { keysOf, byKey: picture.rowsBy(besides.name, kind, keysOfRow) },
      })
    },
    after(changes) {
      const changed = Map.groupBy(
        changes.filter(({ kind }) => all.has(kind)),
        ({ kind }) => kind,
      )
      return replaced(new Map([...changed].map(([kind, ofKind]) => [kind, changedRows(of(kind), ofKind)])))
    },
    having: (kinds, rows) => replaced(byKind(kinds, rows)),
  }
  const replaced = (anew: ReadonlyMap<KindSlug, RowsOfKind>): Picture => {
    if (anew.size === 0) return picture
    const kept = [...derived].filter(([, { kinds }]) => !kinds.some((kind) => anew.has(kind)))
    return pictureOf(new Map([...all, ...anew]), { derived: new Map(kept), indexes: new Map(indexes) })
  }
  return picture
}

function byKind(kinds: readonly KindSlug[], rows: readonly PictureRow[]): Map<KindSlug, RowsOfKind> {
  const found = Map.groupBy(rows, ({ kind }) => kind)
  return new Map(kinds.map((kind) => [kind, rowsOfKind(found.get(kind) ?? [])]))
}

const rowOf = ({ read, changed }: RowsOfKind, id: string): PictureRow | undefined =>
  changed.size > 0 && changed.has(id) ? changed.get(id) : read.get(id)

/** So many changes are looked up beside the rows that were read; with more these are gone through again. */
const MOST_CHANGED = 200

function changedRows(rows: RowsOfKind, changes: readonly PictureChange[]): RowsOfKind {
  const changed = new Map([...rows.changed, ...changes.map(({ id, row }) => [id as string, row] as const)])
  if (changed.size > MOST_CHANGED) {
    const all = new Map(rows.list.map((row) => [row.id, row]))
    for (const { id, row } of changes)
      if (row) all.set(id, row)
      else all.delete(id)
    return rowsOfKind([...all.values()])
  }
  const list = rows.list.slice()
  for (const { id, row } of changes) {
    const place = placeOf(list, id)
    list.splice(place, Number(list[place]?.id === id), ...(row ? [row] : []))
  }
  return { list, read: rows.read, changed }
}

/** Where the row of an id is, or would be. */
function placeOf(list: readonly PictureRow[], id: string): number {
  let [from, until] = [0, list.length]
  while (from < until) {
    const middle = (from + until) >> 1
    if (list[middle]!.id < id) from = middle + 1
    else until = middle
  }
  return from
}
