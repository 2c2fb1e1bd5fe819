import type { DocumentId, NamespaceId } from '../../shared/ids.ts'
import type { KeptDocument } from '../shelf/kept-document.ts'

/** What was drawn. */
export type Drawing = Pick<KeptDocument, 'sha256' | 'updatedAt'> & { objectKey: string; contentHash: string }

/** The documents on the shelf of each farm. Joins the running transaction. */
export interface KeptDocuments {
  /** All of them, archived ones too, in the order of their ids, which is that of their making. */
  list(namespace: NamespaceId): Promise<KeptDocument[]>
  byId(namespace: NamespaceId, id: DocumentId): Promise<KeptDocument | undefined>
  /** False, and nothing is added, where one lives for its entry and period; of two racing writers one adds. */
  add(document: KeptDocument): Promise<boolean>
  /** False where it does not live. */
  archive(namespace: NamespaceId, id: DocumentId, at: number): Promise<boolean>
  /** Lets an archived one live again; false where it is not archived, or another lives in its place. */
  bringBack(namespace: NamespaceId, id: DocumentId): Promise<boolean>
  /** For good; their files go with the next clean-up. */
  remove(namespace: NamespaceId, ids: readonly DocumentId[]): Promise<void>
  /**
   * Notes what was drawn of a generated one that lives, if what it held before is still `before`; false if not: someone
   * else has drawn, archived or removed it.
   */
  draw(namespace: NamespaceId, id: DocumentId, before: string | null, drawing: Drawing): Promise<boolean>
  /** Notes that these have to be drawn again; returns those of which it was not noted yet. */
  outdate(namespace: NamespaceId, ids: readonly DocumentId[]): Promise<DocumentId[]>
  /** Takes the note back: somebody draws it now. */
  beginDrawing(namespace: NamespaceId, id: DocumentId): Promise<void>
}
