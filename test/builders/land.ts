import proj4 from 'proj4'
import type { Position } from '../../core/farm/index.ts'

/** Boundaries as programs and authorities write them, made by code. */

export const box = (west: number, south: number, width = 0.01, height = 0.01): Position[] => [
  [west, south],
  [west + width, south],
  [west + width, south + height],
  [west, south + height],
  [west, south],
]

export const feature = (properties: Record<string, unknown>, ...coordinates: Position[][]): object => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Polygon', coordinates },
})

export const geoJson = (features: unknown[], more: object = {}): string =>
  JSON.stringify({ type: 'FeatureCollection', ...more, features })

export const crsMember = (name: string): object => ({ crs: { type: 'name', properties: { name } } })

export const UTM32 = '+proj=utm +zone=32 +ellps=GRS80 +towgs84=0,0,0,0,0,0,0 +units=m'
export const GAUSS_KRUEGER_3 =
  '+proj=tmerc +lat_0=0 +lon_0=9 +k=1 +x_0=3500000 +y_0=0 +ellps=bessel +towgs84=598.1,73.7,418.2,0.202,0.045,-2.455,6.7 +units=m'
export const projected = (ring: Position[], system = UTM32): Position[] =>
  ring.map((point) => proj4('WGS84', system).forward(point) as Position)

export const PRJ_UTM32 =
  'PROJCS["ETRS_1989_UTM_Zone_32N",GEOGCS["GCS_ETRS_1989",DATUM["D_ETRS_1989",SPHEROID["GRS_1980",6378137.0,298.257222101]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Transverse_Mercator"],PARAMETER["False_Easting",500000.0],PARAMETER["False_Northing",0.0],PARAMETER["Central_Meridian",9.0],PARAMETER["Scale_Factor",0.9996],PARAMETER["Latitude_Of_Origin",0.0],UNIT["Meter",1.0]]'
export const PRJ_GAUSS_KRUEGER_3 =
  'PROJCS["DHDN_3_Degree_Gauss_Zone_3",GEOGCS["GCS_Deutsches_Hauptdreiecksnetz",DATUM["D_Deutsches_Hauptdreiecksnetz",SPHEROID["Bessel_1841",6377397.155,299.1528128]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Gauss_Kruger"],PARAMETER["False_Easting",3500000.0],PARAMETER["False_Northing",0.0],PARAMETER["Central_Meridian",9.0],PARAMETER["Scale_Factor",1.0],PARAMETER["Latitude_Of_Origin",0.0],UNIT["Meter",1.0]]'

const POLYGON = 5

/** A `.shp` file of polygons (ESRI 1998); a shape without rings is the null shape. */
export function makeShp(shapes: Position[][][]): Uint8Array {
  const records = shapes.map((rings, index) => {
    const points = rings.flat()
    const content = Buffer.alloc(rings.length === 0 ? 4 : 44 + 4 * rings.length + 16 * points.length)
    content.writeInt32LE(rings.length === 0 ? 0 : POLYGON, 0)
    if (rings.length > 0) {
      writeBox(content, 4, points)
      content.writeInt32LE(rings.length, 36)
      content.writeInt32LE(points.length, 40)
      rings.reduce((start, ring, part) => {
        content.writeInt32LE(start, 44 + 4 * part)
        return start + ring.length
      }, 0)
      points.forEach(([x, y], point) => {
        content.writeDoubleLE(x, 44 + 4 * rings.length + 16 * point)
        content.writeDoubleLE(y, 52 + 4 * rings.length + 16 * point)
      })
    }
    const head = Buffer.alloc(8)
    head.writeInt32BE(index + 1, 0)
    head.writeInt32BE(content.length / 2, 4)
    return Buffer.concat([head, content])
  })
  const head = Buffer.alloc(100)
  head.writeInt32BE(9994, 0)
  head.writeInt32BE(50 + records.reduce((sum, { length }) => sum + length / 2, 0), 24)
  head.writeInt32LE(1000, 28)
  head.writeInt32LE(POLYGON, 32)
  writeBox(head, 36, shapes.flat(2))
  return Buffer.concat([head, ...records])
}

function writeBox(buffer: Buffer, at: number, points: Position[]): void {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  ;[Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].forEach((value, index) =>
    buffer.writeDoubleLE(value, at + 8 * index),
  )
}

/** A `.dbf` table (dBASE III) of texts, 40 bytes each. */
export function makeDbf(rows: Record<string, string>[], encoding: BufferEncoding = 'utf8'): Uint8Array {
  const names = Object.keys(rows[0] ?? { NAME: '' })
  const [headerLength, width] = [33 + 32 * names.length, 40]
  const head = Buffer.alloc(headerLength)
  head[0] = 3
  head.writeUInt32LE(rows.length, 4)
  head.writeUInt16LE(headerLength, 8)
  head.writeUInt16LE(1 + width * names.length, 10)
  names.forEach((name, index) => {
    head.write(name, 32 + 32 * index, 'latin1')
    head.write('C', 43 + 32 * index)
    head[48 + 32 * index] = width
  })
  head[headerLength - 1] = 0x0d
  const bodies = rows.map((row) =>
    Buffer.concat([
      Buffer.from(' '),
      ...names.map((name) => {
        const cell = Buffer.alloc(width, ' ')
        Buffer.from(row[name] ?? '', encoding).copy(cell)
        return cell
      }),
    ]),
  )
  return Buffer.concat([head, ...bodies, Buffer.from([0x1a])])
}
