import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areaHa, checkValues, kindOf, type Fields, type Position } from '../../../../core/farm/index.ts'
import {
  describeFeature,
  extractAssertions,
  type Assertion,
  type Feature,
  type Properties,
  type ReadDocument,
} from '../../../../core/extraction/index.ts'
import { defaultReadLimits } from '../../../../adapters/documents/limits.ts'
import { readFileAsDocument } from '../../../../adapters/documents/read-file.ts'
import { box } from '../../../builders/land.ts'
import { runs } from '../../../runs.ts'
import { itWithDataOfOthers, pathOfOthers, readOfOthers } from '../../../data-of-others.ts'

const today = '2026-06-01'
const documentOf = (features: Feature[]): ReadDocument => ({
  format: 'geojson',
  contentType: 'application/geo+json',
  title: null,
  ocr: false,
  warnings: [],
  structures: [{ type: 'features', features }],
  pages: [{ number: 1, text: features.map(describeFeature).join('\n'), headings: [] }],
})
const fieldFeature = (properties: Properties, number = 1, ring: Position[] = box(9 + number / 50, 53)): Feature => ({
  number,
  properties,
  geometry: { type: 'Polygon', coordinates: [ring] },
})
const extract = (...features: Feature[]) => extractAssertions({ document: documentOf(features), filename: 'x', today })!
const ofOthers = async (path: string) => {
  const filename = path.split('/').at(-1)!
  const document = await readFileAsDocument({ path: pathOfOthers(path), filename }, defaultReadLimits, () => {})
  return { document, ...extractAssertions({ document, filename, today })! }
}
const shortOf = ({ values, confidence }: Assertion) => [values['name'], values['area_ha'], confidence]

describe('an application of Nordrhein-Westfalen', () => {
  itWithDataOfOthers('gives its parcels by number, the two of one number to be confirmed', async () => {
    const { rows, warnings, document } = await ofOthers('real/invekos/elan-plots.json')
    expect(rows.map(shortOf)).toEqual([
      ['Schlag 10', 3.0284, 0.95],
      ['Schlag 100', 2.5492, 0.95],
      ['Schlag 80', 3.2595, 0.95],
      ['Schlag 199', 0.6107, 0.95],
      ['Schlag 196', 0.0979, 0.95],
      ['Schlag 26', 1.508, 0.95],
      ['Schlag 408', 0.0477, 0.95],
      ['Schlag 106', 0.0871, 0.95],
      ['Schlag 190', 5.0071, 0.95],
      ['Schlag 24', 0.4203, 0.95],
      ['Schlag 8', 8.0444, 0.95],
      ['Schlag 406', 0.0102, 0.95],
      ['Schlag 19', 5.6484, 0.95],
      ['Schlag 105', 5.3576, 0.95],
      ['Schlag 17', 10.7266, 0.95],
      ['Schlag 21', 12.4911, 0.95],
      ['Schlag 700', 3.2802, 0.95],
      ['Schlag 11', 1.4745, 0.95],
      ['Schlag 102', 4.4164, 0.95],
      ['Schlag 198', 0.1554, 0.95],
      ['Schlag 27', 0.1458, 0.95],
      ['Schlag 49', 0.2241, 0.95],
      ['Schlag 197', 0.057, 0.95],
      ['Schlag 70', 1.9949, 0.95],
      ['Schlag 405', 0.1621, 0.95],
      ['Schlag 22', 2.0256, 0.95],
      ['Schlag 14', 5.5196, 0.95],
      ['Schlag 1', 6.3693, 0.95],
      ['Schlag 104', 2.729, 0.95],
      ['Schlag 7', 3.9411, 0.95],
      ['Schlag 5', 11.1053, 0.95],
      ['Schlag 23', 1.4978, 0.95],
      ['Schlag 25', 0.5532, 0.95],
      ['Schlag 50 (1)', 0.7799, 0.6],
      ['Schlag 50 (2)', 4.4209, 0.6],
    ])
    const source = JSON.parse(readOfOthers('real/invekos/elan-plots.json').toString('utf8')) as {
      geometry: { geometry: unknown }
    }[]
    expect(rows[0]!.values['geometry']).toEqual(source[0]!.geometry.geometry)
    expect(rows[0]!.quote).toBe('Element 1: Schlag 10 | Größe: 3,0284 ha | Jahr: 2017')
    expect(document.warnings).toEqual([])
    expect(warnings).toEqual([
      '„Schlag 50“ steht mehrmals in der Datei, mit verschiedenen Grenzen (Elemente 34, 35): Bitte prüfe, ob es Teilschläge sind.',
    ])
  })
})

