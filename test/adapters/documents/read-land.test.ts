import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import geodesic from 'geographiclib-geodesic'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeIsolatedDocumentReader } from '../../../adapters/documents/isolated-document-reader.ts'
import { defaultReadLimits } from '../../../adapters/documents/limits.ts'
import { readFileAsDocument } from '../../../adapters/documents/read-file.ts'
import { failureOf } from '../../../adapters/documents/read-failed.ts'
import { extractAssertions, type Feature, type ReadDocument, type TaskData } from '../../../core/extraction/index.ts'
import type { Position } from '../../../core/farm/index.ts'
import { zip } from '../../builders/documents.ts'
import {
  box,
  crsMember,
  feature,
  GAUSS_KRUEGER_3,
  geoJson,
  makeDbf,
  makeShp,
  PRJ_GAUSS_KRUEGER_3,
  PRJ_UTM32,
  projected,
} from '../../builders/land.ts'
import { itWithDataOfOthers, readOfOthers } from '../../data-of-others.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hofkern-land-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function read(content: string | Uint8Array, filename = 'flächen'): Promise<ReadDocument> {
  const path = join(folder, 'original')
  writeFileSync(path, content)
  return readFileAsDocument({ path, filename }, defaultReadLimits, () => {})
}
const refusal = (content: string | Uint8Array) => read(content).then(() => undefined, failureOf)
const featuresOf = ({ structures = [] }: ReadDocument): Feature[] =>
  structures.flatMap((structure) => (structure.type === 'features' ? structure.features : []))
const taskDataOf = ({ structures = [] }: ReadDocument): TaskData | undefined =>
  structures.flatMap((structure) => (structure.type === 'task_data' ? [structure.taskData] : []))[0]
const textOf = ({ pages }: ReadDocument) => pages.map(({ text }) => text).join('\n')

/** Degrees apart at most, over all points in order. */
function apart({ geometry }: Feature, ring: Position[]): number {
  const points = (geometry.coordinates as Position[][])[0]!
  return Math.max(
    ...ring.map(([x, y], index) => Math.max(Math.abs(points[index]![0] - x), Math.abs(points[index]![1] - y))),
  )
}
const MILLIMETRE = 1e-8

const RING = box(9.2, 53.3)
const HOLE: Position[] = [
  [9.203, 53.303],
  [9.203, 53.306],
  [9.206, 53.306],
  [9.203, 53.303],
]
const urn = (code: number) => `urn:ogc:def:crs:EPSG::${code}`

