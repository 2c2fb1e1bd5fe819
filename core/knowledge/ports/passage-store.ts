import type { DocumentId, NamespaceId } from '../../shared/ids.ts'
import type { PassageAnalysis, SearchTerms } from '../analysis/analyse.ts'
import type { IndexedPassage, StoredPassage } from '../passage.ts'
import type { PassageLines } from '../placed-lines.ts'

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

export interface NearestSearch extends Pick<CandidateSearch, 'namespaces' | 'documentIds' | 'limit'> {
  /** Only passages that this model placed, with vectors as long as `vector`. */
  model: string
  vector: number[]
}

/** The passages of one document, in its order, after the first `offset` on the pages asked for. */
export interface DocumentSearch {
  /** The namespaces the asking person may read; never empty. */
  namespaces: NamespaceId[]
  document: DocumentId
  /** Both included; absent means all. */
  pages?: { from: number; to: number } | undefined
  /** Only those that end after this offset of their page; absent means all. */
  after?: number | undefined
  /** Only those from this place in the document on; absent means all. */
  fromOrdinal?: number | undefined
  offset: number
  /** At most this many, > 0. */
  limit: number
}

/** Questions that a passage answers, perhaps none, and what they are found by. */
export interface AskedPassage extends PassageAnalysis {
  passage: StoredPassage
  /** None holds a line break. */
  questions: string[]
}

/** Names a passage. */
export interface PassagePlace {
  document: DocumentId
  ordinal: number
}

/**
 * Documents, passages and entities are nodes; a passage in its document and an entity mentioned in a passage are edges.
 */
export interface GraphCounts {
  documents: number
  passages: number
  /** Each entity once per namespace, however often it is mentioned. */
  entities: number
  mentions: number
}

/**
 * Keeps the passages of documents with the entities they mention, each bound to its namespace, and finds those that may
 * answer a question.
 */
export interface PassageStore {
  /** Puts `document` in place of whatever was stored under its id in `namespace`; all changes at once or nothing. */
  replace(namespace: NamespaceId, document: IndexedDocument): Promise<void>
  /**
   * Removes what is stored of the document, entities that nothing else mentions included; nothing happens where there
   * is none.
   */
  remove(namespace: NamespaceId, document: DocumentId): Promise<void>
  /** What `remove` would remove now; zeros where there is none. */
  traces(namespace: NamespaceId, document: DocumentId): Promise<DocumentTraces>
  /**
   * The passages that have any of the terms, the rarest matches first: each term that a passage has counts ln(1 +
   * passages / passages that have it), an exact stem whole, a beginning or a related stem by a third. Equals by
   * document and ordinal; empty if none match.
   */
  candidates(search: CandidateSearch): Promise<StoredPassage[]>
  /**
   * The document's title and the passages asked for, perhaps none; undefined where these namespaces have no such
   * document.
   */
  read(search: DocumentSearch): Promise<{ title: string; passages: StoredPassage[] } | undefined>
  /** Of these passages, in any order, those of which it is known where their lines stand. */
  lines(namespaces: NamespaceId[], places: readonly PassagePlace[]): Promise<(PassageLines & PassagePlace)[]>
  /** The number of the last page before `page` that has text; null where there is none. */
  lastPageBefore(namespaces: NamespaceId[], document: DocumentId, page: number): Promise<number | null>
  /** The documents of a namespace with a passage that `model` has not placed, by id. */
  withUnplaced(namespace: NamespaceId, model: string): Promise<DocumentId[]>
  /** The passages of a document that `model` has not placed, by ordinal; empty where there is no document. */
  unplaced(namespace: NamespaceId, document: DocumentId, model: string): Promise<StoredPassage[]>
  /**
   * Keeps where `model` places passages, in place of any earlier vector, all at once; whose text has changed meanwhile
   * or who is gone is passed over. Vectors may be kept with less precision; `replace` and `remove` forget them.
   */
  place(namespace: NamespaceId, model: string, placed: { passage: StoredPassage; vector: number[] }[]): Promise<void>
  /** The passages of a document for which no questions are kept, be it none, by ordinal; empty where there is none. */
  unasked(namespace: NamespaceId, document: DocumentId): Promise<StoredPassage[]>
  /**
   * Keeps questions beside passages that have none yet, all at once, and finds the passages by their lexemes, too;
   * whose text has changed meanwhile, who is gone or was asked before is passed over. `replace` and `remove` forget
   * them.
   */
  ask(namespace: NamespaceId, document: DocumentId, asked: readonly AskedPassage[]): Promise<void>
  /**
   * The passages whose vectors are nearest by cosine, nearest first, equals by document and ordinal; all are compared.
   */
  nearest(search: NearestSearch): Promise<StoredPassage[]>
  /** Zeros where there is nothing. */
  count(namespace: NamespaceId): Promise<GraphCounts>
}

/** What a match counts beside an exact one, by the kind of its term. */
export const TERM_WEIGHTS: Record<keyof SearchTerms, number> = { exact: 1, prefixes: 1 / 3, related: 1 / 3 }

/** What of the knowledge graph only this document holds; `graphNodes` counts itself, its passages and entities. */
export interface DocumentTraces {
  passages: number
  graphNodes: number
}
