import type { StoredPassage } from '../passage.ts'

export interface RankedPassage {
  passage: StoredPassage
  /** 0..1; 1 is the best in every channel. */
  score: number
  /**
   * Whether its paper is of a year that is asked for, or one of the same kind is and its own is not; absent where
   * neither is known.
   */
  ofYear?: 'asked' | 'other'
}

/** To each passage the best of its document: a letterhead says of whom, and the row of a table what. */
export function bestOfDocument(gains: Float64Array, passages: StoredPassage[]): Float64Array {
  const best = new Map<string, number>()
  for (const [index, { documentId }] of passages.entries())
    best.set(documentId, Math.max(best.get(documentId) ?? 0, gains[index] as number))
  return Float64Array.from(passages, ({ documentId }) => best.get(documentId) as number)
}

/** What the better of the two passages beside it adds to a passage: a clause stands among others of its matter. */
const BESIDE = 0.2

/** `most` is the score of the best in every channel, which is 1 beside one that is so, too. */
export function withNeighbours(passages: StoredPassage[], scores: Float64Array, most: number): RankedPassage[] {
  const full = most * (1 + BESIDE)
  const places = new Map(passages.map(({ documentId, ordinal }, index) => [`${documentId} ${ordinal}`, index]))
  const scoreAt = (documentId: string, ordinal: number): number => {
    const index = places.get(`${documentId} ${ordinal}`)
    return index === undefined ? 0 : (scores[index] as number)
  }
  return passages.map((passage, index) => {
    const { documentId, ordinal } = passage
    const beside = Math.max(scoreAt(documentId, ordinal - 1), scoreAt(documentId, ordinal + 1))
    return { passage, score: ((scores[index] as number) + BESIDE * beside) / full }
  })
}
