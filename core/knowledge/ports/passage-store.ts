import type { DocumentId, NamespaceId } from '../../shared/ids.ts'
import type { SearchTerms } from '../analysis/analyse.ts'
import type { IndexedPassage, StoredPassage } from '../passage.ts'

/** A document as the search knows it. */
export interface IndexedDocument {
  id: DocumentId
  title: string
  passages: IndexedPassage[]
}

export interface CandidateSearch {
  /** The namespaces the asking person may read; never empty. */
  namespaces: NamespaceId[]
  /** Only these documents; absent means all. Ids outside `namespaces` find nothing. */
  documentIds?: DocumentId[]
  terms: SearchTerms
  /** At most this many, > 0. */
  limit: number
}

/** Keeps the passages of documents, each bound to its namespace, and finds those that may answer a question. */
export interface PassageStore {
  /** Puts `document` in place of whatever was stored under its id in `namespace`; all passages change at once or none. */
  replace(namespace: NamespaceId, document: IndexedDocument): Promise<void>
  /** Removes the passages of the document; nothing happens where there are none. Returns how many were removed. */
  remove(namespace: NamespaceId, documentId: DocumentId): Promise<number>
  /**
   * The passages that have any of the terms: all of them where they are not more than `limit`, else those that match best (exact
   * stems count most, then prefixes, then related stems). Best first, equals by document and ordinal. Empty when nothing matches.
   */
  candidates(search: CandidateSearch): Promise<StoredPassage[]>
  /** Documents and passages in these namespaces; zeros where there are none. */
  count(namespaces: NamespaceId[]): Promise<{ documents: number; passages: number }>
}
