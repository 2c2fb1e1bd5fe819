import type { DocumentId, NamespaceId } from '../../shared/ids.ts'
import type { KindSlug } from '../kinds/kinds.ts'
import type { RowHistory } from '../provenance/history.ts'
import type { EmptiedReference } from '../references/reference-words.ts'
import type { RowName } from './provenance-store.ts'

/** Why a row went. */
export interface Deletion {
  /** In milliseconds. */
  at: number
  /** Who took it away: a person, or the deletion of the source that it came of. */
  by: 'person' | 'source'
  /** What the source was called; null where a person took the row away. */
  documentName: string | null
}

/** A row that was deleted, as it is listed. */
export interface DeletedRow extends RowName, Deletion {
  label: string
}

/** Keeps rows that were deleted, with their histories, and decides nothing. Joins the running transaction. */
export interface DeletedRows {
  /** Notes rows that are there and are about to be removed; what was noted of them before is forgotten. */
  keep(namespace: NamespaceId, rows: readonly RowName[], deletion: Deletion): Promise<void>
  /**
   * Notes emptied references beside the rows that they led to, or beside those that they stood in; where such a row is
   * not kept, they are passed over.
   */
  noteEmptied(namespace: NamespaceId, emptied: readonly EmptiedReference[], beside?: 'to' | 'from'): Promise<void>
  /** What a document that goes was quoted with, it is quoted with no more. */
  forgetQuotes(namespace: NamespaceId, document: DocumentId): Promise<void>
  /** Those deleted after `since` (milliseconds), the last first, then by kind and id; a page of them. */
  list(
    namespace: NamespaceId,
    page: { kind?: KindSlug | undefined; since: number; limit: number; offset: number },
  ): Promise<DeletedRow[]>
  /** How many there are in all pages of such a list. */
  count(namespace: NamespaceId, which: { kind?: KindSlug | undefined; since: number }): Promise<number>
  /** Gives a row deleted after `since` out of the store; of racing takers one gets it. */
  take(
    namespace: NamespaceId,
    row: RowName,
    since: number,
  ): Promise<{ history: RowHistory; emptied: EmptiedReference[] } | undefined>
}
