import { describe, expect, it } from 'vitest'
import { FACT_HEADS } from '../../../../core/extraction/land/parcel-facts.ts'
import { findParcels } from '../../../../core/extraction/land/parcel-columns.ts'
import { kindOf } from '../../../../core/farm/index.ts'
import { csv, extract, valuesOf } from '../../../builders/extract.ts'

const field = (name: string, flik: string, area_ha: number, more: object = {}) => ({
  kind: 'fields',
  name,
  flik,
  area_ha,
  ...more,
})
const crop = (year: number, name: string, code: string | null = null) => ({ year, crop: name, code, variety: null })
/** What the application of the year says of the parcel. */
const ofYear = (year: number, flik: string, area_ha: number, code: string | null, number: string | null = null) => ({
  year,
  flik,
  number,
  part: null,
  area_ha,
  code,
  state: flik.slice(2, 4),
})
const HEAD = 'FLIK;Schlag-Nr.;Bezeichnung;Größe (ha);Nutzungscode;Kultur;Jahr'

describe('a list of parcels', () => {
  it.each([
    ['Rotes Gebiet', 'ja', { red_zone: 'yes' }],
    ['Rotes Gebiet', 'nein', { red_zone: 'no' }],
    ['nitratbelastet', 'unbekannt', { red_zone: 'unknown' }],
    ['Dauergrünland', 'x', { permanent_grassland: true }],
    ['Natura 2000', 'nein', { natura_2000: false }],
    ['Erosionsklasse', 'KWasser2', { erosion_class: 'KWasser2' }],
    ['Hangneigung (%)', '7,5', { slope_percent: 7.5 }],
    ['Abstand zum Gewässer (m)', '12', { water_distance_m: 12 }],
    ['Schutzgebiet', 'WSG Zone III', { protected_area: 'WSG Zone III' }],
    ['Gepachtet', 'ja', { leased: true }],
    ['Verpächter', 'Gesine Lührs', { lessor: 'Gesine Lührs' }],
  ])('says under „%s“ of its fields: %s', async (head, cell, more) => {
    const extraction = await extract(csv(`Schlag;FLIK;ha;${head}`, `Deich;DENILI9990000001;12,4;${cell}`), 'felder.csv')
    expect(valuesOf(extraction)).toEqual([field('Deich', 'DENILI9990000001', 12.4, more)])
    expect(extraction.warnings).toEqual([])
  })

  it('keeps fields that are called as a page or a cell is', async () => {
    const names = ['Blatt1', 'Seite 2', 'Blatt 3']
    const lines = names.map((name, index) => `${name};DENILI999000000${index};3,1`)
    const { rows } = await extract(csv('Schlag;FLIK;ha', ...lines, 'Deich;DENILI9990000009;4'), 'felder.csv')
    expect(rows.map(({ values }) => values['name'])).toEqual([...names, 'Deich'])
    const cells = await extract(csv('Schlag;FLIK;ha', 'A1;DENILI9990000001;3,1', 'B2;DENILI9990000002;4'), 'felder.csv')
    expect(cells.rows.map(({ values }) => values['name'])).toEqual(['A1', 'B2'])
  })

  it('names a cell that says nothing of its column, and keeps the field', async () => {
    const extraction = await extract(
      csv('Schlag;FLIK;ha;Rotes Gebiet', 'Deich;DENILI9990000001;12,4;vielleicht', 'Kamp;DENILI9990000002;3,1;-'),
      'felder.csv',
    )
    expect(extraction.rows.map(({ values }) => values['red_zone'])).toEqual([undefined, undefined])
    expect(extraction.warnings).toEqual([expect.stringMatching(/^Zeile 2: Rotes Gebiet „vielleicht“: /)])
  })

  it('understands the labels of the fields of a row as heads of its columns', () => {
    const { fields } = kindOf('fields')
    const columns = {
      name: 'name',
      flik: 'flik',
      parcel: 'part',
      parcel_number: 'number',
      area_ha: 'area',
      use: 'use',
      soil_type: 'soil_type',
      ph: 'ph',
      ...Object.fromEntries(Object.keys(FACT_HEADS).map((name) => [name, name])),
    }
    for (const [name, column] of Object.entries(columns)) {
      const known = { flik: 'FLIK', name: 'Schlag', area_ha: 'Größe' }
      const heads = Object.values({ ...known, [name]: fields[name]!.label })
      const found = findParcels({ page: 1, name: '', rows: [{ line: 1, cells: heads }] } as never)
      expect(found?.columns[column]?.label, fields[name]!.label).toBe(fields[name]!.label)
    }
  })

  it('yields its fields with their crops', async () => {
    const extraction = await extract(
      csv(
        'Flächenverzeichnis zum Sammelantrag 2026;;;;;',
        ';;;;;',
        'lfd. Nr.;Feldblock;Bezeichnung;beantragte Fläche in ha;Code;Kulturart',
        '1;DENILI9990000001;Hinterm Deich;12,4000;411;Silomais',
        '2;DENILI9990000006;Hauswiese;8,5;459;Grünland',
        ';;Summe;20,9;;',
      ),
      'flächen.csv',
    )
    expect(valuesOf(extraction)).toEqual([
      field('Hinterm Deich', 'DENILI9990000001', 12.4, {
        use: 'arable',
        crops: [crop(2026, 'Silomais', '411')],
        years: [ofYear(2026, 'DENILI9990000001', 12.4, '411', '1')],
        parcel_number: '1',
      }),
      field('Hauswiese', 'DENILI9990000006', 8.5, {
        use: 'grassland',
        crops: [crop(2026, 'Grünland', '459')],
        years: [ofYear(2026, 'DENILI9990000006', 8.5, '459', '2')],
        parcel_number: '2',
      }),
    ])
    expect(extraction.rows.every(({ confidence }) => confidence > 0.8)).toBe(true)
    expect(extraction.warnings).toEqual([])
  })

  it('of several years makes one field of a parcel', async () => {
    const extraction = await extract(
      csv(
        HEAD,
        'DENILI9990000001;1;Hinterm Deich;12,40;311;Winterraps;2024',
        'DENILI9990000001;4;Hinterm Deich;12,35;115;Winterweizen;2025',
        'DENILI9990000001;4;Hinterm Deich;12,35;411;Silomais;2025',
      ),
      'alle.csv',
    )
    expect(valuesOf(extraction)).toEqual([
      field('Hinterm Deich', 'DENILI9990000001', 12.35, {
        parcel_number: '4',
        use: 'arable',
        crops: [crop(2024, 'Winterraps', '311'), crop(2025, 'Winterweizen', '115')],
        years: [
          ofYear(2024, 'DENILI9990000001', 12.4, '311', '1'),
          ofYear(2025, 'DENILI9990000001', 12.35, '115', '4'),
        ],
      }),
    ])
    expect(extraction.warnings).toEqual([
      'Zeile 4: „Hinterm Deich“ in DENILI9990000001 steht für dieses Jahr schon in Zeile 2. Die Zeile ist ausgelassen.',
    ])
  })

  it('reads crops in a column for each year, uses, and other units of area', async () => {
    const extraction = await extract(
      csv(
        'Schlag;FLIK;Größe [m²];Nutzung;2024;2025;Kultur 2026',
        'Langer Kamp;DENILI9990000002;98.000;Acker;Silomais;–;Silomais',
        'Kuhweide;DENILI9990000008;70.000,5;DGL;;;Mähweide',
      ),
      'schläge.csv',
    )
    expect(valuesOf(extraction)).toEqual([
      field('Langer Kamp', 'DENILI9990000002', 9.8, {
        use: 'arable',
        crops: [crop(2024, 'Silomais'), crop(2026, 'Silomais')],
      }),
      field('Kuhweide', 'DENILI9990000008', 7.0001, { use: 'grassland', crops: [crop(2026, 'Mähweide')] }),
    ])
  })

  it('tells parcels of one name in one block apart by their number', async () => {
    const extraction = await extract(
      csv(
        HEAD,
        'DENILI9990000001;1;Moor;2,00;115;Winterweizen;2026',
        'DENILI9990000001;2;Moor;3,00;311;Winterraps;2026',
        'DENILI9990000001;3;;3,00;311;Winterraps;2026',
      ),
      'a.csv',
    )
    expect(valuesOf(extraction).map(({ name, parcel }) => [name, parcel])).toEqual([
      ['Moor', '1'],
      ['Moor', '2'],
      ['Schlag 3', undefined],
    ])
  })

  it('knows crops by the codes of North Rhine-Westphalia; elsewhere a person confirms them', async () => {
    const list = (flik: string, code: string) =>
      extract(csv('FLIK;Schlag;ha;NC;Jahr', `${flik};Moor;2,5;${code};2026`), 'a.csv')
    expect((await list('DENWLI0512345678', '115')).rows[0]).toMatchObject({
      confidence: 0.95,
      values: { crops: [crop(2026, 'Winterweizen', '115')] },
    })
    const [field, crops, ...others] = (await list('DENILI9990000001', '115')).rows
    expect([field, crops, others]).toMatchObject([
      { confidence: 0.95, values: { name: 'Moor', crops: null } },
      { confidence: 0.7, of: field!.name, values: { name: 'Moor', crops: [crop(2026, 'Winterweizen', '115')] } },
      [],
    ])
    for (const code of ['829', 'constructor']) {
      const { rows, warnings } = await list('DENWLI0512345678', code)
      expect(rows[0]!.values['crops']).toBeNull()
      expect(warnings).toEqual([`Zeile 2: Der Nutzungscode „${code}“ ist hier nicht bekannt; die Kultur bleibt offen.`])
    }
  })

  it('leaves the crop open where no year is told', async () => {
    const { rows, warnings } = await extract(csv('FLIK;Schlag;ha;Kultur', 'DENILI9990000001;Moor;2,5;Roggen'), 'a.csv')
    expect(rows[0]!.values['crops']).toBeNull()
    expect(warnings).toEqual(['Zeile 2: Zur Kultur fehlt das Jahr; sie bleibt offen.'])
  })

  it.each([
    [
      '1.234',
      'Zeile 2: Größe: „1.234“ lässt offen, ob Tausender oder Nachkommastellen gemeint sind. Die Zeile ist ausgelassen.',
    ],
    ['12,40 kg', 'Zeile 2: Größe: „12,40 kg“ ist keine Zahl. Die Zeile ist ausgelassen.'],
    ['12 m²', 'Zeile 2: Größe: „12 m²“ hat eine andere Einheit als die Spalte (ha). Die Zeile ist ausgelassen.'],
    ['1240', 'Zeile 2: Größe „1240“: Höchstens 500. Die Zeile ist ausgelassen.'],
    ['-3', 'Zeile 2: Größe „-3“: Mindestens 0,01. Die Zeile ist ausgelassen.'],
    ['', 'Zeile 2: Die Größe fehlt. Die Zeile ist ausgelassen.'],
  ])('takes no size that is none (%j)', async (size, warning) => {
    expect(await extract(csv('FLIK;Schlag;Größe (ha)', `DENILI9990000001;Moor;${size}`), 'a.csv')).toEqual({
      rows: [],
      warnings: [warning],
    })
  })

  it('reads a dot for what the other numbers of the table make it', async () => {
    const sizes = async (...cells: string[]) =>
      valuesOf(
        await extract(
          csv(
            'FLIK;Schlag;Größe (m²)',
            ...cells.map((cell, index) => `DENILI999000000${index};Schlag ${index};${cell}`),
          ),
          'a.csv',
        ),
      ).map(({ area_ha }) => area_ha)
    expect(await sizes('4.500', '12.000,5')).toEqual([0.45, 1.2001])
    expect(await sizes('4500.25', '950.125')).toEqual([0.45, 0.095])
    expect(await sizes('4500.25', '12000,5', '4.500')).toEqual([0.45, 1.2001])
  })

  it('malformed at its decimal commas yields nothing wrong', async () => {
    const { rows, warnings } = await extract(
      csv('FLIK,Schlag,Größe', 'DENILI9990000001,Moor,12,40', 'DENILI9990000002,Deich,"9,80"'),
      'a.csv',
    )
    expect(rows.map(({ values }) => values['area_ha'])).toEqual([9.8])
    expect(warnings).toEqual([expect.stringMatching(/^Zeile 2: Die Zeile hat mehr Spalten als die Kopfzeile/)])
  })

  it('with a column twice takes neither', async () => {
    expect(
      await extract(
        csv('FLIK;Schlag;Größe (ha);Kultur;Kultur;Jahr', 'DENILI9990000001;Moor;2,5;Roggen;Mais;2026'),
        'a.csv',
      ),
    ).toMatchObject({
      rows: [{ values: { name: 'Moor', crops: null } }],
      warnings: ['Zeile 1: Die Spalte „Kultur“ kommt zweimal vor; welche gilt, ist unklar, also gilt keine.'],
    })
  })
})
