import type { DocumentId, NamespaceId } from '../../shared/ids.ts'
import type { KindSlug } from '../kinds/kinds.ts'
import type { HistoryChange, RowHistory, Tombstone } from '../provenance/history.ts'
import type { Row, RowId } from '../rows/row.ts'

export interface RowName {
  kind: KindSlug
  id: RowId
}

export interface RowKey {
  kind: KindSlug
  key: string
}

/** A row of the farm and the sources whose stamp it bears. */
export interface StampedRow extends RowName {
  /** German, as the person knows the row. */
  label: string
  /** True once a person has made, changed, imported or confirmed the row. */
  edited: boolean
  /** What made it first. */
  origin: Row['origin']
  sources: DocumentId[]
  /** Those of the sources that yield the row; the others only say something of it. */
  makers: DocumentId[]
  /** By what the document names the row; null where it only says something of it. */
  statedAs: string | null
  /** Whether what the document says of it was confirmed by a person. */
  confirmed: boolean
}

/**
 * Keeps what the values of rows follow from, beside the rows of a `RowStore`, and decides nothing. Joins the running
 * transaction; what is loaded inside one is locked against changes until its end.
 */
export interface ProvenanceStore {
  /** Histories of the rows that are there, each once, in the order of kind, key and id. */
  load(namespace: NamespaceId, wanted: { rows?: readonly RowName[]; keys?: readonly RowKey[] }): Promise<RowHistory[]>
  /** Rows bearing the stamp of this source, ordered by kind, label, id; locked like what is loaded. */
  stampedBy(namespace: NamespaceId, document: DocumentId): Promise<StampedRow[]>
  /** Adds rows with their histories. Those whose key another row has are left out; returns the ids of the others. */
  add(namespace: NamespaceId, histories: readonly RowHistory[]): Promise<Set<RowId>>
  /**
   * Writes what has changed of histories that were loaded, all or none. `key_taken` where a row would get the key of
   * another; the transaction has to end then.
   */
  save(namespace: NamespaceId, changes: readonly HistoryChange[]): Promise<'saved' | 'key_taken'>
  /** Removes the rows with their histories. */
  remove(namespace: NamespaceId, rows: readonly RowName[]): Promise<void>
  /** What the document names must not become rows again, since a person has deleted them. */
  tombstonesOf(namespace: NamespaceId, document: DocumentId): Promise<RowKey[]>
  addTombstones(namespace: NamespaceId, tombstones: readonly Tombstone[]): Promise<void>
  removeTombstones(namespace: NamespaceId, document: DocumentId): Promise<void>
  /** Takes these back. */
  liftTombstones(namespace: NamespaceId, tombstones: readonly Tombstone[]): Promise<void>
}
