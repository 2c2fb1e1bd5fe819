import type { KindSlug } from '../kinds/kinds.ts'
import type { Row, RowId } from '../rows/row.ts'
import type { DocumentId, NamespaceId } from '../../shared/ids.ts'

/** A row of the farm and the sources whose stamp it bears. */
export interface StampedRow {
  kind: KindSlug
  id: RowId
  /** German, as the person knows the row. */
  label: string
  /** True once a person has changed the row. */
  edited: boolean
  /** What made it first. */
  origin: Row['origin']
  sources: DocumentId[]
  /** Those of the sources that yield the row; the others only say something of it. */
  makers: DocumentId[]
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
  /** The day the paper speaks for. */
  asOf: string | null
}

/** What a source says of a row that others have made. */
export type RowAnnotation = Pick<YieldedRow, 'kind' | 'id' | 'values' | 'page' | 'quote' | 'asOf'>

/**
 * The rows that sources have made, whatever their kind. A row that no person has edited has the values that
 * `statedValues` makes of what it was made with and what each of its sources says; one that a person has edited keeps
 * its values, whatever its sources say.
 */
export interface DerivedRows {
  /** What the farm itself is called: names and VAT ids of its contacts in the role `own_farm`. */
  ownNames(namespace: NamespaceId): Promise<string[]>
  /** Who bears one of the names, as `isCalled` tells it. */
  called(namespace: NamespaceId, kind: KindSlug, names: readonly string[]): Promise<{ name: string; id: RowId }[]>
  /**
   * Rows bearing the stamp of this source, ordered by kind, label, id; inside a transaction they are locked against
   * changes.
   */
  madeBy(namespace: NamespaceId, document: DocumentId): Promise<StampedRow[]>
  /**
   * Makes the rows that are not there by their kind and key, and puts the stamp of the source with what it says on all
   * of them. Of one key only the last is taken. Returns the ids that the rows have, in their order.
   */
  put(namespace: NamespaceId, document: DocumentId, rows: readonly YieldedRow[], now: number): Promise<RowId[]>
  /**
   * Puts the stamp of the source with what it says on rows that are there; those that are gone are passed over. A row
   * does not live on by it. Returns the ids of those that are there.
   */
  remark(
    namespace: NamespaceId,
    document: DocumentId,
    annotations: readonly RowAnnotation[],
    now: number,
  ): Promise<RowId[]>
  /**
   * Takes the stamp of a source off the rows, or off all its rows, and what it said with it; with `keepSaid`, that
   * becomes the row's own.
   */
  dropStamps(
    namespace: NamespaceId,
    document: DocumentId,
    now: number,
    options?: { rows?: readonly Pick<StampedRow, 'kind' | 'id'>[]; keepSaid?: boolean },
  ): Promise<void>
  /** Makes the rows the farmer's own, as if they had changed them. */
  adopt(namespace: NamespaceId, rows: readonly Pick<StampedRow, 'kind' | 'id'>[]): Promise<void>
  /** Removes the rows with all their stamps. */
  remove(namespace: NamespaceId, rows: readonly Pick<StampedRow, 'kind' | 'id'>[]): Promise<void>
}
