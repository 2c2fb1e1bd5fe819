import { oneLine, quotedValue, type Properties, type ReadDocument } from '../../../../core/extraction/index.ts'
import { decodeText, encodingWarnings } from '../../decode-text.ts'
import { corrupt } from '../../read-failed.ts'
import type { ReadContext } from '../read-context.ts'
import { Boundaries } from './boundaries.ts'
import { systemOfName, type CoordinateSystem } from './coordinate-systems.ts'

type Json = Record<string, unknown>

/**
 * Reads GeoJSON (RFC 7946): collections, single features, bare geometries, and lists of things with a feature inside,
 * as farm programs keep them.
 */
export async function readGeoJson(bytes: Uint8Array, { limits }: ReadContext): Promise<ReadDocument> {
  const decoded = decodeText(bytes)
  const root = parseJson(decoded.text)
  const { name, system } = await systemOfRoot(root)
  const boundaries = new Boundaries(limits)
  for (const feature of featuresOf(root))
    boundaries.add(system ? inWgs84(feature.geometry, system) : null, propertiesOf(feature))
  const title = isObject(root) && typeof root.name === 'string' ? oneLine(root.name).slice(0, 200) || null : null
  return boundaries.document({
    format: 'geojson',
    contentType: 'application/geo+json',
    title,
    withoutRows: system === undefined,
    warnings: [
      ...encodingWarnings(decoded),
      ...(system === undefined
        ? [`Das Koordinatensystem ${quotedValue(name)} ist hier nicht bekannt. Aus dieser Datei werden keine Felder.`]
        : []),
      ...coarseWarning(system),
    ],
  })
}

/** What a person should know of boundaries that were converted without the grids of the surveying offices. */
export const coarseWarning = (system: CoordinateSystem | undefined): string[] =>
  system?.coarse
    ? ['Die Grenzen sind aus Gauß-Krüger umgerechnet; ihre Lage stimmt auf etwa 3 m, ihre Größe genau.']
    : []

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw corrupt(`broken JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** A `crs` member is of the year 2008; exports of German programs still write it. */
async function systemOfRoot(root: unknown): Promise<{ name: string; system: CoordinateSystem | undefined }> {
  const crs = isObject(root) ? root.crs : undefined
  if (crs === undefined || crs === null) return { name: 'CRS84', system: await systemOfName('CRS84') }
  const properties = isObject(crs) ? crs.properties : undefined
  const name = isObject(properties) && typeof properties.name === 'string' ? properties.name : JSON.stringify(crs)
  return { name, system: await systemOfName(name) }
}

function featuresOf(root: unknown): Json[] {
  const list = Array.isArray(root) ? root : isObject(root) && Array.isArray(root.features) ? root.features : [root]
  return list.filter(isObject).map((item) => {
    if (item.type === 'Feature') return item
    if (isObject(item.geometry) && item.geometry.type === 'Feature') return item.geometry
    return 'geometry' in item ? item : { geometry: item }
  })
}

const propertiesOf = ({ properties, id }: Json): Properties => ({
  ...(typeof id === 'string' || typeof id === 'number' ? { id } : {}),
  ...Object.fromEntries(
    Object.entries(isObject(properties) ? properties : {}).filter(
      (entry): entry is [string, string | number | boolean] =>
        ['string', 'number', 'boolean'].includes(typeof entry[1]),
    ),
  ),
})

/**
 * Every position from the system of the file, with longitude first and without heights; what is no position stays as it
 * is.
 */
function inWgs84(geometry: unknown, system: CoordinateSystem): unknown {
  if (!isObject(geometry)) return geometry
  const convert = (value: unknown, depth: number): unknown => {
    if (!Array.isArray(value) || depth > 4) return value
    return typeof value[0] === 'number' && typeof value[1] === 'number'
      ? system.toWgs84(value[0], value[1])
      : value.map((inner) => convert(inner, depth + 1))
  }
  return { type: geometry.type, coordinates: convert(geometry.coordinates, 0) }
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
