import type { DocumentId, NamespaceId } from '../../shared/ids.ts'

/** A row of the farm and the sources whose stamp it bears. */
export interface StampedRow {
  kind: string
  id: string
  /** German, as the person knows the row. */
  label: string
  /** True once a person has changed the row. */
  edited: boolean
  sources: DocumentId[]
}

/** The rows that sources have made, whatever their kind. */
export interface DerivedRows {
  /** Rows bearing the stamp of this source, ordered by kind, label, id; inside a transaction they are locked against changes. */
  madeBy(namespace: NamespaceId, document: DocumentId): Promise<StampedRow[]>
  /** Puts the stamp of a source on a row, the row registered if it is new; a second time changes only the label. */
  stamp(namespace: NamespaceId, document: DocumentId, row: Pick<StampedRow, 'kind' | 'id' | 'label'>): Promise<void>
  /** Marks a row as changed by a person; a row without a stamp is left alone. */
  markEdited(namespace: NamespaceId, row: Pick<StampedRow, 'kind' | 'id'>): Promise<void>
  /** Takes the stamp of a source off all its rows. */
  dropStamps(namespace: NamespaceId, document: DocumentId): Promise<void>
  /** Removes the rows with all their stamps. */
  remove(namespace: NamespaceId, rows: readonly Pick<StampedRow, 'kind' | 'id'>[]): Promise<void>
}
