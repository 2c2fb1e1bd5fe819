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

/** Documents, passages and entities are nodes; a passage in its document and an entity mentioned in a passage are edges. */
export interface GraphCounts {
  documents: number
  passages: number
  /** Each entity once per namespace, however often it is mentioned. */
  entities: number
  mentions: number
}

/** Keeps the passages of documents with the entities they mention, each bound to its namespace, and finds those that may answer a question. */
export interface PassageStore {
  /** Puts `document` in place of whatever was stored under its id in `namespace`; all changes at once or nothing. */
  replace(namespace: NamespaceId, document: IndexedDocument): Promise<void>
  /** Removes what is stored of the document, entities that nothing else mentions included; nothing happens where there is none. */
  remove(namespace: NamespaceId, document: DocumentId): Promise<void>
  /** What `remove` would remove now; zeros where there is none. */
  traces(namespace: NamespaceId, document: DocumentId): Promise<DocumentTraces>
  /**
   * The passages that have any of the terms: all of them where they are not more than `limit`, else those that match best: by the
   * number of exact stems, then of prefixes, then of related stems. Best first, equals by document and ordinal; empty if none match.
   */
  candidates(search: CandidateSearch): Promise<StoredPassage[]>
  /** Zeros where there is nothing. */
  count(namespace: NamespaceId): Promise<GraphCounts>
}

/** What of the knowledge graph only this document holds; `graphNodes` counts itself, its passages and entities. */
export interface DocumentTraces {
  passages: number
  graphNodes: number
}
