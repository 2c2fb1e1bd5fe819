import { isUuid, type DocumentId } from '../shared/ids.ts'
import type { BelongingObjects } from '../shared/ports/belongings.ts'
import type { KeptDocuments } from './ports/kept-documents.ts'

/** Files of documents on the shelf; earlier drawings are of no use once nobody can hold an address of them. */
export const libraryObjects = (keptDocuments: Pick<KeptDocuments, 'byId'>): BelongingObjects[] => [
  {
    prefix: 'library',
    async isKnown(namespace, name) {
      const [id = ''] = name.split('/')
      if (!isUuid(id)) return true
      const document = await keptDocuments.byId(namespace, id as DocumentId)
      return document?.objectKey === `${namespace}/library/${name}`
    },
  },
]
