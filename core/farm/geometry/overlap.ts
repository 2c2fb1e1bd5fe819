import type { Geometry, Position } from './geometry.ts'

/** Points a side of the grid that is laid over a boundary. */
const GRID = 16

/**
 * The share of each of two boundaries that lies in the other, from 0 to 1, and the smaller of both counts; estimated on
 * a grid, to a few hundredths. 1: they are the same land.
 */
export function sharedLand(a: Geometry, b: Geometry): { ofFirst: number; ofSecond: number } {
  if (!boxesMeet(a, b)) return { ofFirst: 0, ofSecond: 0 }
  const [first, second] = [boxOf(a), boxOf(b)]
  return { ofFirst: shareIn(a, first, b), ofSecond: shareIn(b, second, a) }
}

/** Whether the boxes around two boundaries share a point. */
export function boxesMeet(a: Geometry, b: Geometry): boolean {
  const [first, second] = [boxOf(a), boxOf(b)]
  return (
    first.east >= second.west && second.east >= first.west && first.north >= second.south && second.north >= first.south
  )
}

interface Box {
  west: number
  south: number
  east: number
  north: number
}

const ringsOf = ({ type, coordinates }: Geometry): Position[][] =>
  type === 'Polygon' ? coordinates : coordinates.flat()

const boxes = new WeakMap<Geometry, Box>()

function boxOf(geometry: Geometry): Box {
  const known = boxes.get(geometry)
  if (known) return known
  const box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity }
  for (const ring of ringsOf(geometry))
    for (const [x, y] of ring) {
      box.west = Math.min(box.west, x)
      box.east = Math.max(box.east, x)
      box.south = Math.min(box.south, y)
      box.north = Math.max(box.north, y)
    }
  boxes.set(geometry, box)
  return box
}

function shareIn(one: Geometry, { west, south, east, north }: Box, other: Geometry): number {
  const [own, others] = [ringsOf(one), ringsOf(other)]
  let inside = 0
  let shared = 0
  for (let row = 0; row < GRID; row++)
    for (let column = 0; column < GRID; column++) {
      const x = west + ((column + 0.5) / GRID) * (east - west)
      const y = south + ((row + 0.5) / GRID) * (north - south)
      if (!isIn(own, x, y)) continue
      inside += 1
      if (isIn(others, x, y)) shared += 1
    }
  return inside === 0 ? 0 : shared / inside
}

/** By how many edges lie to the east of the point; holes count as any ring. */
function isIn(rings: readonly Position[][], x: number, y: number): boolean {
  let isInside = false
  for (const ring of rings)
    for (let index = 1; index < ring.length; index++) {
      const [[fromX, fromY], [toX, toY]] = [ring[index - 1]!, ring[index]!]
      if (fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX)) isInside = !isInside
    }
  return isInside
}
