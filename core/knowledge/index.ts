import type { DocumentId, NamespaceId } from '../shared/ids.ts'

/** A page of a document to be made searchable; heading offsets are UTF-16 positions in `text`. */
export interface TextPage { number: number; text: string; headings: { start: number; end: number; level: number }[] }
export type IndexDocument = (input: { namespaceId: NamespaceId; documentId: DocumentId; title: string; document: { pages: TextPage[] } }) => Promise<{ passages: number }>
export type RemoveDocument = (namespace: NamespaceId, document: DocumentId) => Promise<void>
export interface DocumentTraces { passages: number; graphNodes: number }
