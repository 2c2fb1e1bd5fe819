/** A boundary in WGS 84, longitude before latitude (RFC 7946). */
export type Geometry =
  { type: 'Polygon'; coordinates: Position[][] } | { type: 'MultiPolygon'; coordinates: Position[][][] }
export type Position = [longitude: number, latitude: number]

/**
 * A boundary that nothing is wrong with, and no more than that: without heights and without members that are none of it
 * (RFC 7946 §3.1.1, §6.1).
 */
export function withoutHeights({ type, coordinates }: Geometry): Geometry {
  const flat = (rings: Position[][]): Position[][] =>
    rings.map((ring) => ring.map(([longitude, latitude]) => [longitude, latitude]))
  return type === 'Polygon' ? { type, coordinates: flat(coordinates) } : { type, coordinates: coordinates.map(flat) }
}
