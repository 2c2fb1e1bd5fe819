import type { NamespaceId } from '../../shared/ids.ts'
import type { KindSlug } from '../kinds/kinds.ts'
import type { Row, RowId, ShownPage, ShownRow, SourcedRow } from '../rows/row.ts'

/** What a list is narrowed to: a field that is a value, or lies within days or numbers, both ends included. */
export interface RowFilter {
  field: string
  is: 'equal' | 'at_least' | 'at_most'
  value: string | number | boolean
}

export interface RowQuery {
  filters: RowFilter[]
  /** Stands somewhere in the label, in any case. */
  text?: string | undefined
  limit: number
  offset: number
}

export interface PickedRows {
  total: number
  rows: SourcedRow[]
}

/** So many are given of more than are wanted. */
export const FEW_ROWS = 10

/**
 * The rows of a farm as they were made and as they are read; what changes them goes through a `ProvenanceStore`. Joins
 * the running transaction.
 */
export interface RowStore {
  /** Writes all or none. `key_taken` names the first key that another row has, or that comes twice. */
  add(rows: readonly Row[]): Promise<{ outcome: 'added' } | { outcome: 'key_taken'; key: string }>
  byId(namespace: NamespaceId, kind: KindSlug, id: RowId): Promise<SourcedRow | undefined>
  /** Newest first, then by id; a page of them. */
  list(namespace: NamespaceId, kind: KindSlug, query: RowQuery): Promise<SourcedRow[]>
  /** The row as the outside sees it. */
  shown(namespace: NamespaceId, kind: KindSlug, id: RowId): Promise<ShownRow | undefined>
  /** The page that `list` gives, as the outside sees it. */
  shownPage(namespace: NamespaceId, kind: KindSlug, query: RowQuery): Promise<ShownPage>
  /** The rows that have one of the keys; inside a transaction they are locked against changes. */
  byKeys(namespace: NamespaceId, kind: KindSlug, keys: readonly string[]): Promise<Row[]>
  /** Every row that one origin has made; inside a transaction they are locked against changes. */
  ofOrigin(namespace: NamespaceId, origin: Row['origin']): Promise<SourcedRow[]>
  /** How many rows of the kind pass all of the filters, and these in the order of `list`; a few of more than `most`. */
  pick(namespace: NamespaceId, kind: KindSlug, filters: readonly RowFilter[], most: number): Promise<PickedRows>
  /** How many rows there are of each kind that has any. */
  counts(namespace: NamespaceId): Promise<Partial<Record<KindSlug, number>>>
}
