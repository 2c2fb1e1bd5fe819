const K1 = 0.3
const B = 0.75

/**
 * How often each unit of the question (a stem, a part, a letter sequence, a pair) stands in one passage, and how long
 * that is.
 */
export interface Channel {
  counts: Uint16Array[]
  lengths: Float64Array
}

export const newChannel = (units: number, passages: number): Channel => ({
  counts: Array.from({ length: units }, () => new Uint16Array(passages)),
  lengths: new Float64Array(passages),
})

export const addOne = ({ counts }: Channel, unit: number, passage: number): void => {
  const count = counts[unit] as Uint16Array
  count[passage] = (count[passage] as number) + 1
}

export const found = (count: Uint16Array): number => {
  let having = 0
  for (let index = 0; index < count.length; index += 1) if (count[index] !== 0) having += 1
  return having
}

/**
 * As if that many more passages had been looked at that have nothing of the question: the candidates are only those
 * that have something, and among a handful of them every word they lack would seem the rarest.
 */
const UNSEEN_PASSAGES = 100

/** How much finding a unit says: its inverse document frequency. */
export const rarityOf = (count: Uint16Array): number => {
  const having = found(count)
  return Math.log(1 + (count.length + UNSEEN_PASSAGES - having + 0.5) / (having + 0.5))
}

/**
 * Okapi BM25 (Robertson and Zaragoza 2009) per unit: what each adds to each passage, with the rarity taken from these
 * passages.
 */
export const bm25 = ({ counts, lengths }: Channel): Float64Array[] => {
  const total = lengths.length
  const average = lengths.reduce((sum, length) => sum + length, 0) / total || 1
  const norms = lengths.map((length) => K1 * (1 - B + (B * length) / average))
  return counts.map((count) => {
    const weight = rarityOf(count) * (K1 + 1)
    const gains = new Float64Array(total)
    for (let index = 0; index < total; index += 1) {
      const times = count[index] as number
      if (times !== 0) gains[index] = (weight * times) / (times + (norms[index] as number))
    }
    return gains
  })
}

export const addTo = (sums: Float64Array, added: Float64Array): void => {
  for (let index = 0; index < sums.length; index += 1) sums[index] = (sums[index] as number) + (added[index] as number)
}

export const sumOf = (gains: Float64Array[], total: number): Float64Array => {
  const sums = new Float64Array(total)
  for (const gain of gains) addTo(sums, gain)
  return sums
}