describe('an application map', () => {
  it('gives no fields', () => {
    const { rows, warnings } = extract(fieldFeature({ DOSE: '120' }), fieldFeature({ DOSE: '140' }, 2))
    expect(rows).toEqual([])
    expect(warnings).toEqual([expect.stringContaining('Das ist eine Applikationskarte')])
  })

  itWithDataOfOthers('of others gives no fields', async () => {
    const { rows, warnings } = await ofOthers('real/isoxml/test.geojson')
    expect([rows, warnings]).toEqual([
      [],
      [
        'Die Flächen haben keine Namen, aber Sollwerte („DOSE“): Das ist eine Applikationskarte, daraus werden keine Felder.',
      ],
    ])
  })
})

describe('the properties of a boundary', () => {
  it('become the field they describe, whatever the program calls them', () => {
    const {
      rows: [row],
      warnings,
    } = extract(
      fieldFeature({
        SCHLAG_NR: 7,
        SCHLAGBEZ: 'Öhmdwiese',
        FB_FLIK: 'DE NI LI 9990000001',
        TEILSCHLAG: 'a',
        ANTRAGSJAHR: 2026,
        NUTZUNGSART: 'Winterweizen',
        NC: '115',
        SORTE: 'Asory',
        BNK: 'AL',
        FLAECHE: '74,6',
      }),
    )
    expect(row!.values).toEqual({
      name: 'Öhmdwiese',
      flik: 'DE NI LI 9990000001',
      parcel: 'a',
      parcel_number: '7',
      use: 'arable',
      permanent_grassland: null,
      area_ha: 74.6,
      geometry: fieldFeature({}).geometry,
      crops: [{ year: 2026, crop: 'Winterweizen', variety: 'Asory', code: '115' }],
      years: [
        {
          year: 2026,
          flik: 'DENILI9990000001',
          number: '7',
          part: 'a',
          area_ha: 74.6,
          code: '115',
          state: 'NI',
        },
      ],
    })
    expect([row!.confidence, warnings]).toEqual([0.95, []])
  })

  it.each<[string, Properties, object]>([
    [
      'crops in columns by year',
      { name: 'A', Kultur_2025: 'Silomais', Kultur_2026: 'Winterweizen' },
      {
        crops: [
          { year: 2025, crop: 'Silomais', variety: null, code: null },
          { year: 2026, crop: 'Winterweizen', variety: null, code: null },
        ],
      },
    ],
    [
      'a code alone',
      { name: 'A', Jahr: '2026', Nutzung: '411' },
      { crops: [{ year: 2026, crop: 'Silomais', variety: null, code: '411' }] },
    ],
    [
      'permanent grassland',
      { name: 'A', Nutzung: 'DGL' },
      { use: 'grassland', permanent_grassland: true, crops: null },
    ],
    ['a FLIK alone', { FLIK: 'DENILI9990000001' }, { name: 'DENILI9990000001', flik: 'DENILI9990000001' }],
  ])('tell %s', (_, properties, expected) =>
    expect(extract(fieldFeature(properties)).rows.at(-1)!.values).toMatchObject(expected),
  )

  it.each<[string, Properties]>([
    [
      'Element 1 („A“): Die Datei nennt 3,50 ha, die Grenze umschließt 74,7059 ha. Übernommen ist die Fläche der Grenze.',
      { name: 'A', area_ha: 3.5 },
    ],
    [
      'Element 1 („A“): Die Datei nennt 3,50 ha, die Grenze umschließt 74,7059 ha. Übernommen ist die Fläche der Grenze.',
      { name: 'A', area_m2: '35000' },
    ],
    ['Element 1 („A“): Zur Kultur fehlt das Jahr; sie bleibt offen.', { name: 'A', Kultur: 'Silomais' }],
    [
      'Element 1 („A“): Der Nutzungscode „999“ ist hier nicht bekannt; die Kultur bleibt offen.',
      { name: 'A', Jahr: 2026, NC: 999 },
    ],
  ])('are remarked upon: %s', (warning, properties) => {
    const { rows, warnings } = extract(fieldFeature(properties))
    expect([rows[0]!.values['area_ha'], warnings]).toEqual([74.7059, [warning]])
  })

  it.each<[number, Properties]>([
    [74.3, { flaeche: '74,3' }],
    [74.6, { FLAECHE: 746_000 }],
    [74.9, { groesse_ha: '74.9' }],
    [74.7, { area_sqm: 747_000 }],
  ])('state an area that is near enough, and taken: %d ha', (ha, properties) => {
    const { rows, warnings } = extract(fieldFeature({ name: 'A', ...properties }))
    expect([rows[0]!.values['area_ha'], warnings]).toEqual([ha, []])
  })

  it.each<[string, Properties, Position[]]>([
    [
      'Element 1 („A“) ist nicht übernommen. FLIK „DENILI99900001“: Das ist keine FLIK. Beispiel: DENILI9990000001',
      { name: 'A', FLIK: 'DENILI99900001' },
      box(9, 53),
    ],
    [
      'Element 1 („A“) ist nicht übernommen. Größe „0,0007“: Mindestens 0,01.',
      { name: 'A' },
      box(9, 53, 0.0001, 0.00001),
    ],
    ['Element 1 („A“) ist nicht übernommen. Größe „74.569,0478“: Höchstens 500.', { name: 'A' }, box(9, 53, 1, 0.1)],
  ])('leave nothing half: %s', (warning, properties, ring) => {
    const { rows, warnings } = extract(fieldFeature(properties, 1, ring))
    expect(rows).toEqual([])
    expect(warnings[0]!.replace(/„[\d.,]+“/, '')).toBe(warning.replace(/„[\d.,]+“/, ''))
  })

  it.each([
    [
      'DENILI9990000001',
      [
        [0.95, null, undefined],
        [0.7, 'Winterweizen', 'DENILI9990000001 deich'],
      ],
    ],
    ['DENWLI9990000001', [[0.95, 'Winterweizen', undefined]]],
  ])('with a crop by its code alone are sure, but the crop in NRW only (%s)', (FLIK, expected) => {
    const { rows } = extract(fieldFeature({ FLIK, name: 'Deich', Jahr: 2026, NC: '115' }))
    expect(
      rows.map(({ confidence, values: { crops }, of }) => [
        confidence,
        (crops as { crop: string }[] | null)?.[0]!.crop ?? null,
        of,
      ]),
    ).toEqual(expected)
  })

  it('without a name wait for the person', () => {
    expect(extract(fieldFeature({}), fieldFeature({ farbe: 'rot' }, 2)).rows.map(shortOf)).toEqual([
      ['Feld 1', 74.7059, 0.5],
      ['Feld 2', 74.7059, 0.5],
    ])
  })
})

