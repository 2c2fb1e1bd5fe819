export type Pooling = 'mean' | 'cls'

/** What a model says of each token of each text: `dims` are texts, tokens and components. */
export interface TokenVectors {
  data: ArrayLike<number>
  dims: readonly number[]
}

/**
 * One vector of length 1 for each text, out of its first token or the mean of those that `lengths` counts; what stands
 * behind them fills the text up to the longest one and says nothing.
 *
 * @throws where a vector has no direction, or is made of what are no numbers
 */
export function poolTokens({ data, dims }: TokenVectors, lengths: readonly number[], pooling: Pooling): number[][] {
  const [, tokens = 0, size = 0] = dims
  return lengths.map((length, text) => {
    const counted = pooling === 'cls' ? 1 : length
    const sum = Array.from({ length: size }, () => 0)
    for (let token = 0; token < counted; token += 1) {
      const from = (text * tokens + token) * size
      for (let axis = 0; axis < size; axis += 1) sum[axis]! += data[from + axis]!
    }
    return toLengthOne(sum)
  })
}

/** @throws where the vector has no direction, or is made of what are no numbers */
export function toLengthOne(vector: readonly number[]): number[] {
  const length = Math.hypot(...vector)
  if (!(length > 0 && Number.isFinite(length))) throw new Error('a vector of the model has no direction')
  return vector.map((value) => value / length)
}
