import type { KindSlug, RowId } from '../../farm/index.ts'
import type { DocumentId, NamespaceId } from '../../shared/ids.ts'

/** A row of the farm and the sources whose stamp it bears. */
export interface StampedRow {
  kind: KindSlug
  id: RowId
  /** German, as the person knows the row. */
  label: string
  /** True once a person has changed the row. */
  edited: boolean
  sources: DocumentId[]
}

/** A row as a source yields it, checked. */
export interface YieldedRow {
  kind: KindSlug
  /** Taken where the row is new. */
  id: RowId
  values: Record<string, unknown>
  label: string
  /** What the row is recognized by. */
  key: string
  page: number | null
  quote: string | null
}

/** The rows that sources have made, whatever their kind. */
export interface DerivedRows {
  /** Rows bearing the stamp of this source, ordered by kind, label, id; inside a transaction they are locked against changes. */
  madeBy(namespace: NamespaceId, document: DocumentId): Promise<StampedRow[]>
  /**
   * Makes the rows or updates in place those of the same kind and key, and puts the stamp of the source on all of them; a row that a person has
   * changed gets only the stamp, and one that other sources have made too keeps what this one does not say. Of one key only the last is taken. Returns the ids that the rows have, in their order.
   */
  put(namespace: NamespaceId, document: DocumentId, rows: readonly YieldedRow[], now: number): Promise<RowId[]>
  /** Takes the stamp of a source off the rows, or off all its rows. */
  dropStamps(namespace: NamespaceId, document: DocumentId, rows?: readonly Pick<StampedRow, 'kind' | 'id'>[]): Promise<void>
  /** Makes the rows the farmer's own, as if they had changed them. */
  adopt(namespace: NamespaceId, rows: readonly Pick<StampedRow, 'kind' | 'id'>[]): Promise<void>
  /** Removes the rows with all their stamps. */
  remove(namespace: NamespaceId, rows: readonly Pick<StampedRow, 'kind' | 'id'>[]): Promise<void>
}