describe('one field in several elements', () => {
  it('is one row where the land is the same in several years', () => {
    const same = box(9, 53)
    const { rows, warnings } = extract(
      fieldFeature({ name: 'A', jahr: 2026, kultur: 'Mais' }, 1, same),
      fieldFeature({ name: 'A', jahr: 2025, kultur: 'Raps' }, 2, same),
      fieldFeature({ name: 'A', jahr: 2025, kultur: 'Rüben' }, 3, same),
    )
    expect([rows.map(({ values }) => values['crops']), warnings]).toEqual([
      [
        [
          { year: 2025, crop: 'Raps', variety: null, code: null },
          { year: 2026, crop: 'Mais', variety: null, code: null },
        ],
      ],
      [],
    ])
  })

  it('of one FLIK with names of their own are fields of their own', () => {
    const { rows, warnings } = extract(
      fieldFeature({ name: 'Vorne', FLIK: 'DENILI9990000001' }),
      fieldFeature({ name: 'Hinten', FLIK: 'DENILI9990000001' }, 2),
    )
    expect([rows.map(({ confidence }) => confidence), warnings]).toEqual([[0.95, 0.95], []])
  })

  it('of one FLIK and one name are all shown to the person, none lost', () => {
    const { rows, warnings } = extract(
      fieldFeature({ name: 'Vorne', FLIK: 'DENILI9990000001', teilschlag: '1' }),
      fieldFeature({ name: 'vorne!', FLIK: 'DENILI 9990000001', teilschlag: '1' }, 2),
    )
    expect(rows.map(({ values, confidence }) => [values['name'], values['parcel'], confidence])).toEqual([
      ['Vorne (1)', '1 (1)', 0.6],
      ['vorne! (2)', '1 (2)', 0.6],
    ])
    expect(warnings).toEqual([expect.stringContaining('Elemente 1, 2')])
  })
})

