import type { NamespaceId } from '../shared/ids.ts'
import type { BelongingObjects } from '../shared/ports/belongings.ts'

/**
 * A picture stays until it is deleted; an upload that nobody has asked for within a day is of no use, and no upload
 * address lives as long as that a picture was deleted has to be known. What was uploaded while its namespace was left
 * goes, too.
 */
export const mediaObjects = (isRemoved: (namespace: NamespaceId) => Promise<boolean>): BelongingObjects[] => [
  { prefix: 'media', isKnown: async (namespace) => !(await isRemoved(namespace)) },
  { prefix: 'incoming', isKnown: async () => false },
  { prefix: 'deleted', isKnown: async () => false },
]
