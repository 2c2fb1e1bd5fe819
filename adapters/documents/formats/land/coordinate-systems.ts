import type { Position } from '../../../../core/farm/index.ts'

/** A way to say where a point lies, of those that German boundaries come in. */
export interface CoordinateSystem {
  /** As `EPSG:25832`. */
  code: string
  /** The authority's order of axes has north first; files that name the system by its URN keep to it. */
  northFirst: boolean
  /** Good to metres only, without the grids of the surveying offices. */
  coarse: boolean
  /** From east and north, in the units of the system. */
  toWgs84(east: number, north: number): Position
}

const ETRS89 = '+ellps=GRS80 +towgs84=0,0,0,0,0,0,0'
/** DHDN to WGS 84 for all of Germany, good to about 3 m (EPSG:1777). */
const DHDN = '+ellps=bessel +towgs84=598.1,73.7,418.2,0.202,0.045,-2.455,6.7'

/** By EPSG code: definition for PROJ (EPSG registry), `north` where its first axis is north. */
const SYSTEMS: Record<string, { definition: string; north?: true }> = {
  4326: { definition: '+proj=longlat +datum=WGS84', north: true },
  4258: { definition: `+proj=longlat ${ETRS89}`, north: true },
  4314: { definition: `+proj=longlat ${DHDN}`, north: true },
  3857: {
    definition: '+proj=merc +a=6378137 +b=6378137 +lat_ts=0 +lon_0=0 +x_0=0 +y_0=0 +k=1 +units=m +nadgrids=@null',
  },
  3035: { definition: `+proj=laea +lat_0=52 +lon_0=10 +x_0=4321000 +y_0=3210000 ${ETRS89} +units=m`, north: true },
  ...Object.fromEntries(
    [31, 32, 33].flatMap((zone) => [
      [25800 + zone, { definition: `+proj=utm +zone=${zone} ${ETRS89} +units=m` }],
      [32600 + zone, { definition: `+proj=utm +zone=${zone} +datum=WGS84 +units=m` }],
    ]),
  ),
  // UTM with the number of its zone before the east value, as several states give it.
  4647: { definition: `+proj=tmerc +lat_0=0 +lon_0=9 +k=0.9996 +x_0=32500000 +y_0=0 ${ETRS89} +units=m` },
  5650: { definition: `+proj=tmerc +lat_0=0 +lon_0=15 +k=0.9996 +x_0=33500000 +y_0=0 ${ETRS89} +units=m` },
  ...Object.fromEntries(
    [2, 3, 4, 5].map((zone) => [
      31464 + zone,
      {
        definition: `+proj=tmerc +lat_0=0 +lon_0=${zone * 3} +k=1 +x_0=${zone}500000 +y_0=0 ${DHDN} +units=m`,
        north: true,
      },
    ]),
  ),
}

/** Nanodegrees: a tenth of a millimetre. */
const DECIMALS = 9

/**
 * The system of a name: `EPSG:25832`, `urn:ogc:def:crs:EPSG::25832`, `http://www.opengis.net/def/crs/EPSG/0/25832`,
 * `…epsg.xml#25832`, CRS84.
 */
export async function systemOfName(name: string): Promise<CoordinateSystem | undefined> {
  const code = /CRS:?84$/i.test(name)
    ? '4326'
    : /EPSG(?:\.xml#|::?|\/[\d.]*\/|:[\d.]+:)(\d{4,5})$/i.exec(name.trim())?.[1]
  return code === undefined ? undefined : systemOf(code)
}

/** True for names whose coordinates stand in the authority's order of axes; others have east first by long habit. */
export const keepsAxisOrder = (name: string): boolean => /^urn:.*EPSG|\/def\/crs\/EPSG/i.test(name)

const MOST_DESCRIPTION = 10_000

/**
 * The system of a description as `.prj` files hold it (WKT), told by its numbers: programs name the same system in many
 * ways.
 */
export async function systemOfDescription(description: string): Promise<CoordinateSystem | undefined> {
  if (description.length > MOST_DESCRIPTION) return undefined
  const { default: proj4 } = await import('proj4')
  const numbers = (definition: string) => {
    const {
      a,
      b,
      lat0 = 0,
      long0 = 0,
      k0 = 1,
      x0 = 0,
      y0 = 0,
      projName,
    } = new proj4.Proj(definition) as unknown as Record<string, number>
    return {
      kind: String(projName) === 'longlat',
      numbers: [
        [a, 0.01],
        [b, 0.01],
        [lat0, 1e-9],
        [long0, 1e-9],
        [k0, 1e-9],
        [x0, 0.01],
        [y0, 0.01],
      ] as [number, number][],
    }
  }
  try {
    const wanted = numbers(description)
    const code = Object.keys(SYSTEMS).find((one) => {
      const known = numbers(SYSTEMS[one]!.definition)
      return (
        known.kind === wanted.kind &&
        known.numbers.every(([value, tolerance], index) => Math.abs(value - wanted.numbers[index]![0]) <= tolerance)
      )
    })
    return code === undefined ? undefined : await systemOf(code)
  } catch {
    return undefined
  }
}

async function systemOf(code: string): Promise<CoordinateSystem | undefined> {
  const known = SYSTEMS[code]
  if (!known) return undefined
  const { default: proj4 } = await import('proj4')
  const projection = code === '4326' ? undefined : proj4(known.definition, 'WGS84')
  return {
    code: `EPSG:${code}`,
    northFirst: known.north === true,
    coarse: known.definition.includes('bessel'),
    toWgs84(east, north) {
      if (!projection || !Number.isFinite(east) || !Number.isFinite(north)) return [east, north]
      const [longitude, latitude] = projection.forward([east, north]) as Position
      return [Number(longitude.toFixed(DECIMALS)), Number(latitude.toFixed(DECIMALS))]
    },
  }
}
