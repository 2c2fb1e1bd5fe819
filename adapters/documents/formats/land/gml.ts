import type { Position } from '../../../../core/farm/index.ts'
import { oneLine, quotedValue, type Properties, type ReadDocument } from '../../../../core/extraction/index.ts'
import { parseXml, type XmlNode } from '../../xml.ts'
import type { ReadContext } from '../read-context.ts'
import { Boundaries } from './boundaries.ts'
import { keepsAxisOrder, systemOfName, type CoordinateSystem } from './coordinate-systems.ts'
import { coarseWarning } from './geojson.ts'
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
  const remarks = [
    ...(unknown
      ? [
          names.size === 0
            ? 'Die Datei sagt nicht, in welchem Koordinatensystem sie ist. Aus ihr werden keine Felder.'
            : `Das Koordinatensystem ${[...names]
                .filter((name) => !systems.get(name))
                .slice(0, 3)
                .map(quotedValue)
                .join(', ')} ist hier nicht bekannt. Aus dieser Datei werden keine Felder.`,
        ]
      : []),
    ...(assumed && !unknown
      ? ['Die Datei nennt kein Koordinatensystem; angenommen ist ETRS89/UTM 32 (EPSG:25832), wie es NRW verwendet.']
      : []),
    ...coarseWarning([...systems.values()].find((system) => system?.coarse)),
  ]
  return boundaries.document({
    format: 'gml',
    contentType: 'application/gml+xml',
    title: null,
    remarks,
    withoutRows: unknown,
  })
}

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

/** The rings on one side of an area; a ring with arcs or of broken numbers has a point that is none. */
const ringsOf = (area: XmlNode, sides: string[]): Position[][] =>
  area.children
    .filter(({ name }) => sides.includes(name))
    .flatMap(({ children }) => children)
    .map((ring) => {
      if (ring.name === 'LinearRing') return pointsOf(ring)
      const segments = allNamed(
        ring,
        'LineStringSegment',
        'LineString',
        'Arc',
        'ArcString',
        'Circle',
        'CircleByCenterPoint',
        'GeodesicString',
        'Clothoid',
        'BSpline',
      )
      const straight = segments.length > 0 && segments.every(({ name }) => name.startsWith('LineString'))
      return straight ? joined(segments.map(pointsOf)) : [[Number.NaN, Number.NaN]]
    })

/** Lines end to end: the point at which one ends and the next begins stands in both. */
const joined = (lines: Position[][]): Position[] =>
  lines.reduce(
    (all, line) =>
      all.length > 0 && line.length > 0 && all.at(-1)!.join() === line[0]!.join()
        ? [...all, ...line.slice(1)]
        : [...all, ...line],
    [],
  )

function pointsOf(line: XmlNode): Position[] {
  const list = line.children.find(({ name }) => name === 'posList')
  if (list)
    return inPairs(
      list.text,
      Number(list.attributes['srsDimension'] ?? list.attributes['dimension'] ?? line.attributes['srsDimension'] ?? 2),
    )
  const coordinates = line.children.find(({ name }) => name === 'coordinates')
  if (coordinates) return tuplesOf(coordinates)
  return allNamed(line, 'pos', 'coord').map((point): Position => {
    const numbers =
      point.name === 'pos'
        ? numbersOf(point.text)
        : ['X', 'Y'].map((axis) => toNumber(point.children.find(({ name }) => name === axis)?.text ?? ''))
    return [numbers[0] ?? Number.NaN, numbers[1] ?? Number.NaN]
  })
}

function inPairs(text: string, dimension: number): Position[] {
  const numbers = numbersOf(text)
  if (![2, 3].includes(dimension) || numbers.length % dimension !== 0) return [[Number.NaN, Number.NaN]]
  return Array.from({ length: numbers.length / dimension }, (_, index): Position => [
    numbers[index * dimension]!,
    numbers[index * dimension + 1]!,
  ])
}

/** GML 2 names the signs between and within tuples, if they are others than blank, comma and dot. */
function tuplesOf({ text, attributes }: XmlNode): Position[] {
  const [decimal, between, after] = [attributes['decimal'] ?? '.', attributes['cs'] ?? ',', attributes['ts'] ?? ' ']
  return text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .split(after)
    .filter((tuple) => tuple.trim() !== '')
    .map((tuple): Position => {
      const [first, second] = tuple
        .trim()
        .split(between)
        .map((part) => toNumber(decimal === '.' ? part : part.replace(decimal, '.')))
      return [first ?? Number.NaN, second ?? Number.NaN]
    })
}

const numbersOf = (text: string): number[] => text.split(/\s+/).filter(Boolean).map(toNumber)

const toNumber = (text: string): number =>
  /^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d{1,3})?\s*$/.test(text) ? Number(text) : Number.NaN
