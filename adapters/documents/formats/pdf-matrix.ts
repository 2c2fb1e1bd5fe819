import type { PageSize } from '../page-area.ts'

export type Matrix = [number, number, number, number, number, number]

export const UNIT: Matrix = [1, 0, 0, 1, 0, 0]

/** Brings a point from the space of the right one into that of the left one. */
export function multiply(left: readonly number[], right: readonly number[]): Matrix {
  const [a, b, c, d, e, f] = left as Matrix
  const [g, h, i, j, k, l] = right as Matrix
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

export const moved = ([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] => [
  a * x + c * y + e,
  b * x + d * y + f,
]

/** Left, bottom, right, top. */
export type Bounds = [number, number, number, number]

export function boundsOf(matrix: Matrix, [left, bottom, right, top]: Bounds): Bounds {
  const [x1, y1] = moved(matrix, left, bottom)
  const [x2, y2] = moved(matrix, right, bottom)
  const [x3, y3] = moved(matrix, left, top)
  const [x4, y4] = moved(matrix, right, top)
  return [Math.min(x1, x2, x3, x4), Math.min(y1, y2, y3, y4), Math.max(x1, x2, x3, x4), Math.max(y1, y2, y3, y4)]
}

export const common = (one: Bounds, other: Bounds): Bounds => [
  Math.max(one[0], other[0]),
  Math.max(one[1], other[1]),
  Math.min(one[2], other[2]),
  Math.min(one[3], other[3]),
]

export const holds = ([left, bottom, right, top]: Bounds, x: number, y: number): boolean =>
  x >= left && x <= right && y >= bottom && y <= top

/** A page as it is shown. */
export interface View extends PageSize {
  /** From the points of the document to those of the page as it is shown. */
  transform: number[]
}
