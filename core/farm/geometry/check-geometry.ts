import type { Position } from './geometry.ts'

export type GeometryFault =
  | 'no_polygon'
  | 'outside_the_world'
  | 'swapped_coordinates'
  | 'open_ring'
  | 'too_few_points'
  | 'crosses_itself'
  | 'hole_outside'
  | 'parts_overlap'
  | 'too_many_points'

const MOST_POINTS = 20_000

/** Rings times points: each ring is held to every other; real boundaries have some dozen rings. */
const MOST_RINGS_TIMES_POINTS = 4_000_000

/** What is wrong with a boundary, or undefined. `value` may be anything. */
export function geometryFault(value: unknown): GeometryFault | undefined {
  const polygons = polygonsOf(value)
  if (!polygons) return 'no_polygon'
  const rings = polygons.flat()
  const points = rings.reduce((sum, ring) => sum + ring.length, 0)
  if (points > MOST_POINTS || rings.length * points > MOST_RINGS_TIMES_POINTS) return 'too_many_points'
  for (const ring of rings) {
    const fault = ringFault(ring)
    if (fault) return fault
  }
  return (
    crossing(polygons) ??
    (polygons.some(hasHoleOutside) ? 'hole_outside' : partsOverlap(polygons) ? 'parts_overlap' : undefined)
  )
}

function polygonsOf(value: unknown): Position[][][] | undefined {
  const { type, coordinates } = (value ?? {}) as { type?: unknown; coordinates?: unknown }
  const polygons =
    type === 'Polygon' ? [coordinates] : type === 'MultiPolygon' && Array.isArray(coordinates) ? coordinates : []
  if (
    polygons.length === 0 ||
    !polygons.every((polygon) => Array.isArray(polygon) && polygon.length > 0 && polygon.every(isRing))
  )
    return undefined
  return polygons as Position[][][]
}

const isRing = (ring: unknown): boolean =>
  Array.isArray(ring) &&
  ring.every(
    (point) => Array.isArray(point) && point.length >= 2 && Number.isFinite(point[0]) && Number.isFinite(point[1]),
  )

/** Where farms of this service lie, with much room around: in here a boundary is right, and mirrored it is swapped. */
const isHere = ([longitude, latitude]: Position): boolean =>
  longitude > 2 && longitude < 20 && latitude > 44 && latitude < 59

function ringFault(ring: Position[]): GeometryFault | undefined {
  if (ring.some(([longitude, latitude]) => Math.abs(longitude) > 180 || Math.abs(latitude) > 90))
    return 'outside_the_world'
  if (
    ring.length > 0 &&
    ring.every(([longitude, latitude]) => !isHere([longitude, latitude]) && isHere([latitude, longitude]))
  )
    return 'swapped_coordinates'
  if (ring.length < 4) return 'too_few_points'
  const [first, last] = [ring[0]!, ring.at(-1)!]
  if (first[0] !== last[0] || first[1] !== last[1]) return 'open_ring'
  return crossesAtAPoint(ring) ? 'crosses_itself' : undefined
}

/**
 * True where a ring comes back to one of its points and leaves on the other side, as an 8 does; a ring that only
 * touches itself is right.
 */
function crossesAtAPoint(ring: Position[]): boolean {
  const places = ring.map((point) => point.join())
  const isNew = (_: unknown, index: number): boolean => index > 0 && places[index] !== places[index - 1]
  const [points, placesOf] = [ring.filter(isNew), places.filter(isNew)]
  const seen = new Map<string, number>()
  const neighbours = (index: number) => [points.at(index - 1)!, points[(index + 1) % points.length]!] as const
  return points.some((point, index) => {
    const before = seen.get(placesOf[index]!)
    seen.set(placesOf[index]!, index)
    if (before === undefined || index - before < 2) return false
    const [start, end] = neighbours(before)
    const turned = (to: Position): number => (angle(point, to) - angle(point, start) + 4 * Math.PI) % (2 * Math.PI)
    const [one, other] = neighbours(index).map(turned) as [number, number]
    return (
      Math.min(one, other) > 0 &&
      one !== turned(end) &&
      other !== turned(end) &&
      one < turned(end) !== other < turned(end)
    )
  })
}