describe('GeoJSON', () => {
  it('is told by its content, and every element is a line of text', async () => {
    const document = await read(
      geoJson(
        [
          feature(
            {
              SCHLAGNAME: 'Hinterm Deich',
              FLIK: 'DENILI9990000001',
              FLAECHE_HA: '74,1',
              JAHR: 2026,
              KULTUR: 'Silomais',
              NC: 411,
              Bemerkung: 'nass',
            },
            RING,
          ),
        ],
        { name: 'Flächen 2026' },
      ),
      'x.json',
    )
    expect(document).toMatchObject({
      format: 'geojson',
      contentType: 'application/geo+json',
      title: 'Flächen 2026',
      warnings: [],
    })
    expect(textOf(document)).toBe(
      'Flächen 2026\n\nElement 1: Hinterm Deich | FLIK: DENILI9990000001 | Größe: 74,1908 ha | Größe laut Datei: 74,1 ha | 2026: Silomais, Code 411 | Bemerkung: nass',
    )
  })

  it.each([
    ['EPSG:25832', RING],
    [urn(25832), RING],
    ['http://www.opengis.net/def/crs/EPSG/0/25832', RING],
  ])('in UTM by its crs member is placed in WGS 84 (%s)', async (name, ring) => {
    const [found] = featuresOf(await read(geoJson([feature({ name: 'A' }, projected(ring))], crsMember(name))))
    expect(apart(found!, RING)).toBeLessThan(MILLIMETRE)
  })

  it('has longitude first even where the member names EPSG:4326 by its URN', async () => {
    expect(apart(featuresOf(await read(geoJson([feature({ name: 'A' }, RING)], crsMember(urn(4326)))))[0]!, RING)).toBe(
      0,
    )
  })

  it('agrees with geodesics about the way from the equator', async () => {
    const northing = (latitude: number) => geodesic.Geodesic.WGS84.Inverse(0, 9, latitude, 9).s12! * 0.9996
    const south: Position = [500_000, northing(52)]
    const [found] = featuresOf(
      await read(
        geoJson([feature({}, [south, [500_500, south[1]], [500_500, south[1] + 500], south])], crsMember('EPSG:25832')),
      ),
    )
    const [longitude, latitude] = (found!.geometry.coordinates as Position[][])[0]![0]!
    expect(Math.max(Math.abs(longitude - 9), Math.abs(latitude - 52))).toBeLessThan(MILLIMETRE)
  })

  it('of an unknown system stays searchable and yields nothing', async () => {
    const document = await read(geoJson([feature({ name: 'Acker' }, RING)], crsMember('EPSG:2056')))
    expect(textOf(document)).toContain('Acker')
    expect(document.structures).toBeUndefined()
    expect(document.warnings).toEqual([
      'Das Koordinatensystem „EPSG:2056“ ist hier nicht bekannt. Aus dieser Datei werden keine Felder.',
    ])
  })

  const faulty: [string, object, string][] = [
    [
      'a boundary that crosses itself',
      feature({ name: 'Acht' }, [
        [9, 53],
        [9.01, 53.01],
        [9.01, 53],
        [9, 53.01],
        [9, 53],
      ]),
      'Die Grenze schneidet sich selbst.',
    ],
    [
      'swapped coordinates',
      feature(
        { name: 'Acht' },
        RING.map(([x, y]) => [y, x]),
      ),
      'Länge und Breite sind vertauscht. Zuerst kommt die Länge (Osten), dann die Breite (Norden).',
    ],
    [
      'an open ring',
      feature({ name: 'Acht' }, RING.slice(0, 4)),
      'Die Grenze ist nicht geschlossen: Der letzte Punkt muss der erste sein.',
    ],
    [
      'a hole outside',
      feature({ name: 'Acht' }, RING, box(9.5, 53.5)),
      'Eine Aussparung liegt nicht ganz innerhalb der Fläche.',
    ],
    [
      'metres without a system',
      feature({ name: 'Acht' }, projected(RING)),
      'Die Koordinaten liegen außerhalb der Welt. Erwartet werden Grad (WGS 84).',
    ],
    ['no geometry', { type: 'Feature', properties: { name: 'Acht' }, geometry: null }, 'Es hat keine Grenze.'],
    ['an empty geometry', feature({ name: 'Acht' }), 'Das ist keine Fläche (Polygon oder MultiPolygon).'],
    [
      'a number that is none',
      feature({ name: 'Acht' }, [[9, 53], [9.01, null as never], ...RING]),
      'Das ist keine Fläche (Polygon oder MultiPolygon).',
    ],
    [
      'a point',
      { type: 'Feature', properties: { name: 'Acht' }, geometry: { type: 'Point', coordinates: [9, 53] } },
      'Es ist ein Punkt, keine Fläche.',
    ],
    [
      'a line',
      { type: 'Feature', properties: { name: 'Acht' }, geometry: { type: 'LineString', coordinates: RING } },
      'Es ist eine Linie, keine Fläche.',
    ],
    [
      '20,001 points',
      feature(
        { name: 'Acht' },
        Array.from({ length: 20_001 }, (_, index) => [9 + Math.sin(index / 3183), 53 + Math.cos(index / 3183)]),
      ),
      'Die Grenze hat zu viele Punkte.',
    ],
  ]
  it.each(faulty)('with %s leaves that element out and keeps the others', async (_, bad, reason) => {
    const document = await read(geoJson([feature({ name: 'Gut' }, RING), bad]))
    expect(featuresOf(document).map(({ properties }) => properties['name'])).toEqual(['Gut'])
    expect(document.warnings).toEqual([`Element 2 („Acht“) ist nicht übernommen. ${reason}`])
    expect(textOf(document)).toContain('Element 2: Acht')
  })

  it('of 1,000,001 points, cut off or empty is refused', async () => {
    const long = box(9, 53).map(([x, y]) => [x, y])
    expect(
      await refusal(
        geoJson([
          {
            type: 'Feature',
            properties: { name: 'A' },
            geometry: { type: 'MultiPolygon', coordinates: [Array.from({ length: 200_001 }, () => long)] },
          },
        ]),
      ),
    ).toEqual({ kind: 'too_large', what: 'points', limit: 1_000_000 })
    expect(await refusal(geoJson([feature({ name: 'A' }, RING)]).slice(0, -20))).toMatchObject({ kind: 'corrupt' })
    expect(await refusal(geoJson([]))).toEqual({ kind: 'no_text' })
  })

  it('of any shape is read or refused, never anything else', async () => {
    const position = fc.oneof(fc.double(), fc.string(), fc.constant(null), fc.array(fc.double(), { maxLength: 4 }))
    const geometry = fc.oneof(
      fc.jsonValue(),
      fc.record(
        {
          type: fc.constantFrom('Polygon', 'MultiPolygon', 'Point', 'Feature', 'Nix'),
          coordinates: fc.oneof(fc.jsonValue(), fc.array(fc.array(position))),
        },
        { requiredKeys: [] },
      ),
    )
    const things = fc.array(
      fc.oneof(
        fc.jsonValue(),
        fc.record({ type: fc.constant('Feature'), properties: fc.jsonValue(), geometry }, { requiredKeys: ['type'] }),
      ),
      { maxLength: 5 },
    )
    await fc.assert(
      fc.asyncProperty(
        things,
        fc.oneof(fc.constant({}), fc.record({ crs: fc.jsonValue() }), fc.constant(crsMember('EPSG:25832'))),
        async (features, more) => {
          const failure = await refusal(geoJson(features, more))
          expect(failure === undefined || failure.kind === 'no_text').toBe(true)
        },
      ),
      { numRuns: 150 },
    )
  })
})

