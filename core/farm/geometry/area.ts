import type { Geometry, Position } from './geometry.ts'
import { SQUARE_METRES_PER_HECTARE } from '../../terms/index.ts'

/** WGS 84: semi-major axis in m, and flattening. */
const [A, F] = [6_378_137, 1 / 298.257223563]
const E2 = F * (2 - F)
const E = Math.sqrt(E2)
const RADIANS = Math.PI / 180
/** Snyder 1987, eq. 3-12: grows with the area between the equator and a latitude. */
const q = (sine: number): number => (1 - E2) * (sine / (1 - E2 * sine * sine) + Math.atanh(E * sine) / E)
const Q_POLE = q(1)

/**
 * The area in ha on the ellipsoid, its edges taken as straight as they are in the field. Each point goes to the sphere
 * of the same area (authalic latitude, Snyder 1987, eq. 3-11) and from there into an equal-area plane around the ring
 * (eq. 24-2 to 24-4), where geodesics stay straight.
 */
export function areaHa(geometry: Geometry): number {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  const squareMetres = polygons.reduce(
    (sum, [outer, ...holes]) => sum + ringArea(outer!) - holes.reduce((all, hole) => all + ringArea(hole), 0),
    0,
  )
  return squareMetres / SQUARE_METRES_PER_HECTARE
}

function ringArea(ring: Position[]): number {
  const points = ring.map(planeAround(ring[0]!))
  let doubled = 0
  for (let index = 1; index < points.length; index++) {
    const [[fromX, fromY], [toX, toY]] = [points[index - 1]!, points[index]!]
    doubled += fromX * toY - toX * fromY
  }
  return (Math.abs(doubled) / 2) * A * A * (Q_POLE / 2)
}

/** Lambert's azimuthal equal-area projection of the authalic sphere of radius 1. */
function planeAround([centreLongitude, centreLatitude]: Position): (point: Position) => [x: number, y: number] {
  const sine = (latitude: number) => q(Math.sin(latitude * RADIANS)) / Q_POLE
  const cosine = (ofSine: number) => Math.sqrt(Math.max(0, 1 - ofSine * ofSine))
  const centreSine = sine(centreLatitude)
  const centreCosine = cosine(centreSine)
  return ([longitude, latitude]) => {
    const [pointSine, east] = [sine(latitude), (longitude - centreLongitude) * RADIANS]
    const pointCosine = cosine(pointSine)
    const scale = Math.sqrt(2 / (1 + centreSine * pointSine + centreCosine * pointCosine * Math.cos(east)))
    return [
      scale * pointCosine * Math.sin(east),
      scale * (centreCosine * pointSine - centreSine * pointCosine * Math.cos(east)),
    ]
  }
}
