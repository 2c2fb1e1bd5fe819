import { holds, moved, type Bounds, type Matrix } from './pdf-matrix.ts'

/** A colour as 0xrrggbb; undefined: a pattern, a gradient, a picture. */
export type Color = number | undefined

/** What a page paints with colour or with a picture. */
export interface Area {
  /** When it is painted, counted in operators. */
  at: number
  /** It lies within them, in points of the page. */
  bounds: Bounds
  color: Color
  /** 0 to 1. */
  alpha: number
  /** Nothing shows through it. */
  covers: boolean
  /** Points of a picture for each inch of the page; 0 where it is none. */
  density: number
  /** The outline as the library gives it, and where it stands; undefined: the bounds are it. */
  outline?: { data: ArrayLike<number>; matrix: Matrix; evenOdd: boolean } | undefined
  polygons?: [number, number][][]
}

const MOVE = 0
const LINE = 1
const CURVE = 2
const QUADRATIC = 3
const MOST_POINTS = 20_000

/** Whether an outline is one upright rectangle. */
export function isRectangle(data: ArrayLike<number>, [a, b, c, d]: Matrix): boolean {
  if ((b !== 0 || c !== 0) && (a !== 0 || d !== 0)) return false
  if (data.length < 12 || data.length > 16 || [0, 3, 6, 9].some((at) => data[at] !== (at === 0 ? MOVE : LINE)))
    return false
  const [x, y] = [1, 2].map((at) => [0, 3, 6, 9].map((from) => data[from + at]))
  const turns = (one: unknown[], other: unknown[]) =>
    one[0] === one[1] && other[1] === other[2] && one[2] === one[3] && other[3] === other[0]
  return turns(x!, y!) || turns(y!, x!)
}

/** Whether the area paints the point. */
export function paints(area: Area, x: number, y: number): boolean {
  if (!holds(area.bounds, x, y)) return false
  if (!area.outline) return true
  area.polygons ??= polygonsOf(area.outline)
  let turns = 0
  let crossed = 0
  for (const polygon of area.polygons) {
    for (let index = 0; index < polygon.length; index += 1) {
      const [x1, y1] = polygon[index]!
      const [x2, y2] = polygon[(index + 1) % polygon.length]!
      if (y1 > y === y2 > y || x >= x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) continue
      crossed += 1
      turns += y2 > y1 ? 1 : -1
    }
  }
  return area.outline.evenOdd ? crossed % 2 === 1 : turns !== 0
}

/** Curves become the lines between their ends and two points of them. */
function polygonsOf({ data, matrix }: NonNullable<Area['outline']>): [number, number][][] {
  const polygons: [number, number][][] = []
  let last: [number, number] = [0, 0]
  const add = (x: number, y: number) => {
    last = [x, y]
    polygons.at(-1)?.push(moved(matrix, x, y))
  }
  for (let at = 0; at < data.length && at < MOST_POINTS;) {
    const operator = data[at]
    const value = (index: number) => data[at + index] as number
    if (operator === MOVE) {
      polygons.push([])
      add(value(1), value(2))
      at += 3
    } else if (operator === LINE) {
      add(value(1), value(2))
      at += 3
    } else if (operator === CURVE) {
      const [x0, y0] = last
      for (const t of [0.33, 0.67, 1]) {
        const along = (from: number, one: number, two: number, to: number) =>
          (1 - t) ** 3 * from + 3 * t * (1 - t) ** 2 * one + 3 * t * t * (1 - t) * two + t ** 3 * to
        add(along(x0, value(1), value(3), value(5)), along(y0, value(2), value(4), value(6)))
      }
      at += 7
    } else if (operator === QUADRATIC) {
      add(value(3), value(4))
      at += 5
    } else at += 1
  }
  return polygons
}

/** Of the eight bits of a color: what nobody tells from the ground beside it. */
const NEAR = 15

export const looksLike = (one: number, other: number): boolean =>
  [16, 8, 0].every((shift) => Math.abs(((one >> shift) & 255) - ((other >> shift) & 255)) <= NEAR)

/** The colour of the page where some areas were painted in this order; undefined where nobody can tell. */
export function groundOf(areas: readonly Area[], paper: number): Color {
  let ground: Color = paper
  for (const { color, alpha } of areas) {
    if (color === undefined) ground = undefined
    else if (alpha >= 1) ground = color
    else if (ground !== undefined) ground = mixed(ground, color, alpha)
  }
  return ground
}

const mixed = (below: number, above: number, alpha: number): number =>
  [16, 8, 0].reduce(
    (sum, shift) =>
      sum | (Math.round(((below >> shift) & 255) * (1 - alpha) + ((above >> shift) & 255) * alpha) << shift),
    0,
  )