describe('KML', () => {
  const ring = (points: Position[]) =>
    `<LinearRing><coordinates>\n${points.map(([x, y]) => `${x},${y},31`).join('\n ')}</coordinates></LinearRing>`
  const placemark = (name: string, inside: string) =>
    `<Placemark><name>${name}</name><ExtendedData><SchemaData><SimpleData name="FLIK">DENILI9990000001</SimpleData></SchemaData><Data name="Jahr"><value>2026</value></Data></ExtendedData>${inside}</Placemark>`
  const kml = (...placemarks: string[]) =>
    `<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>Meine Felder</name><Folder>${placemarks.join('')}</Folder></Document></kml>`
  const whole = kml(
    placemark(
      'Hinterm Deich',
      `<MultiGeometry><Point><coordinates>9.2,53.3</coordinates></Point><Polygon><outerBoundaryIs>${ring(RING)}</outerBoundaryIs><innerBoundaryIs>${ring(HOLE)}</innerBoundaryIs></Polygon></MultiGeometry>`,
    ),
    placemark('Brunnen', '<Point><coordinates>9.2,53.3</coordinates></Point>'),
    placemark('Nur Loch', `<Polygon><innerBoundaryIs>${ring(HOLE)}</innerBoundaryIs></Polygon>`),
  )

  it.each([
    ['KML', whole, 'application/vnd.google-earth.kml+xml'],
    ['KMZ', zip({ 'doc.kml': whole, 'bilder/x.png': 'x' }), 'application/vnd.google-earth.kmz'],
  ])('gives its placemarks with areas (%s)', async (_, content, contentType) => {
    const document = await read(content)
    expect(document).toMatchObject({ format: 'kml', contentType, title: 'Meine Felder' })
    expect(featuresOf(document)).toEqual([
      {
        number: 1,
        geometry: { type: 'Polygon', coordinates: [RING, HOLE] },
        properties: { FLIK: 'DENILI9990000001', Jahr: '2026', name: 'Hinterm Deich' },
      },
    ])
    expect(document.warnings).toEqual([
      'Element 2 („Brunnen“) ist nicht übernommen. Es ist ein Punkt, keine Fläche.',
      'Element 3 („Nur Loch“) ist nicht übernommen. Das ist keine Fläche (Polygon oder MultiPolygon).',
    ])
  })

  it('expands no entities', async () => {
    const bomb = whole
      .replace(
        '<kml',
        '<!DOCTYPE kml [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]><kml',
      )
      .replace('Hinterm Deich', '&b;&c;Deich')
    expect(textOf(await read(bomb))).not.toMatch(/aaaa|root:/)
  })
})

