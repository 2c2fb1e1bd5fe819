import type { NamespaceId } from '../../shared/ids.ts'
import type { KindSlug } from '../kinds/kinds.ts'
import type { RowId } from '../rows/row.ts'

/** Finds rows by what documents call them. */
export interface RowNames {
  /** What the farm itself is called: names and VAT ids of its contacts in the role `own_farm`. */
  ownNames(namespace: NamespaceId): Promise<string[]>
  /** Who bears one of the names, as `isCalled` tells it. */
  called(namespace: NamespaceId, kind: KindSlug, names: readonly string[]): Promise<{ name: string; id: RowId }[]>
  /**
   * All rows of a kind of which a farm has few, with the values of these fields. Inside a transaction whoever else asks
   * for them waits for its end, so that two documents do not both miss the same row.
   */
  all(namespace: NamespaceId, kind: KindSlug, fields: readonly string[]): Promise<NamedRow[]>
  /** By what the sources of a farm name the rows of a kind that they yield; a row that is named twice alike, once. */
  statedAs(namespace: NamespaceId, kind: KindSlug): Promise<{ id: RowId; key: string }[]>
}

/** A row by its key, and some of its values. */
export interface NamedRow {
  id: RowId
  key: string | null
  values: Record<string, unknown>
}
