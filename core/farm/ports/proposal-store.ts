import type { Id, DocumentId, NamespaceId } from '../../shared/ids.ts'
import type { KindSlug } from '../kinds/kinds.ts'
import type { RowId } from '../rows/row.ts'
import type { RowName } from './provenance-store.ts'

export type ProposalId = Id<'Proposal'>

/** A value that a person holds, and the one that a source has come to say since. */
export interface Difference {
  field: string
  current: unknown
  proposed: unknown
}

/** A row that a source may yield, or what it says against a person; it waits for their word. */
export interface Proposal {
  id: ProposalId
  documentId: DocumentId
  kind: KindSlug
  values: Record<string, unknown>
  label: string
  key: string
  /** The row of the farm of which it says something; null where it would be a row of its own. */
  about: RowId | null
  /** 0 to 1. */
  confidence: number
  page: number | null
  quote: string | null
  /** The day that the document speaks for. */
  asOf: string | null
  createdAt: number
  /** What it says against a person; empty where it does not contradict any. */
  differences: readonly Difference[]
}

/** Keeps what waits for a person's word; joins the running transaction. */
export interface ProposalStore {
  /**
   * What a document proposes takes the place of what it proposed before; a proposal that was declined stays declined.
   * Contradictions are left alone.
   */
  replace(namespace: NamespaceId, document: DocumentId, proposals: readonly Proposal[]): Promise<void>
  /**
   * What is said against people about the rows takes the place of what was said before. One that waits already, of the
   * same document about the same row, keeps its id and its age.
   */
  replaceContradictions(namespace: NamespaceId, rows: readonly RowName[], proposals: readonly Proposal[]): Promise<void>
  /** Oldest first, a page of them. */
  waiting(namespace: NamespaceId, page: { limit: number; offset: number }): Promise<Proposal[]>
  /** How many wait, in all pages. */
  countWaiting(namespace: NamespaceId): Promise<number>
  /** How many of those that a document has proposed wait. */
  countOf(namespace: NamespaceId, document: DocumentId): Promise<number>
  /** Takes those of the proposals that wait out of the list, for good; of racing takers each gets other ones. */
  take(namespace: NamespaceId, ids: readonly ProposalId[], as: 'accepted' | 'declined'): Promise<Proposal[]>
  /** Forgets everything that a document has proposed. */
  removeOf(namespace: NamespaceId, document: DocumentId): Promise<void>
}
