import { oneLine, quotedValue, type Properties, type ReadDocument } from '../../../../core/extraction/index.ts'
import type { Archive } from '../../archive.ts'
import { decodeText, encodingWarnings } from '../../decode-text.ts'
import type { ReadContext } from '../read-context.ts'
import { Boundaries } from './boundaries.ts'
import { systemOfDescription, systemOfName, type CoordinateSystem } from './coordinate-systems.ts'
import { coarseWarning } from './geojson.ts'

/** The names of the layers in an archive: paths without their ending, for each file with boundaries. */
export const shapefileLayers = (names: readonly string[]): string[] =>
  names.filter((name) => /\.shp$/i.test(name) && !name.startsWith('__MACOSX/')).map((name) => name.slice(0, -4))

/** Reads the layers of a zipped shapefile (ESRI 1998), each in the system that its `.prj` describes. */
export async function readShapefile(archive: Archive, { limits }: ReadContext): Promise<ReadDocument> {
  const boundaries = new Boundaries(limits)
  const warnings = new Set<string>()
  const layers = shapefileLayers(archive.names)
  let unclear = false
  for (const layer of layers) {
    const found = await readLayer(archive, layer, boundaries)
    unclear ||= found.unclear
    for (const warning of found.warnings) warnings.add(warning)
  }
  const title = layers.length === 1 ? oneLine(layers[0]!.split('/').at(-1)!).slice(0, 200) : null
  return boundaries.document({
    format: 'shapefile',
    contentType: 'application/zip',
    title,
    warnings: [...warnings],
    withoutRows: unclear,
  })
}

async function readLayer(
  archive: Archive,
  layer: string,
  boundaries: Boundaries,
): Promise<{ unclear: boolean; warnings: string[] }> {
  const part = async (ending: string) => {
    const name = archive.names.find((one) => one.toLowerCase() === `${layer}.${ending}`.toLowerCase())
    return name === undefined ? undefined : archive.read(name)
  }
  const [shapes, table, description, charset] = [
    (await part('shp'))!,
    await part('dbf'),
    await part('prj'),
    await part('cpg'),
  ]
  const { system, warning } = await systemOfLayer(layer, shapes, description)
  const { encoding, warnings } = table
    ? encodingOf(table, charset)
    : {
        encoding: 'utf-8',
        warnings: [`Zu ${quotedValue(layer)} fehlt die Tabelle (.dbf) mit den Angaben zu den Flächen.`],
      }
  const { openShp, openDbf } = await import('shapefile')
  const [records, rows] = [await openShp(shapes), table ? await openDbf(table, { encoding }) : undefined]
  let [read, missing] = [0, 0]
  for (let record = await records.read(); !record.done; record = await records.read()) {
    const row = await rows?.read()
    read += 1
    if (row?.done) missing += 1
    boundaries.add(system ? inWgs84(record.value as Shape | null, system) : null, propertiesOf(row?.value))
  }
  const uneven = missing > 0 || (rows !== undefined && !(await rows.read()).done)
  return {
    unclear: system === undefined || uneven,
    warnings: [
      ...warnings,
      ...(warning ?? []),
      ...coarseWarning(system),
      ...(uneven
        ? [
            `In ${quotedValue(layer)} passen Grenzen und Tabelle nicht zusammen: ${read} Grenzen, aber ${missing > 0 ? 'weniger' : 'mehr'} Zeilen. Aus dieser Datei werden keine Felder.`,
          ]
        : []),
    ],
  }
}

async function systemOfLayer(
  layer: string,
  shapes: Uint8Array,
  description: Uint8Array | undefined,
): Promise<{ system: CoordinateSystem | undefined; warning?: string[] }> {
  if (description) {
    const text = decodeText(description).text.trim()
    const system = await systemOfDescription(text)
    return system
      ? { system }
      : {
          system,
          warning: [
            `Das Koordinatensystem von ${quotedValue(layer)} ist hier nicht bekannt (${quotedValue(/"([^"]{1,80})"/.exec(text)?.[1] ?? text)}). Aus dieser Datei werden keine Felder.`,
          ],
        }
  }
  return inDegrees(shapes)
    ? {
        system: await systemOfName('CRS84'),
        warning: [
          `Zu ${quotedValue(layer)} fehlt die Datei .prj mit dem Koordinatensystem; angenommen sind Grad in WGS 84.`,
        ],
      }
    : {
        system: undefined,
        warning: [
          `Zu ${quotedValue(layer)} fehlt die Datei .prj mit dem Koordinatensystem. Aus dieser Datei werden keine Felder; lade sie mit .prj noch einmal hoch.`,
        ],
      }
}

/** By the box in the header, x and y from least to most at byte 36. */
function inDegrees(shapes: Uint8Array): boolean {
  if (shapes.length < 68) return false
  const view = new DataView(shapes.buffer, shapes.byteOffset, shapes.byteLength)
  const [west, south, east, north] = [36, 44, 52, 60].map((offset) => view.getFloat64(offset, true)) as [
    number,
    number,
    number,
    number,
  ]
  return west >= -180 && east <= 180 && south >= -90 && north <= 90
}

/** A `.cpg` names the character set; without one, or against it, the bytes of the rows tell it. */
function encodingOf(table: Uint8Array, charset: Uint8Array | undefined): { encoding: string; warnings: string[] } {
  const rows = table.subarray((table[8] ?? 0) + 256 * (table[9] ?? 0))
  const named =
    charset &&
    new TextDecoder('latin1')
      .decode(charset.subarray(0, 40))
      .trim()
      .replace(/^(?:ANSI ?)?(125\d)$/i, 'windows-$1')
      .replace(/^(?:ISO[ _-]?)?(8859)[ _-]?(\d{1,2})$/i, 'iso-8859-$2')
      .replace(/^(?:CP)?65001$/i, 'utf-8')
  const decoded = decodeText(rows, named)
  return { encoding: decoded.encoding, warnings: encodingWarnings(decoded) }
}

const propertiesOf = (row: Record<string, unknown> | null | undefined): Properties =>
  Object.fromEntries(
    Object.entries(row ?? {}).flatMap(([key, value]): [string, string | number | boolean][] =>
      value instanceof Date
        ? Number.isNaN(value.getTime())
          ? []
          : [[key, dayOf(value)]]
        : typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
          ? [[key, value]]
          : [],
    ),
  )

/** The table holds days without a time; they come as midnight here. */
const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

interface Shape {
  type: string
  coordinates: unknown
}

function inWgs84(shape: Shape | null, system: CoordinateSystem): unknown {
  if (shape === null || (shape.type !== 'Polygon' && shape.type !== 'MultiPolygon')) return shape
  const convert = (value: unknown): unknown =>
    Array.isArray(value) && typeof value[0] === 'number'
      ? system.toWgs84(value[0], value[1] as number)
      : (value as unknown[]).map(convert)
  return { type: shape.type, coordinates: convert(shape.coordinates) }
}