describe('GML', () => {
  const posList = (points: Position[], swap = false) =>
    points.map(([x, y]) => (swap ? `${y} ${x}` : `${x} ${y}`)).join(' ')
  const gml3 = (srsName: string, ring: string, hole = '') =>
    `<?xml version="1.0"?><wfs:FeatureCollection xmlns:wfs="http://www.opengis.net/wfs/2.0" xmlns:gml="http://www.opengis.net/gml/3.2" xmlns:x="urn:x"><wfs:member><x:schlag gml:id="s1"><x:SCHLAGNR>7</x:SCHLAGNR><x:geom><gml:MultiSurface ${srsName && `srsName="${srsName}"`}><gml:surfaceMember><gml:Polygon><gml:exterior><gml:LinearRing><gml:posList>${ring}</gml:posList></gml:LinearRing></gml:exterior>${hole && `<gml:interior><gml:LinearRing><gml:posList>${hole}</gml:posList></gml:LinearRing></gml:interior>`}</gml:Polygon></gml:surfaceMember></gml:MultiSurface></x:geom></x:schlag></wfs:member></wfs:FeatureCollection>`

  const orders: [string, string][] = [
    [urn(25832), posList(projected(RING))],
    ['EPSG:25832', posList(projected(RING))],
    ['http://www.opengis.net/def/crs/EPSG/0/25832', posList(projected(RING))],
    [urn(4326), posList(RING, true)],
    [urn(4258), posList(RING, true)],
    ['EPSG:4326', posList(RING)],
    ['urn:ogc:def:crs:OGC:1.3:CRS84', posList(RING)],
    [urn(31467), posList(projected(RING, GAUSS_KRUEGER_3), true)],
    ['EPSG:31467', posList(projected(RING, GAUSS_KRUEGER_3))],
  ]
  it.each(orders)('keeps to the order of axes that its system has (%s)', async (name, ring) => {
    const [found] = featuresOf(await read(gml3(name, ring)))
    expect(apart(found!, RING)).toBeLessThan(MILLIMETRE * 10)
    expect(found!.properties).toEqual({ SCHLAGNR: '7' })
  })

  it('says that Gauß-Krüger is good to metres', async () => {
    expect((await read(gml3(urn(31467), posList(projected(RING, GAUSS_KRUEGER_3), true)))).warnings).toEqual([
      expect.stringContaining('etwa 3 m'),
    ])
  })

  it('reads holes, and three dimensions', async () => {
    const high = projected(RING)
      .map(([x, y]) => `${x} ${y} 12.5`)
      .join(' ')
    expect(
      featuresOf(await read(gml3(urn(25832), high).replace('<gml:posList>', '<gml:posList srsDimension="3">'))),
    ).toHaveLength(1)
    expect(
      featuresOf(await read(gml3('EPSG:4326', posList(RING), posList(HOLE))))[0]!.geometry.coordinates as Position[][],
    ).toEqual([RING, HOLE])
  })

  it('of the NRW application reads GML 2, with the system assumed and said', async () => {
    const elan = `<?xml version="1.0"?><wfs:FeatureCollection xmlns:wfs="http://www.opengis.net/wfs" xmlns:gml="http://www.opengis.net/gml" xmlns:elan="urn:elan"><gml:featureMember><elan:tschlag><elan:SCHLAGNR>10</elan:SCHLAGNR><elan:WIRTSCHAFTSJAHR>2017</elan:WIRTSCHAFTSJAHR><elan:GEO_COORD_><gml:Polygon><gml:outerBoundaryIs><gml:LinearRing><gml:coordinates>${projected(
      RING,
    )
      .map((point) => point.join(','))
      .join(
        ' ',
      )}</gml:coordinates></gml:LinearRing></gml:outerBoundaryIs></gml:Polygon></elan:GEO_COORD_></elan:tschlag></gml:featureMember></wfs:FeatureCollection>`
    const document = await read(elan)
    expect(apart(featuresOf(document)[0]!, RING)).toBeLessThan(MILLIMETRE)
    expect(textOf(document)).toMatch(/^Element 1: Schlag 10 \| Größe: [\d,]+ ha \| Jahr: 2017$/)
    expect(document.warnings).toEqual([
      'Die Datei nennt kein Koordinatensystem; angenommen ist ETRS89/UTM 32 (EPSG:25832), wie es NRW verwendet.',
    ])
  })

  it.each([
    ['none', ''],
    ['one unknown here', 'EPSG:2056'],
  ])('with %s named as its system yields nothing', async (_, name) => {
    const document = await read(gml3(name, posList(projected(RING))))
    expect([document.structures, document.warnings]).toEqual([
      undefined,
      [expect.stringContaining('werden keine Felder')],
    ])
  })

  it.each([
    ['a decimal comma', posList(RING).replaceAll('.', ',')],
    ['half a pair', `${posList(RING)} 9`],
    ['words', 'Ost West Nord Süd'],
  ])('with %s among its numbers leaves the element out', async (_, ring) => {
    const document = await read(gml3('EPSG:4326', ring))
    expect([document.structures, document.warnings]).toEqual([
      undefined,
      ['Element 1 („Schlag 7“) ist nicht übernommen. Das ist keine Fläche (Polygon oder MultiPolygon).'],
    ])
  })
})

