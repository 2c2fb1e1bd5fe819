import { eventLoopPause } from '../../system/event-loop-pause.ts'

/**
 * A vector's direction in eight bits a component: a quarter of the space, and the order of neighbours hardly changes.
 */
export function packVector(vector: readonly number[]): Buffer {
  const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1
  return Buffer.from(Int8Array.from(vector, (value) => Math.round((value / largest) * 127)).buffer)
}

/** Rows that are compared before others have their turn: some milliseconds. */
const AT_ONCE = 1000

/**
 * The rows whose vectors have the smallest angle to `query`, nearest first, equals in their order; each row is
 * compared.
 */
export async function nearestVectors<Row extends { vector: Buffer }>(
  query: Buffer,
  rows: readonly Row[],
  limit: number,
): Promise<{ row: Row; score: number }[]> {
  const wanted = signed(query)
  const scored: { row: Row; score: number }[] = []
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    if (from > 0) await eventLoopPause()
    for (const row of rows.slice(from, from + AT_ONCE)) scored.push({ row, score: cosine(wanted, signed(row.vector)) })
  }
  return scored.sort((one, other) => other.score - one.score).slice(0, limit)
}

const signed = (packed: Buffer): Int8Array => new Int8Array(packed.buffer, packed.byteOffset, packed.length)

function cosine(one: Int8Array, other: Int8Array): number {
  let product = 0
  let squares = 0
  let otherSquares = 0
  for (let index = 0; index < one.length; index += 1) {
    const a = one[index]!
    const b = other[index]!
    product += a * b
    squares += a * a
    otherSquares += b * b
  }
  return product / (Math.sqrt(squares * otherSquares) || 1)
}
