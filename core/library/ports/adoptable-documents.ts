import type { DocumentId, NamespaceId } from '../../shared/ids.ts'

/** A document of the farm that may come onto the shelf, and where its file lies. */
export interface AdoptableDocument {
  objectKey: string
  filename: string
  contentType: string
  /** Of the file, hex. */
  sha256: string
}

export interface AdoptableDocuments {
  /** Undefined where the farm has none of that id. */
  byId(namespace: NamespaceId, id: DocumentId): Promise<AdoptableDocument | undefined>
}
