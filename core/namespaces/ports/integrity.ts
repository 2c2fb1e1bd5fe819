import type { NamespaceId } from '../../shared/ids.ts'

/** What belongs to a document that is not there. */
export type OrphanKind =
  'stamp_without_source' | 'proposal_without_source' | 'tombstone_without_source' | 'knowledge_without_source'

export interface Orphan {
  kind: OrphanKind
  documentId: string
  /** How many of them. */
  count: number
}

/** A file that has to be in the object store. */
export interface KeptFile {
  key: string
  /** Hex; undefined where nothing is known of its content. */
  sha256: string | undefined
  /** As a person knows it. */
  title: string
}

/** Looks at what is kept as it lies there, over all areas. */
export interface Integrity {
  /** Every namespace that may have something, the shared one too. */
  namespaces(): Promise<NamespaceId[]>
  /** By kind and document. Joins the running transaction. */
  orphans(namespace: NamespaceId): Promise<Orphan[]>
  /** Documents that are read and cannot be found by any question. */
  unsearchable(namespace: NamespaceId): Promise<{ documentId: string; title: string }[]>
  files(namespace: NamespaceId): AsyncIterable<KeptFile>
}

/** SHA-256 of a local file, hex. */
export type DigestFile = (path: string) => Promise<string>