describe('a zipped shapefile', () => {
  // Outer rings wind clockwise in shapefiles.
  const clockwise = (ring: Position[]) => ring.toReversed()
  const shapes = [[clockwise(projected(RING)), projected(HOLE).toReversed()], [clockwise(projected(box(9.3, 53.4)))]]
  const rows = [
    { SCHLAG: 'Großer Anger', FLIK: 'DENILI9990000001' },
    { SCHLAG: 'Öhmdwiese', FLIK: 'DENILI9990000002' },
  ]
  const whole = {
    'felder/schlaege.shp': makeShp(shapes),
    'felder/schlaege.DBF': makeDbf(rows),
    'felder/schlaege.prj': PRJ_UTM32,
  }

  it('gives its shapes with the rows of its table, placed by its .prj', async () => {
    const document = await read(zip(whole))
    expect(document).toMatchObject({ format: 'shapefile', title: 'schlaege', warnings: [] })
    const [anger, wiese] = featuresOf(document)
    expect(anger!.properties).toEqual(rows[0])
    expect(anger!.geometry.coordinates).toHaveLength(2)
    expect(apart(anger!, clockwise(RING))).toBeLessThan(MILLIMETRE)
    expect(apart(wiese!, clockwise(box(9.3, 53.4)))).toBeLessThan(MILLIMETRE)
  })

  it('in Gauß-Krüger is shifted onto WGS 84, not only projected', async () => {
    const [found] = featuresOf(
      await read(
        zip({
          'a.shp': makeShp([[clockwise(projected(RING, GAUSS_KRUEGER_3))]]),
          'a.dbf': makeDbf(rows.slice(0, 1)),
          'a.prj': PRJ_GAUSS_KRUEGER_3,
        }),
      ),
    )
    expect(apart(found!, clockwise(RING))).toBeLessThan(MILLIMETRE * 10)
  })

  it.each([
    ['by its bytes', {}],
    ['by its .cpg', { 'felder/schlaege.cpg': 'ANSI 1252' }],
  ])('of an old program keeps its umlauts, told %s', async (_, more) => {
    const document = await read(zip({ ...whole, 'felder/schlaege.DBF': makeDbf(rows, 'latin1'), ...more }))
    expect(featuresOf(document).map(({ properties }) => properties['SCHLAG'])).toEqual(['Großer Anger', 'Öhmdwiese'])
    expect(document.warnings).toHaveLength('felder/schlaege.cpg' in more ? 0 : 1)
  })

  const unclear: [string, Record<string, string | Uint8Array>, string][] = [
    ['without .prj in metres', { 'a.shp': makeShp(shapes), 'a.dbf': makeDbf(rows) }, 'fehlt die Datei .prj'],
    [
      'of an unknown system',
      { 'a.shp': makeShp(shapes), 'a.dbf': makeDbf(rows), 'a.prj': PRJ_UTM32.replace('9.0', '10.3333') },
      'ist hier nicht bekannt',
    ],
    [
      'with fewer rows than shapes',
      { 'a.shp': makeShp(shapes), 'a.dbf': makeDbf(rows.slice(1)), 'a.prj': PRJ_UTM32 },
      'passen Grenzen und Tabelle nicht zusammen',
    ],
    [
      'with more rows than shapes',
      { 'a.shp': makeShp(shapes.slice(1)), 'a.dbf': makeDbf(rows), 'a.prj': PRJ_UTM32 },
      'passen Grenzen und Tabelle nicht zusammen',
    ],
  ]
  it.each(unclear)('%s yields nothing, and says why', async (_, entries, reason) => {
    const document = await read(zip(entries))
    expect([document.structures, document.warnings]).toEqual([undefined, [expect.stringContaining(reason)]])
  })

  it('without .prj in degrees is taken as WGS 84, which it says', async () => {
    const document = await read(zip({ 'a.shp': makeShp([[clockwise(RING)]]), 'a.dbf': makeDbf(rows.slice(0, 1)) }))
    expect([featuresOf(document).length, document.warnings]).toEqual([
      1,
      [expect.stringContaining('angenommen sind Grad in WGS 84')],
    ])
  })

  it('without its table gives nameless boundaries', async () => {
    const document = await read(zip({ 'a.shp': makeShp(shapes), 'a.prj': PRJ_UTM32 }))
    expect([featuresOf(document).length, document.warnings]).toEqual([
      2,
      [expect.stringContaining('fehlt die Tabelle')],
    ])
  })

  it('with an empty shape names it', async () => {
    expect(
      (await read(zip({ 'a.shp': makeShp([...shapes.slice(0, 1), []]), 'a.dbf': makeDbf(rows), 'a.prj': PRJ_UTM32 })))
        .warnings,
    ).toEqual(['Element 2 („Öhmdwiese“) ist nicht übernommen. Es hat keine Grenze.'])
  })

  it('that was cut off or garbled is read or refused, never anything else', async () => {
    const bytes = makeShp(shapes)
    await fc.assert(
      fc.asyncProperty(
        fc.nat(bytes.length - 1),
        fc.integer({ min: 0, max: 255 }),
        fc.boolean(),
        async (at, byte, cut) => {
          const broken = cut
            ? bytes.slice(0, at)
            : Uint8Array.from(bytes, (value, index) => (index === at ? byte : value))
          const failure = await refusal(zip({ ...whole, 'felder/schlaege.shp': broken }))
          expect(failure === undefined || ['corrupt', 'no_text'].includes(failure.kind)).toBe(true)
        },
      ),
      { numRuns: 100 },
    )
  })

  it('that unpacks to more than it says is refused', async () => {
    const bomb = zipSync({ 'a.shp': new Uint8Array(210_000_000) }, { level: 9 })
    expect(await refusal(bomb)).toEqual({ kind: 'too_large', what: 'unpacked_bytes', limit: 200_000_000 })
  })
})

