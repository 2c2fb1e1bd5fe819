import type { Position } from '../../../../core/farm/index.ts'
import { oneLine, quotedValue, type Properties, type ReadDocument } from '../../../../core/extraction/index.ts'
import { parseXml, type XmlNode } from '../../xml.ts'
import type { ReadContext } from '../read-context.ts'
import { Boundaries } from './boundaries.ts'
import { keepsAxisOrder, systemOfName, type CoordinateSystem } from './coordinate-systems.ts'
import { coarseWarning } from './geojson.ts'
import { ringsOf } from './gml-rings.ts'
import { allNamed, areaOf, geometryOf } from './xml-geometry.ts'

const AREAS = ['Polygon', 'PolygonPatch']
const SHAPES = new Set([
  'Polygon',
  'MultiPolygon',
  'Surface',
  'MultiSurface',
  'CompositeSurface',
  'MultiGeometry',
  'Point',
  'MultiPoint',
  'LineString',
  'MultiLineString',
  'Curve',
  'MultiCurve',
  'Envelope',
  'Box',
])

/** How the coordinates of a file are to be understood, by the name that it gives their system. */
type Systems = Map<string, CoordinateSystem | undefined>

/** Reads the features of GML 2 and 3 (ISO 19136), with straight edges. */
export async function readGml(bytes: Uint8Array, { limits }: ReadContext): Promise<ReadDocument> {
  const root = parseXml(bytes)
  const names = new Set(allNames(root))
  const systems: Systems = new Map(
    await Promise.all([...names].map(async (name) => [name, await systemOfName(name)] as const)),
  )
  // NRW lies in zone 32, and what its application program writes does not always name it.
  const assumed =
    names.size === 0 && Object.entries(root.attributes).some(([key]) => key === 'xmlns:elan')
      ? await systemOfName('EPSG:25832')
      : undefined
  const whole = systemNameOf(root)
  const boundaries = new Boundaries(limits)
  let unknown = false
  for (const feature of membersOf(root)) {
    const polygons = areasOf(feature, systemNameOf(feature) ?? whole).map(({ area, name }) => {
      const system = name === undefined ? assumed : systems.get(name)
      unknown ||= system === undefined
      const rings = (sides: string[]) =>
        ringsOf(area, sides).map((ring) => ring.map((point) => place(system, name, point)))
      return areaOf(rings(['exterior', 'outerBoundaryIs']), rings(['interior', 'innerBoundaryIs']))
    })
    boundaries.add(unknown ? null : (geometryOf(polygons) ?? withoutArea(feature)), propertiesOf(feature))
  }
  return boundaries.document({
    format: 'gml',
    contentType: 'application/gml+xml',
    title: null,
    warnings: [
      ...(unknown ? [unknownSystem([...names].filter((name) => !systems.get(name)))] : []),
      ...(assumed && !unknown ? [ASSUMED_SYSTEM] : []),
      ...coarseWarning([...systems.values()].find((system) => system?.coarse)),
    ],
    withoutRows: unknown,
  })
}

const ASSUMED_SYSTEM =
  'Die Datei nennt kein Koordinatensystem; angenommen ist ETRS89/UTM 32 (EPSG:25832), wie es NRW verwendet.'

const unknownSystem = (names: readonly string[]): string =>
  names.length === 0
    ? 'Die Datei sagt nicht, in welchem Koordinatensystem sie ist. Aus ihr werden keine Felder.'
    : `Das Koordinatensystem ${names.slice(0, 3).map(quotedValue).join(', ')} ist hier nicht bekannt. Aus dieser Datei werden keine Felder.`

function place(system: CoordinateSystem | undefined, name: string | undefined, [first, second]: Position): Position {
  if (!system) return [first, second]
  return system.northFirst && name !== undefined && keepsAxisOrder(name)
    ? system.toWgs84(second, first)
    : system.toWgs84(first, second)
}

const allNames = (node: XmlNode): string[] => [
  ...(node.attributes['srsName'] ? [node.attributes['srsName'].trim()] : []),
  ...node.children.flatMap(allNames),
]

/** The system that a collection or a feature names for all that is in it. */
const systemNameOf = (node: XmlNode): string | undefined =>
  node.attributes['srsName']?.trim() ?? node.children.filter(({ name }) => name === 'boundedBy').flatMap(allNames)[0]

/** The areas of a feature, each with the name of its system: its own, else that of the nearest element around it. */
function areasOf(node: XmlNode, around: string | undefined): { area: XmlNode; name: string | undefined }[] {
  const name = node.attributes['srsName']?.trim() ?? around
  return AREAS.includes(node.name) ? [{ area: node, name }] : node.children.flatMap((child) => areasOf(child, name))
}

/** The features of a collection; of a file without members, what has an area. */
function membersOf(root: XmlNode): XmlNode[] {
  const members = allNamed(root, 'featureMember', 'featureMembers', 'member').flatMap(({ children }) => children)
  return members.length > 0
    ? members
    : root.children.filter(
        (child) => child.name !== 'boundedBy' && (AREAS.includes(child.name) || allNamed(child, ...AREAS).length > 0),
      )
}

/**
 * What a feature says of itself: its elements without elements inside, outside of its geometry; of two of one name the
 * first.
 */
function propertiesOf(feature: XmlNode, found: Record<string, string> = {}): Properties {
  for (const child of feature.children.filter(({ name }) => !SHAPES.has(name) && name !== 'boundedBy')) {
    if (child.children.length > 0) propertiesOf(child, found)
    else if (child.text !== '' && !Object.hasOwn(found, child.name)) found[child.name] = oneLine(child.text)
  }
  return found
}

function withoutArea(feature: XmlNode): { type: string } | null {
  const shape = allNamed(feature, 'LineString', 'Curve', 'MultiCurve', 'MultiLineString', 'Point', 'MultiPoint')[0]
  return shape ? { type: shape.name.includes('Point') ? 'Point' : 'LineString' } : null
}
