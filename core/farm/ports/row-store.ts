import type { NamespaceId } from '../../shared/ids.ts'
import type { KindSlug } from '../kinds/kinds.ts'
import type { Row, RowId, ShownPage, ShownRow, SourcedRow } from '../rows/row.ts'

/**
 * What a list is narrowed to: a field that is a value, or is another or not known, or lies within days or numbers, both
 * ends included.
 */
export interface RowFilter {
  field: string
  is: 'equal' | 'different' | 'at_least' | 'at_most'
  value: string | number | boolean
}

/** What the rows of a list have to pass. */
export interface RowsPassing {
  filters: RowFilter[]
  /** Stands somewhere in the label, in any case. */
  text?: string | undefined
  /** Only rows about one of these days, both ends included; see `dayFields` of their kind. */
  days?: { from?: string | undefined; until?: string | undefined } | undefined
}

export interface RowQuery extends RowsPassing {
  /** `day`: the latest day that a row is about first, rows about none last, then as without it. */
  order?: 'made' | 'day' | undefined
  limit: number
  offset: number
  /** Left out: with. Of thousands of rows the sources are most of the work. */
  sources?: 'with' | 'without' | undefined
}

export interface PickedRows {
  total: number
  rows: SourcedRow[]
}

/** So many are given of more than are wanted. */
export const FEW_ROWS = 10

export interface RowSearch {
  /** In lower case, at least one. */
  words: readonly string[]
  /** At least one. */
  kinds: readonly KindSlug[]
  limit: number
}

/**
 * The rows of a farm as they were made and as they are read; what changes them goes through a `ProvenanceStore`. Joins
 * the running transaction.
 */
export interface RowStore {
  /** Writes all or none. `key_taken` names the first key that another row has, or that comes twice. */
  add(rows: readonly Row[]): Promise<{ outcome: 'added' } | { outcome: 'key_taken'; key: string }>
  byId(namespace: NamespaceId, kind: KindSlug, id: RowId): Promise<SourcedRow | undefined>
  /** The newest made first, then by id, where the query has no other order; a page of them. */
  list(namespace: NamespaceId, kind: KindSlug, query: RowQuery): Promise<SourcedRow[]>
  /**
   * Rows in whose label or values one of the words stands as a beginning, an end or a middle of a word; those with most
   * of the words first, then those that have them in the label, then the newest.
   */
  search(namespace: NamespaceId, search: RowSearch): Promise<SourcedRow[]>
  /** The row as the outside sees it. */
  shown(namespace: NamespaceId, kind: KindSlug, id: RowId): Promise<ShownRow | undefined>
  /** The page that `list` gives, as the outside sees it. */
  shownPage(namespace: NamespaceId, kind: KindSlug, query: RowQuery): Promise<ShownPage>
  /** The rows that have one of the keys; inside a transaction they are locked against changes. */
  byKeys(namespace: NamespaceId, kind: KindSlug, keys: readonly string[]): Promise<Row[]>
  /** Every row that one origin has made; inside a transaction they are locked against changes. */
  ofOrigin(namespace: NamespaceId, origin: Row['origin']): Promise<SourcedRow[]>
  /** How many there are in all pages of such a list. */
  count(namespace: NamespaceId, kind: KindSlug, passing: RowsPassing): Promise<number>
  /** How many rows of the kind pass all of the filters, and these in the order of `list`; a few of more than `most`. */
  pick(namespace: NamespaceId, kind: KindSlug, filters: readonly RowFilter[], most: number): Promise<PickedRows>
  /** What people know those of the ids by that are rows of the kind. */
  labels(namespace: NamespaceId, kind: KindSlug, ids: readonly RowId[]): Promise<Map<RowId, string>>
  /** How many rows there are of each kind that has any. */
  counts(namespace: NamespaceId): Promise<Partial<Record<KindSlug, number>>>
}