describe('in the isolated process', () => {
  it('a shapefile is read as well', async () => {
    const reader = makeIsolatedDocumentReader({ processes: 1 })
    const path = join(folder, 'isolated')
    writeFileSync(
      path,
      zip({
        'a.shp': makeShp([[projected(RING).toReversed()]]),
        'a.dbf': makeDbf([{ SCHLAG: 'Anger' }]),
        'a.prj': PRJ_UTM32,
      }),
    )
    const document = (await reader.read({ path, filename: 'a.zip' })).unwrap()
    await reader.close()
    expect(featuresOf(document).map(({ properties }) => properties)).toEqual([{ SCHLAG: 'Anger' }])
  })

  it('500 parcels of 100 points are read and made fields', async () => {
    const reader = makeIsolatedDocumentReader({ processes: 1 })
    const path = join(folder, 'many')
    const round = (west: number, south: number) =>
      Array.from({ length: 101 }, (_, index): Position => [
        west + 0.004 * Math.cos(((index % 100) / 50) * Math.PI),
        south + 0.002 * Math.sin(((index % 100) / 50) * Math.PI),
      ])
    writeFileSync(
      path,
      geoJson(
        Array.from({ length: 500 }, (_, index) =>
          feature({ SCHLAGNR: index + 1 }, projected(round(8 + (index % 25) / 50, 52 + Math.floor(index / 25) / 50))),
        ),
        crsMember('EPSG:25832'),
      ),
    )
    const document = (await reader.read({ path, filename: 'a.geojson' })).unwrap()
    const { rows } = extractAssertions({ document, filename: 'a.geojson', today: '2026-06-01' })!
    await reader.close()
    expect(rows).toHaveLength(500)
  })
})

