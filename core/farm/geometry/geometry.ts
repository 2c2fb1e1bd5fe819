/** A boundary in WGS 84, longitude before latitude (RFC 7946). */
export type Geometry = { type: 'Polygon'; coordinates: Position[][] } | { type: 'MultiPolygon'; coordinates: Position[][][] }
export type Position = [longitude: number, latitude: number]

export type GeometryFault = 'no_polygon' | 'outside_the_world' | 'swapped_coordinates' | 'open_ring' | 'too_few_points' | 'crosses_itself' | 'too_many_points'

const MOST_POINTS = 20_000

/** What is wrong with a boundary, or undefined. `value` may be anything. */
export function geometryFault(value: unknown): GeometryFault | undefined {
  const rings = ringsOf(value)
  if (!rings) return 'no_polygon'
  if (rings.reduce((sum, ring) => sum + ring.length, 0) > MOST_POINTS) return 'too_many_points'
  for (const ring of rings) {
    const fault = ringFault(ring)
    if (fault) return fault
  }
  return undefined
}

function ringsOf(value: unknown): Position[][] | undefined {
  const { type, coordinates } = (value ?? {}) as { type?: unknown; coordinates?: unknown }
  const polygons = type === 'Polygon' ? [coordinates] : type === 'MultiPolygon' && Array.isArray(coordinates) ? coordinates : []
  if (polygons.length === 0 || !polygons.every((polygon) => Array.isArray(polygon) && polygon.length > 0 && polygon.every(isRing))) return undefined
  return polygons.flat() as Position[][]
}

const isRing = (ring: unknown): boolean => Array.isArray(ring) && ring.every((point) => Array.isArray(point) && point.length >= 2 && Number.isFinite(point[0]) && Number.isFinite(point[1]))

/** Where farms of this service lie, with much room around: in here a boundary is right, and mirrored it is swapped. */
const isHere = ([longitude, latitude]: Position): boolean => longitude > 2 && longitude < 20 && latitude > 44 && latitude < 59

function ringFault(ring: Position[]): GeometryFault | undefined {
  if (ring.some(([longitude, latitude]) => Math.abs(longitude) > 180 || Math.abs(latitude) > 90)) return 'outside_the_world'
  if (ring.length > 0 && ring.every(([longitude, latitude]) => !isHere([longitude, latitude]) && isHere([latitude, longitude]))) return 'swapped_coordinates'
  if (ring.length < 4) return 'too_few_points'
  const [first, last] = [ring[0]!, ring.at(-1)!]
  if (first[0] !== last[0] || first[1] !== last[1]) return 'open_ring'
  return crossesItself(ring) ? 'crosses_itself' : undefined
}

/** True where two edges that are no neighbours meet. Sorted by longitude, so that only edges near each other are compared. */
function crossesItself(ring: Position[]): boolean {
  const edges = ring.slice(1).map((end, index) => ({ index, from: ring[index]!, to: end, west: Math.min(ring[index]![0], end[0]), east: Math.max(ring[index]![0], end[0]) })).toSorted((a, b) => a.west - b.west)
  for (let one = 0; one < edges.length; one++) {
    for (let other = one + 1; other < edges.length && edges[other]!.west <= edges[one]!.east; other++) {
      const apart = Math.abs(edges[one]!.index - edges[other]!.index)
      if (apart > 1 && apart < edges.length - 1 && cross(edges[one]!, edges[other]!)) return true
    }
  }
  return false
}

interface Edge { from: Position; to: Position }

function cross(a: Edge, b: Edge): boolean {
  const [one, two, three, four] = [turn(a.from, a.to, b.from), turn(a.from, a.to, b.to), turn(b.from, b.to, a.from), turn(b.from, b.to, a.to)]
  return one * two < 0 && three * four < 0
}

const turn = (a: Position, b: Position, c: Position): number => Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))

/** WGS 84: semi-major axis in m, and flattening. */
const [A, F] = [6_378_137, 1 / 298.257223563]
const E2 = F * (2 - F)
const E = Math.sqrt(E2)
const q = (sine: number): number => (1 - E2) * (sine / (1 - E2 * sine * sine) + Math.atanh(E * sine) / E)

/**
 * The area in ha on the ellipsoid. Each point goes to the sphere of the same area (authalic latitude, Snyder 1987, eq. 3-11 to 3-13), whose
 * cylindrical projection keeps areas; the error against geodesics lies under a millionth for fields.
 */
export function areaHa(geometry: Geometry): number {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  const squareMetres = polygons.reduce((sum, [outer, ...holes]) => sum + ringArea(outer!) - holes.reduce((all, hole) => all + ringArea(hole), 0), 0)
  return squareMetres / 10_000
}

function ringArea(ring: Position[]): number {
  const radians = Math.PI / 180
  let sum = 0
  for (let index = 1; index < ring.length; index++) {
    const [[fromLongitude, fromLatitude], [toLongitude, toLatitude]] = [ring[index - 1]!, ring[index]!]
    sum += (toLongitude - fromLongitude) * radians * (q(Math.sin(fromLatitude * radians)) + q(Math.sin(toLatitude * radians)))
  }
  return Math.abs(sum) * A * A / 4
}

