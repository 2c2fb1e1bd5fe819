import { FORMATS } from '../../../../core/farm/index.ts'
import { oneLine, quotedValue, type ReadDocument } from '../../../../core/extraction/index.ts'
import { readNumber } from '../../../../core/shared/german/read-german.ts'
import { inHectares, unitSpelling } from '../../../../core/terms/index.ts'
import { parseXml, type XmlNode } from '../../xml.ts'
import type { ReadContext } from '../read-context.ts'
import { Boundaries } from './boundaries.ts'
import { systemOfName } from './coordinate-systems.ts'
import { coarseWarning } from './geojson.ts'
import { AREAS, polygonsOf, systemNameOf, systemsIn } from './gml-polygons.ts'
import { readInvekosXml } from './invekos-xml.ts'
import { allNamed, geometryOf } from './xml-geometry.ts'

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

/** Reads the features of GML 2 and 3 (ISO 19136), with straight edges. */
export async function readGml(bytes: Uint8Array, { limits }: ReadContext): Promise<ReadDocument> {
  const root = parseXml(bytes)
  // An application without boundaries is one all the same.
  if (allNamed(root, ...AREAS).length === 0 && holdsFlik(root)) return readInvekosXml(bytes, limits)
  const systems = await systemsIn(root)
  const names = [...systems.keys()]
  // NRW lies in zone 32, and what its application program writes does not always name it.
  const assumed =
    names.length === 0 && Object.entries(root.attributes).some(([key]) => key === 'xmlns:elan')
      ? await systemOfName('EPSG:25832')
      : undefined
  const whole = systemNameOf(root)
  const boundaries = new Boundaries(limits)
  let unknown = false
  for (const { feature, around } of membersOf(root).flatMap((member) => parcelsIn(member, {}))) {
    const found = polygonsOf(feature, { systems, around: whole, assumed })
    unknown ||= found.unknown
    boundaries.add(unknown ? null : (geometryOf(found.polygons) ?? withoutArea(feature)), {
      ...around,
      ...propertiesOf(feature),
    })
  }
  return boundaries.document({
    format: 'gml',
    contentType: 'application/gml+xml',
    title: null,
    warnings: [
      ...(unknown ? [unknownSystem(names.filter((name) => !systems.get(name)))] : []),
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

/** The features of a collection; of a file without members, what has an area. */
function membersOf(root: XmlNode): XmlNode[] {
  const members = allNamed(root, 'featureMember', 'featureMembers', 'member').flatMap(({ children }) => children)
  return members.length > 0
    ? members
    : root.children.filter(
        (child) => child.name !== 'boundedBy' && (AREAS.includes(child.name) || allNamed(child, ...AREAS).length > 0),
      )
}

/** Elements that may be parcels inside another, such as those of a field block. */
const PARCEL = /^(?:t?schlag|teilschlag|teilfl(?:ae|ä)che|parzelle|feldst(?:ue|ü)ck|parcel|plot)$/i
const BLOCK = /^(?:feldblock|referenzparzelle)$/i

interface Nested {
  feature: XmlNode
  /** What the elements around it say of it. */
  around: Readonly<Record<string, string>>
}

/** The feature itself, or the parcels in it that have a boundary each, down to the parts. */
function parcelsIn(feature: XmlNode, around: Nested['around']): Nested[] {
  const nested = nestedParcels(feature)
  if (nested.length === 0) return [{ feature, around }]
  const own = propertiesOf(feature, {}, nested)
  // What a field block says of its own size is no parcel's.
  const passedOn = BLOCK.test(feature.name)
    ? Object.fromEntries(Object.entries(own).filter(([, value]) => isFlik(value)))
    : own
  return nested.flatMap((parcel) => parcelsIn(parcel, { ...around, ...passedOn }))
}

const nestedParcels = (node: XmlNode): XmlNode[] =>
  node.children.flatMap((child) =>
    (PARCEL.test(child.name) || BLOCK.test(child.name)) && allNamed(child, ...AREAS).length > 0
      ? [child]
      : nestedParcels(child),
  )

const isFlik = (value: string): boolean => FORMATS.flik.canonical(value) !== undefined

const holdsFlik = ({ text, children, attributes }: XmlNode): boolean =>
  isFlik(text) || Object.values(attributes).some(isFlik) || children.some(holdsFlik)

/**
 * What a feature says of itself: its elements without elements inside, outside of its geometry; of two of one name the
 * first.
 */
function propertiesOf(
  feature: XmlNode,
  found: Record<string, string> = {},
  without: readonly XmlNode[] = [],
): Record<string, string> {
  for (const child of feature.children) {
    if (SHAPES.has(child.name) || child.name === 'boundedBy' || without.includes(child)) continue
    if (child.children.length > 0) propertiesOf(child, found, without)
    else if (child.text !== '') {
      const [name, value] = inItsUnit(child)
      if (!Object.hasOwn(found, name)) found[name] = value
    }
  }
  return found
}

/** A value whose unit stands in an attribute bears it in its name; ares become hectares. */
function inItsUnit({ name, text, attributes }: XmlNode): [name: string, value: string] {
  const unit = Object.entries(attributes).find(([key]) => /^(?:.*:)?(?:einheit|unit|uom)$/i.test(key))?.[1]
  const hectares = unit === undefined ? undefined : inHectares(1, unitSpelling(unit.trim()))
  const value = readNumber(text)
  if (hectares === undefined || value === undefined) return [name, oneLine(text)]
  return [`${name}_ha`, String(Number((value * hectares).toFixed(6)))]
}

function withoutArea(feature: XmlNode): { type: string } | null {
  const shape = allNamed(feature, 'LineString', 'Curve', 'MultiCurve', 'MultiLineString', 'Point', 'MultiPoint')[0]
  return shape ? { type: shape.name.includes('Point') ? 'Point' : 'LineString' } : null
}
