import type { Id, DocumentId, NamespaceId } from '../../shared/ids.ts'
import type { KindSlug } from '../kinds/kinds.ts'
import type { RowId } from '../rows/row.ts'

export type ProposalId = Id<'Proposal'>

/** A row that a source may yield, and that waits for a person's word. */
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
  createdAt: number
}

/** Keeps the rows of a farm that nobody has confirmed yet; joins the running transaction. */
export interface ProposalStore {
  /**
   * What a document proposes takes the place of what it proposed before; a proposal that was declined stays declined.
   */
  replace(namespace: NamespaceId, document: DocumentId, proposals: readonly Proposal[]): Promise<void>
  /** Oldest first, a page of them. */
  waiting(namespace: NamespaceId, page: { limit: number; offset: number }): Promise<Proposal[]>
  /** Takes those of the proposals that wait out of the list, for good; of racing takers each gets other ones. */
  take(namespace: NamespaceId, ids: readonly ProposalId[], as: 'accepted' | 'declined'): Promise<Proposal[]>
  /** Forgets everything that a document has proposed. */
  removeOf(namespace: NamespaceId, document: DocumentId): Promise<void>
}
