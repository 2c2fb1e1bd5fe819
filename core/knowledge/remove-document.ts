import type { DocumentId, NamespaceId } from '../shared/ids.ts'
import type { PassageStore } from './ports/passage-store.ts'

/** Takes a document out of the search and the graph at once; nothing happens where it is not. */
export type RemoveDocument = (namespace: NamespaceId, document: DocumentId) => Promise<void>

export const makeRemoveDocument =
  ({ passages }: { passages: PassageStore }): RemoveDocument =>
  (namespace, document) =>
    passages.remove(namespace, document)
