/**
 * Small beside the 60 of Cormack, Clarke and Büttcher 2009, so that the first ranks count: the words alone find the
 * passage nine times of ten.
 */
const DAMPING = 5

/**
 * What the meaning counts against the words: enough to lift the second above the first where only the second is near in
 * meaning. Tried with made-up vectors on German XQuAD, not with a model: of 612 questions letter counts lost 1, pure
 * chance 2, and vectors that know the right passage through much noise won 3 to 12. Up to 0.15 the first place never
 * changes.
 */
const VECTOR_WEIGHT = 0.18

/**
 * Fuses the lexical order with the order by meaning (reciprocal rank fusion). Both hold keys, best first; a key may be
 * missing in either. Without an order by meaning the lexical order comes back unchanged. Equals keep the lexical order.
 */
export const fuseByRank = <Key>(lexical: readonly Key[], byMeaning: readonly Key[]): Key[] => {
  const scores = new Map<Key, number>()
  for (const [rank, key] of lexical.entries()) scores.set(key, 1 / (DAMPING + rank))
  for (const [rank, key] of byMeaning.entries())
    scores.set(key, (scores.get(key) ?? 0) + VECTOR_WEIGHT / (DAMPING + rank))
  return [...scores].sort(([, one], [, other]) => other - one).map(([key]) => key)
}
