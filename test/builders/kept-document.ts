import { type KeptDocument } from '../../core/library/index.ts'
import type { DocumentId, NamespaceId } from '../../core/shared/ids.ts'
import { newId } from './ids.ts'

/** A document that was drawn and lives. */
export function aKeptDocument(given: Partial<KeptDocument> = {}): KeptDocument {
  const namespaceId = given.namespaceId ?? newId<NamespaceId>()
  const documentId = newId<DocumentId>()
  return {
    namespaceId,
    entryId: 'duengedokumentation',
    period: '2026',
    documentId,
    origin: 'generated',
    filename: 'Düngedokumentation 2026.pdf',
    contentType: 'application/pdf',
    objectKey: `${namespaceId}/library/${documentId}/${newId<string>()}`,
    sha256: 'a'.repeat(64),
    contentHash: 'b'.repeat(64),
    continues: true,
    updatedAt: 5000,
    archivedAt: null,
    ...given,
  }
}
