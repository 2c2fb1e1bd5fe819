import type { Position } from '../../../../core/farm/index.ts'
import { oneLine, type Properties, type ReadDocument } from '../../../../core/extraction/index.ts'
import type { Archive } from '../../archive.ts'
import { corrupt } from '../../read-failed.ts'
import { parseXml, type XmlNode } from '../../xml.ts'
import type { ReadContext } from '../read-context.ts'
import { nodesAt, textAt } from '../xml-path.ts'
import { Boundaries } from './boundaries.ts'
import { allNamed, areaOf, geometryOf } from './xml-geometry.ts'

/** The KML of a KMZ archive: `doc.kml`, else the first there is. */
export async function openKmz(archive: Archive): Promise<Uint8Array> {
  const name = archive.names.find((one) => /^doc\.kml$/i.test(one)) ?? archive.names.find((one) => /\.kml$/i.test(one))
  const bytes = name === undefined ? undefined : await archive.read(name)
  if (!bytes) throw corrupt('a KMZ without KML')
  return bytes
}

/** Reads KML 2.2 (OGC 07-147): its placemarks, always in WGS 84 with longitude first. */
export function readKml(bytes: Uint8Array, contentType: string, { limits }: ReadContext): ReadDocument {
  const root = parseXml(bytes)
  const boundaries = new Boundaries(limits)
  for (const placemark of allNamed(root, 'Placemark')) {
    const polygons = allNamed(placemark, 'Polygon').map((polygon) =>
      areaOf(ringsAt(polygon, 'outerBoundaryIs'), ringsAt(polygon, 'innerBoundaryIs')),
    )
    boundaries.add(geometryOf(polygons) ?? withoutArea(placemark), propertiesOf(placemark))
  }
  const title = oneLine(textAt(root, 'Document/name', 'Folder/name')).slice(0, 200) || null
  return boundaries.document({ format: 'kml', contentType, title, warnings: [] })
}

const ringsAt = (polygon: XmlNode, side: string): Position[][] =>
  nodesAt(polygon, `${side}/LinearRing`).map((ring) =>
    textAt(ring, 'coordinates')
      .split(/\s+/)
      .filter(Boolean)
      .map((tuple): Position => {
        const [longitude, latitude] = tuple.split(',').map((part) => (part === '' ? Number.NaN : Number(part)))
        return [longitude!, latitude ?? Number.NaN]
      }),
  )

const withoutArea = (placemark: XmlNode): { type: string } | null =>
  allNamed(placemark, 'LineString').length > 0
    ? { type: 'LineString' }
    : allNamed(placemark, 'Point').length > 0
      ? { type: 'Point' }
      : null

function propertiesOf(placemark: XmlNode): Properties {
  const data = allNamed(placemark, 'Data').map((node): [string, string] => [
    node.attributes['name'] ?? '',
    textAt(node, 'value'),
  ])
  const simple = allNamed(placemark, 'SimpleData').map((node): [string, string] => [
    node.attributes['name'] ?? '',
    node.text,
  ])
  const description = textAt(placemark, 'description')
  return Object.fromEntries(
    [
      ...data,
      ...simple,
      ['name', textAt(placemark, 'name')] as [string, string],
      ...(description === '' || description.includes('<') ? [] : [['Beschreibung', description] as [string, string]]),
    ].filter(([key, value]) => key !== '' && value !== ''),
  )
}