const angle = (from: Position, to: Position): number => Math.atan2(to[1] - from[1], to[0] - from[0])

interface Edge {
  polygon: number
  ring: number
  index: number
  last: number
  from: Position
  to: Position
  low: number
  high: number
}

/** Pairs of edges to compare at most; real boundaries of the most points need a fraction. */
const MOST_PAIRS = 2_000_000

/**
 * The fault of two edges that meet though they are no neighbours. Sorted along the longer side, so that only edges near
 * each other are compared.
 */
function crossing(polygons: Position[][][]): GeometryFault | undefined {
  const axis = extent(polygons, 0) > extent(polygons, 1) ? 0 : 1
  const edges = polygons
    .flatMap((rings, polygon) =>
      rings.flatMap((points, ring) =>
        points.slice(1).map((to, index): Edge => {
          const from = points[index]!
          return {
            polygon,
            ring,
            index,
            last: points.length - 2,
            from,
            to,
            low: Math.min(from[axis], to[axis]),
            high: Math.max(from[axis], to[axis]),
          }
        }),
      ),
    )
    .toSorted((a, b) => a.low - b.low)
  let pairs = 0
  for (let one = 0; one < edges.length; one++) {
    const edge = edges[one]!
    for (let other = one + 1; other < edges.length && edges[other]!.low <= edge.high; other++) {
      if (++pairs > MOST_PAIRS) return 'too_many_points'
      const found = edges[other]!
      if (!neighbours(edge, found) && cross(edge, found))
        return edge.polygon !== found.polygon
          ? 'parts_overlap'
          : edge.ring !== found.ring
            ? 'hole_outside'
            : 'crosses_itself'
    }
  }
  return undefined
}

function extent(polygons: Position[][][], axis: 0 | 1): number {
  let [low, high] = [Infinity, -Infinity]
  for (const point of polygons.flat(2)) {
    low = Math.min(low, point[axis])
    high = Math.max(high, point[axis])
  }
  return high - low
}

function neighbours(a: Edge, b: Edge): boolean {
  const apart = Math.abs(a.index - b.index)
  return a.polygon === b.polygon && a.ring === b.ring && (apart <= 1 || apart === a.last)
}

function cross(a: Edge, b: Edge): boolean {
  return (
    turn(a.from, a.to, b.from) * turn(a.from, a.to, b.to) < 0 &&
    turn(b.from, b.to, a.from) * turn(b.from, b.to, a.to) < 0
  )
}

const turn = (a: Position, b: Position, c: Position): number =>
  Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))

const hasHoleOutside = ([outer, ...holes]: Position[][]): boolean =>
  holes.some((hole) => liesWithin(hole, outer!) === false)

/** True where two parts cover the same area; a part in a hole of another does not. */
const partsOverlap = (polygons: Position[][][]): boolean =>
  new Set(polygons.map((rings) => JSON.stringify(rings))).size < polygons.length ||
  polygons.some(([part], index) =>
    polygons.some(
      ([outer, ...holes], other) =>
        index !== other &&
        liesWithin(part!, outer!) === true &&
        holes.every((hole) => liesWithin(part!, hole) === false),
    ),
  )

/**
 * Whether a ring that crosses another nowhere lies in it, judged by its first point beside the other's line; undefined
 * where all are on it.
 */
function liesWithin(ring: Position[], outer: Position[]): boolean | undefined {
  for (const point of ring) {
    const within = contains(outer, point)
    if (within !== undefined) return within
  }
  return undefined
}

function contains(ring: Position[], point: Position): boolean | undefined {
  let within = false
  for (let index = 1; index < ring.length; index++) {
    const [from, to] = [ring[index - 1]!, ring[index]!]
    const between = (axis: 0 | 1) =>
      Math.min(from[axis], to[axis]) <= point[axis] && point[axis] <= Math.max(from[axis], to[axis])
    if (between(0) && between(1) && turn(from, to, point) === 0) return undefined
    if (
      from[1] > point[1] !== to[1] > point[1] &&
      point[0] < ((to[0] - from[0]) * (point[1] - from[1])) / (to[1] - from[1]) + from[0]
    )
      within = !within
  }
  return within
}
