/** Cormack, Clarke and Büttcher 2009: keeps the first few ranks of one list from outweighing all of the other. */
const DAMPING = 60

/** What the meaning counts against the words; small enough that it reorders neighbours and does not overturn a clear match. */
const VECTOR_WEIGHT = 0.5

/**
 * Fuses the lexical order with the order by meaning (reciprocal rank fusion). Both hold keys, best first; a key may be missing in
 * either. Without an order by meaning the lexical order comes back unchanged. Equals keep the lexical order.
 */
export const fuseByRank = <Key>(lexical: readonly Key[], byMeaning: readonly Key[]): Key[] => {
  const scores = new Map<Key, number>()
  for (const [rank, key] of lexical.entries()) scores.set(key, 1 / (DAMPING + rank))
  for (const [rank, key] of byMeaning.entries()) scores.set(key, (scores.get(key) ?? 0) + VECTOR_WEIGHT / (DAMPING + rank))
  return [...scores].sort(([, one], [, other]) => other - one).map(([key]) => key)
}