/** Share by which the area that a file states may differ from that of its boundary. */
const AREA_TOLERANCE = 0.01

describe('any collection', () => {
  const key = fc.oneof(
    fc.constantFrom(
      'FLIK',
      'name',
      'SCHLAGNR',
      'teilschlag',
      'Jahr',
      'Kultur',
      'NC',
      'flaeche',
      'area_ha',
      'Nutzung',
      'Sorte',
      'DOSE',
      'Kultur2025',
      '__proto__',
      'constructor',
    ),
    fc.string(),
  )
  const value = fc.oneof(
    fc.constantFrom('DENILI9990000001', 'DENILI9990000002', 'A', 'a', '1', '2026', 'AL', '1e9', '\u0000', '\ud800'),
    fc.string({ unit: 'binary' }),
    fc.integer(),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
  )
  const anyFeature = fc.record({
    properties: fc.dictionary(key, value),
    west: fc.constantFrom(9, 9.1, 9.2),
    width: fc.double({ min: 1e-5, max: 0.05, noNaN: true }),
  })

  it('gives rows that check, with literal quotes and keys of their own, or warnings', () => {
    fc.assert(
      fc.property(fc.array(anyFeature, { maxLength: 6 }), (drawn) => {
        const features = drawn.map(({ properties, west, width }, index) =>
          fieldFeature(properties, index + 1, box(west, 53, width, width)),
        )
        const document = documentOf(features)
        const { rows } = extractAssertions({ document, filename: 'x', today }) ?? { rows: [] }
        const kind = kindOf('fields')
        for (const row of rows) {
          expect(checkValues<Fields>(kind.fields, row.values)).toMatchObject({ ok: true })
          expect(document.pages[0]!.text).toContain(row.quote)
          expect(row.quote!.isWellFormed() && row.quote!.length <= 300).toBe(true)
          const enclosed = areaHa(row.values['geometry'] as never)
          expect(Math.abs((row.values['area_ha'] as number) - enclosed)).toBeLessThan(enclosed * AREA_TOLERANCE + 1e-4)
        }
        const keys = rows.flatMap(({ values }) => {
          const checked = checkValues<Fields>(kind.fields, values)
          return checked.ok ? (kind.keyOf(checked.values) ?? []) : []
        })
        expect([new Set(rows.map(({ name }) => name)).size, new Set(keys).size]).toEqual([rows.length, keys.length])
      }),
      { numRuns: runs(400) },
    )
  })
})