describe('ISOXML', () => {
  it('follows the files that the task data name', async () => {
    const document = await read(
      zip({
        'TASKDATA/TASKDATA.XML': `<ISO11783_TaskData VersionMajor="4"><XFR A="PFD00001" B="1"/></ISO11783_TaskData>`,
        'TASKDATA/PFD00001.XML': `<XFC><PFD A="PFD1" C="Langer Kamp" D="120000"/><PFD A="PFD2" C="Moor" D="5000"/></XFC>`,
      }),
    )
    expect(document).toMatchObject({ format: 'isoxml', contentType: 'application/zip', warnings: [] })
    expect(taskDataOf(document)!.fields.map(({ name, areaM2 }) => [name, areaM2])).toEqual([
      ['Langer Kamp', 120_000],
      ['Moor', 5000],
    ])
  })

  itWithDataOfOthers('of a Topcon terminal follows the files that the task data name', async () => {
    const document = await read(readOfOthers('real/isoxml/2021-04-09T15_33_26_taskdata.zip'))
    expect(document).toMatchObject({ format: 'isoxml', contentType: 'application/zip', warnings: [] })
    expect(taskDataOf(document)!.fields).toHaveLength(15)
    expect(textOf(document)).toContain(
      'Arbeit: Task 9 Apr, 2021 1450 | Feld: 9 Test G-SDS 2019 | Stand: angehalten | Gearbeitet: 09.04.2021, 14:54 Uhr',
    )
  })

  const task = (inside: string, attributes = 'G="4"') =>
    `<ISO11783_TaskData VersionMajor="4"><PDT A="PDT1" B="Gülle"/><PDT A="PDT2" B="Stabilisator"/><DVC A="DVC1" B="Güllefass" D="A00A000000000000"/><TSK A="TSK1" B="Gülle fahren" ${attributes}>${inside}</TSK></ISO11783_TaskData>`
  const taskOf = async (inside: string, attributes?: string) =>
    taskDataOf(await read(task(inside, attributes)))!.tasks[0]!

  it('is read without its archive too, and says what is missing', async () => {
    const document = await read(task('').replace('<PDT', '<XFR A="PFD00000" B="1"/><PDT'))
    expect(document).toMatchObject({
      format: 'isoxml',
      contentType: 'application/xml',
      warnings: ['Diese Teile der Auftragsdaten fehlen: „PFD00000“.'],
    })
  })

  it('takes of each counter the last value, and of several machines only what is clear', async () => {
    const dlv = (ddi: string, value: number, element: string) => `<DLV A="${ddi}" B="${value}" C="${element}"/>`
    const found = await taskOf(
      `<TIM A="2026-05-20T08:00:00" B="2026-05-20T09:00:00" D="4">${dlv('0074', 10_000, 'DET1')}</TIM>
      <TIM A="2026-05-20T10:00:00" B="2026-05-20T11:00:00" D="4">
        ${dlv('0074', 25_000, 'DET1')}${dlv('0050', 900, 'DET2')}${dlv('0050', 600, 'DET3')}
        ${dlv('0077', 3600, 'DET1')}${dlv('0077', 1800, 'DET2')}
      </TIM>`,
    )
    expect(found.totals).toEqual([
      { ddi: 116, name: 'Bearbeitete Fläche', unit: 'm²', amount: 25_000 },
      { ddi: 80, name: 'Ausgebracht', unit: 'l', amount: 1500 },
      { ddi: 119, name: 'Arbeitszeit', unit: 'h', amount: null },
    ])
  })

  it('gives products their rate, or what was filled less what was left', async () => {
    const found = await taskOf(
      '<PAN A="PDT1" B="0047" C="15000000" D="1"/><PAN A="PDT1" B="0047" C="3000000" D="3"/><PAN A="PDT2" B="0001" C="5000"/><PAN A="PDT9" B="0001" C="5000"/>',
    )
    expect(found.products).toEqual([
      { name: 'Gülle', amount: 12_000, unit: 'l' },
      { name: 'Stabilisator', amount: 0.5, unit: 'l/ha' },
    ])
    expect((await taskOf('<PAN A="PDT1" B="0001" C="5000"/><PAN A="PDT1" B="0001" C="6000"/>')).products).toEqual([
      { name: 'Gülle', amount: null, unit: 'l/ha' },
    ])
  })

  it('knows the class of a machine by its NAME', async () => {
    expect((await taskOf('<DAN A="0" C="DVC1"/>')).devices).toEqual([{ name: 'Güllefass', deviceClass: 5 }])
  })

  it('expands no entities, and refuses what ends early', async () => {
    expect(
      textOf(
        await read(
          `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>${task('').replace('Gülle fahren', '&a;Gülle')}`,
        ),
      ),
    ).not.toContain('root:')
    expect(await refusal(task('<TIM A="1"').slice(0, -40))).toMatchObject({ kind: 'corrupt' })
  })

  it('without fields and tasks yields nothing', async () => {
    expect(await refusal(zip({ 'TASKDATA/TASKDATA.XML': '<ISO11783_TaskData/>', 'x.bin': strToU8('x') }))).toEqual({
      kind: 'no_text',
    })
  })
})
