import { geometryFault, type Geometry, type Position } from '../../../../core/farm/index.ts'
import type { XmlNode } from '../../xml.ts'
import { systemOfName, type CoordinateSystem } from './coordinate-systems.ts'
import { polygonsOf, systemNameOf, systemsIn } from './gml-polygons.ts'
import { geometryOf } from './xml-geometry.ts'

/** The boundary of an element, in WGS 84; undefined where it has none, or one that is not sound. */
export type ReadBoundary = (node: XmlNode) => Geometry | undefined

/** The zone in which most of Germany lies, and in which the states' programs write. */
const USUAL = 'EPSG:25832'

/**
 * Reads boundaries of parcels in an application, as GML or as text (`POLYGON((east north, …))`). Where no system is
 * named, metres are those of ETRS89/UTM 32; whether that is so shows in the area.
 */
export async function makeReadBoundary(root: XmlNode): Promise<ReadBoundary> {
  const [systems, assumed] = [await systemsIn(root), await systemOfName(USUAL)]
  const around = systemNameOf(root)
  return (node) => {
    const { polygons, unknown } = polygonsOf(node, { systems, around, assumed })
    const written = polygons.length > 0 ? polygons : polygonsInText(node, assumed)
    const geometry = unknown ? undefined : geometryOf(written)
    return geometry === undefined || geometryFault(geometry) !== undefined ? undefined : (geometry as Geometry)
  }
}

const LONGEST_TEXT = 1_000_000

/** Polygons in well-known text (OGC 06-103r4, 7.2), of the first element that holds such. */
function polygonsInText(node: XmlNode, assumed: CoordinateSystem | undefined): Position[][][] {
  const text = wellKnownText(node)
  if (text === undefined) return []
  const polygons = text.match(/\(\s*\([^()]*\)(?:\s*,\s*\([^()]*\))*\s*\)/g) ?? []
  return polygons.map((polygon) =>
    (polygon.match(/\([^()]*\)/g) ?? []).map((ring) =>
      ring
        .slice(1, -1)
        .split(',')
        .map((point): Position => {
          const [east = Number.NaN, north = Number.NaN] = point.trim().split(/\s+/).map(Number)
          const isInDegrees = Math.abs(east) <= 180 && Math.abs(north) <= 90
          return isInDegrees || !assumed ? [east, north] : assumed.toWgs84(east, north)
        }),
    ),
  )
}

function wellKnownText({ text, children }: XmlNode): string | undefined {
  const written = text.replace(/^SRID=\d+;/i, '')
  if (written.length <= LONGEST_TEXT && /^(?:MULTI)?POLYGON ?(?:Z ?)?\(/i.test(written)) return written
  return children.map(wellKnownText).find((found) => found !== undefined)
}
