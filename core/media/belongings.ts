import type { BelongingObjects } from '../shared/ports/belongings.ts'

/** A picture stays until it is deleted; an upload that nobody has asked for within a day is of no use. */
export const mediaObjects: readonly BelongingObjects[] = [
  { prefix: 'media', isKnown: async () => true },
  { prefix: 'incoming', isKnown: async () => false },
]
