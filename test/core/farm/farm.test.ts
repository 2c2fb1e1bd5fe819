import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MemoryProposalStore } from '../../../adapters/memory/farm/memory-proposal-store.ts'
import { MemoryDeletedRows } from '../../../adapters/memory/farm/memory-deleted-rows.ts'
import { MemoryProvenanceStore } from '../../../adapters/memory/farm/memory-provenance-store.ts'
import { MemoryReferences } from '../../../adapters/memory/farm/memory-references.ts'
import { MemoryRowNames } from '../../../adapters/memory/farm/memory-row-names.ts'
import { MemoryRowStore } from '../../../adapters/memory/farm/memory-row-store.ts'
import { MemoryDatabase } from '../../../adapters/memory/memory-database.ts'
import { uuidV7Ids } from '../../../adapters/system/uuid-v7-ids.ts'
import {
  areaHa,
  checkValues,
  exportTable,
  FORMATS,
  geometryFault,
  KIND_SLUGS,
  kindOf,
  makeCreateRow,
  makeImportRows,
  lineFaultText,
  makeListRows,
  planImport,
  type Fields,
  type Format,
  type KindSlug,
  type RowId,
  type TableLine,
} from '../../../core/farm/index.ts'
import { described } from '../../../core/farm/rows/row.ts'
import { dayOf } from '../../../core/shared/time/day-in-germany.ts'
import type { Actor } from '../../../core/access/index.ts'
import { unreadEvents } from '../../builders/events.ts'
import { aFarmer } from '../../builders/farm.ts'
import { newId } from '../../builders/ids.ts'
import { readDay, readNumber } from '../../../core/shared/german/read-german.ts'
import { runs } from '../../runs.ts'

const TODAY = '2026-05-20'

describe('official numbers', () => {
  it.each<[Format, string, string | undefined]>([
    ['ear_tag', 'DE 03 900 00001', '276000390000001'],
    ['ear_tag', '276 00 03 90000001', '276000390000001'],
    ['ear_tag', '0390000001', '276000390000001'],
    ['ear_tag', 'de0390000001', '276000390000001'],
    ['ear_tag', 'DE 01 03 12345678', '276010312345678'],
    ['ear_tag', 'DE ROW 9990001', 'DEROW9990001'],
    ['ear_tag', 'AT 123 456 789', 'AT123456789'],
    ['ear_tag', 'NL 1234 5678', 'NL12345678'],
    ['ear_tag', 'DE 17 900 00001', undefined],
    ['ear_tag', 'DE 00 900 00001', undefined],
    ['ear_tag', 'DE 03 900 0001', undefined],
    ['ear_tag', 'XX 123456789', undefined],
    ['ear_tag', 'Alma', undefined],
    ['ear_tag', '', undefined],
    ['holding_number', '276 03 357 999 0001', '033579990001'],
    ['holding_number', '033579990001', '033579990001'],
    ['holding_number', '173579990001', undefined],
    ['flik', 'DENILI9990000001', 'DENILI9990000001'],
    ['flik', 'deni li 999 0000001', 'DENILI9990000001'],
    ['flik', 'DENILX9990000001', undefined],
    ['flik', 'DENILI999000001', undefined],
    ['approval_number', '033888-00', '033888-00'],
    ['approval_number', '033888', '033888'],
    ['approval_number', '33888', undefined],
    ['approval_number', '0338880', undefined],
    ['approval_number', '033888-000', undefined],
    ['eppo', 'trzaw', 'TRZAW'],
    ['eppo', 'Winterweizen', undefined],
    ['bbch', '31', '31'],
    ['bbch', '100', undefined],
    ['postcode', '27404', '27404'],
    ['vat_id', 'de 123456789', 'DE123456789'],
    ['vat_id', 'ATU12345678', undefined],
  ])('%s %j is %j', (format, text, canonical) => {
    expect(FORMATS[format].canonical(text)).toBe(canonical)
  })

  it('are the same again once they are in their one spelling', () => {
    fc.assert(
      fc.property(fc.constantFrom(...(Object.keys(FORMATS) as Format[])), fc.string(), (format, text) => {
        const canonical = FORMATS[format].canonical(text)
        if (canonical !== undefined) expect(FORMATS[format].canonical(canonical)).toBe(canonical)
      }),
    )
  })

  it('are read back from the way they are shown', () => {
    for (const tag of ['276000390000001', '276010312345678', 'DEROW9990001', 'AT123456789'])
      expect(FORMATS.ear_tag.canonical(FORMATS.ear_tag.display!(tag))).toBe(tag)
  })
})

describe('German cells', () => {
  it.each([
    ['1.234,5', 1234.5],
    ['12,40', 12.4],
    ['12.4', 12.4],
    ['1.234', 1.234],
    ['1.234.567', 1_234_567],
    ['-3', -3],
    ['1 200', 1200],
    ['0,5', 0.5],
    ['1,2,3', undefined],
    ['12 t', undefined],
    ['', undefined],
    ['1e5', undefined],
    ['.', undefined],
  ])('%j is the number %j', (text, value) => {
    expect(readNumber(text)).toBe(value)
  })

  it.each([
    ['20.05.2026', '2026-05-20'],
    ['1.3.26', '2026-03-01'],
    ['1.3.75', '1975-03-01'],
    ['2026-05-20', '2026-05-20'],
    ['29.02.2025', undefined],
    ['29.02.2024', '2024-02-29'],
    ['31.04.2026', undefined],
    ['5/20/2026', undefined],
    ['20.05.', undefined],
  ])('%j is the day %j', (text, day) => {
    expect(readDay(text)).toBe(day)
  })
})

describe('the day in Germany', () => {
  it.each([
    ['2026-05-20T21:59:59Z', '2026-05-20'],
    ['2026-05-20T22:00:00Z', '2026-05-21'],
    ['2026-01-20T22:59:59Z', '2026-01-20'],
    ['2026-01-20T23:00:00Z', '2026-01-21'],
    ['2026-03-29T00:59:00Z', '2026-03-29'],
    ['2026-10-25T22:30:00Z', '2026-10-25'],
  ])('at %s is %s', (moment, day) => {
    expect(dayOf(Date.parse(moment))).toBe(day)
  })

  it('agrees with the calendar of the runtime', () => {
    const berlin = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin' })
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2099, 0) }), (moment) => {
        expect(dayOf(moment)).toBe(berlin.format(moment))
      }),
    )
  })
})

describe('a boundary', () => {
  const square = (side: number): [number, number][] => [
    [9.28, 53.3],
    [9.28 + side, 53.3],
    [9.28 + side, 53.3 + side],
    [9.28, 53.3 + side],
    [9.28, 53.3],
  ]

  it('has the area of its square minus that of its hole', () => {
    const whole = areaHa({ type: 'Polygon', coordinates: [square(0.01)] })
    expect(whole).toBeGreaterThan(70)
    expect(whole).toBeLessThan(76)
    expect(areaHa({ type: 'Polygon', coordinates: [square(0.01), square(0.005)] })).toBeCloseTo(
      whole - areaHa({ type: 'Polygon', coordinates: [square(0.005)] }),
      9,
    )
    expect(areaHa({ type: 'MultiPolygon', coordinates: [[square(0.01)], [square(0.01)]] })).toBeCloseTo(2 * whole, 9)
    expect(areaHa({ type: 'Polygon', coordinates: [square(0.01).toReversed()] })).toBeCloseTo(whole, 9)
  })

  it('is kept without heights and without what is none of it', () => {
    const given = {
      type: 'Polygon',
      coordinates: [
        square(0.01).map(([longitude, latitude], index) => [longitude, latitude, index === 1 ? '\0' : 34.5]),
      ],
      crs: { '\0': 'x' },
    }
    expect(checkValues(kindOf('fields').fields, { name: 'Kamp', geometry: given })).toMatchObject({
      ok: true,
      values: { geometry: { type: 'Polygon', coordinates: [square(0.01)] } },
    })
    expect(
      (
        checkValues(kindOf('fields').fields, {
          name: 'Kamp',
          geometry: { type: 'MultiPolygon', coordinates: [given.coordinates], bbox: [] },
        }) as { values: Record<string, unknown> }
      ).values['geometry'],
    ).toEqual({ type: 'MultiPolygon', coordinates: [[square(0.01)]] })
  })

  it.each([
    [null, 'no_polygon'],
    [{ type: 'Point', coordinates: [9, 53] }, 'no_polygon'],
    [{ type: 'Polygon', coordinates: [] }, 'no_polygon'],
    [{ type: 'Polygon', coordinates: [[['a', 1]]] }, 'no_polygon'],
    [{ type: 'Polygon', coordinates: [square(0.01).slice(0, 4)] }, 'open_ring'],
    [
      {
        type: 'Polygon',
        coordinates: [
          [
            [9, 53],
            [9.1, 53],
            [9, 53],
          ],
        ],
      },
      'too_few_points',
    ],
    [
      {
        type: 'Polygon',
        coordinates: [
          [
            [9.28, 53.3],
            [9.29, 53.31],
            [9.29, 53.3],
            [9.28, 53.31],
            [9.28, 53.3],
          ],
        ],
      },
      'crosses_itself',
    ],
    [{ type: 'Polygon', coordinates: [square(0.01).map(([a, b]) => [b, a])] }, 'swapped_coordinates'],
    [
      {
        type: 'Polygon',
        coordinates: [
          [
            [3_500_000, 5_900_000],
            [3_500_100, 5_900_000],
            [3_500_100, 5_900_100],
            [3_500_000, 5_900_000],
          ],
        ],
      },
      'outside_the_world',
    ],
    [{ type: 'Polygon', coordinates: [square(0.01)] }, undefined],
  ])('%j is wrong in that way: %s', (geometry, fault) => {
    expect(geometryFault(geometry)).toBe(fault)
  })
})

describe('every kind', () => {
  it.each(KIND_SLUGS)('%s has an example that is right and says what it can', (slug) => {
    const { fields, example, rules } = kindOf(slug)
    const checked = checkValues<Fields>(fields, example)
    expect(checked).toMatchObject({ ok: true, values: example })
    expect(checked.ok && rules(checked.values as never, TODAY)).toEqual([])
    expect(Object.keys(example).length).toBeGreaterThanOrEqual(Math.min(4, Object.keys(fields).length))
  })

  it.each(KIND_SLUGS)('%s says which of any values are wrong and never throws', (slug) => {
    const kind = kindOf(slug)
    const names = Object.keys(kind.fields)
    fc.assert(
      fc.property(fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string()), fc.jsonValue()), (given) => {
        const checked = checkValues<Fields>(kind.fields, given)
        if (checked.ok) {
          expect(Object.keys(checked.values)).toEqual(names)
          expect(checkValues<Fields>(kind.fields, checked.values as never)).toEqual(checked)
          kind.rules(checked.values as never, TODAY)
          expect(described(kind, checked.values).label).toEqual(expect.any(String))
        } else expect(checked.faults.length).toBeGreaterThan(0)
      }),
    )
  })
})

/** As the lines of a spreadsheet. */
const lines = (table: readonly (readonly (string | number)[])[]): TableLine[] =>
  table.map((cells, index) => ({
    line: index + 1,
    cells: cells.map((cell) => (typeof cell === 'number' ? String(cell).replace('.', ',') : cell)),
  }))

describe('tables', () => {
  const world = () => {
    const database = new MemoryDatabase()
    const deps = {
      rows: new MemoryRowStore(database),
      rowNames: new MemoryRowNames(database),
      provenance: new MemoryProvenanceStore(database),
      deletedRows: new MemoryDeletedRows(database),
      pause: async () => {},
      proposals: new MemoryProposalStore(database),
      references: new MemoryReferences(database),
      events: unreadEvents,
      transaction: database,
      ids: uuidV7Ids,
      clock: { now: () => Date.parse('2026-05-20T10:00:00Z') },
    }
    return {
      importRows: (farmer: Actor, kind: KindSlug, table: readonly TableLine[]) =>
        makeImportRows(deps)(farmer, kind, planImport(kindOf(kind), table, TODAY)),
      listRows: makeListRows(deps),
      createRow: makeCreateRow(deps),
      farmer: aFarmer(),
    }
  }
  const all = async ({ listRows, farmer }: ReturnType<typeof world>, kind: KindSlug) =>
    (await listRows(farmer, kind, { filters: [], limit: 500, offset: 0 })).rows

  it('come in by German headings or names of fields, in any order', async () => {
    const farm = world()
    const table = [
      ['Geboren am', 'OHRMARKE', 'Farbe', 'species'],
      ['14.03.2019', 'DE 03 900 00001', 'bunt', 'cattle'],
      [],
      ['', 'DE 03 900 00002', '', 'cattle'],
    ]
    expect(planImport(kindOf('animals'), lines(table), TODAY)).toMatchObject({
      columns: { born_on: 'Geboren am', ear_tag: 'OHRMARKE', species: 'species' },
      unknownColumns: ['Farbe'],
      faults: [],
    })
    expect((await farm.importRows(farm.farmer, 'animals', lines(table))).val).toMatchObject({ created: 2, updated: 0 })
    expect(
      (
        await farm.importRows(
          farm.farmer,
          'animals',
          lines([
            ['Ohrmarke', 'Tierart', 'Name oder Stallnummer'],
            ['DE 03 900 00001', 'cattle', 'Alma'],
          ]),
        )
      ).val,
    ).toMatchObject({ created: 0, updated: 1 })
    expect((await all(farm, 'animals')).find(({ values }) => values['name'] === 'Alma')).toMatchObject({
      values: { born_on: '2019-03-14' },
      version: 2,
    })
  })

  it('are found by an ear tag in whatever spelling, though labels print it in one', async () => {
    const farm = world()
    const table = [
      ['Ohrmarke', 'Tierart'],
      ['DE 03 900 00001', 'cattle'],
      ['DE 03 900 00002', 'cattle'],
    ]
    await farm.importRows(farm.farmer, 'animals', lines(table))
    for (const text of ['276000390000001', '0390000001', 'DE 03 900 00001', '900 00001'])
      expect(
        (await farm.listRows(farm.farmer, 'animals', { filters: [], text, limit: 9, offset: 0 })).rows,
      ).toMatchObject([{ values: { ear_tag: '276000390000001' } }])
  })

  it('keep their order: the list has the last line first, as the newest', async () => {
    const farm = world()
    const names = Array.from({ length: 500 }, (_, index) => `Schlag ${index}`)
    expect(
      (await farm.importRows(farm.farmer, 'fields', lines([['Schlag'], ...names.map((name) => [name])]))).val,
    ).toMatchObject({ created: 500, updated: 0 })
    expect((await all(farm, 'fields')).map(({ label }) => label)).toEqual(names.toReversed())
  })

  it('name every faulty line and take in nothing of a table that has one', async () => {
    const farm = world()
    const table = [
      ['Schlag', 'Größe (ha)', 'FLIK', 'Bodenprobe am'],
      ['Deich', '12,40', 'DENILI9990000001', '29.02.2025'],
      ['', '1.234,5', 'DENILI', ''],
      ['Kamp', '9,8', 'DENILI9990000002', ''],
      ['Kamp', '9,8', 'DENILI9990000002', ''],
    ]
    const failed = await farm.importRows(farm.farmer, 'fields', lines(table))
    expect(failed.val).toMatchObject({
      kind: 'faulty_lines',
      plan: {
        faults: [
          { line: 2, column: 'Bodenprobe am', text: '29.02.2025', fault: { fault: { code: 'not_a_day' } } },
          { line: 3, column: 'Schlag', fault: { fault: { code: 'missing' } } },
          { line: 3, column: 'FLIK', text: 'DENILI', fault: { fault: { code: 'wrong_format' } } },
          { line: 3, column: 'Größe (ha)', text: '1.234,5', fault: { fault: { code: 'too_large' } } },
          { line: 5, column: null, fault: { fault: { code: 'given_twice' } } },
        ].toSorted(() => 0),
      },
    })
    expect(await all(farm, 'fields')).toEqual([])
  })

  it('name the first 500 faults and count the others', async () => {
    const farm = world()
    const table = lines([['Schlag', 'Größe (ha)'], ...Array.from({ length: 1000 }, (_, n) => [`Schlag ${n}`, 'viel'])])
    const { faults, moreFaults } = planImport(kindOf('fields'), table, TODAY)
    expect([faults.length, faults.at(-1)!.line, moreFaults]).toEqual([500, 501, 500])
    const failed = await farm.importRows(farm.farmer, 'fields', table)
    expect(failed.val).toMatchObject({ kind: 'faulty_lines', plan: { moreFaults: 500 } })
  })

  it('take no number that may be read in two ways', () => {
    const plan = (area: string) =>
      planImport(
        kindOf('fields'),
        lines([
          ['Schlag', 'Größe (ha)'],
          ['Deich', area],
        ]),
        TODAY,
      )
    const [unclear] = plan('1.500').faults
    expect(unclear).toMatchObject({ line: 2, column: 'Größe (ha)', fault: { fault: { code: 'unclear_number' } } })
    expect([unclear!, plan('-1.234 ha').faults[0]!, plan('viel').faults[0]!].map(lineFaultText)).toEqual([
      'Spalte „Größe (ha)“: Da steht „1.500“. Das kann 1500 oder 1,5 heißen. Schreib es ohne Punkt: 1500 oder 1,5.',
      'Spalte „Größe (ha)“: Da steht „-1.234 ha“. Das kann -1234 oder -1,234 heißen. Schreib es ohne Punkt: -1234 oder -1,234.',
      'Spalte „Größe (ha)“: Da steht „viel“. Das ist keine Zahl. Schreib nur die Zahl, zum Beispiel 1500 oder 12,5.',
    ])
    expect(plan('1,234').rows).toMatchObject([{ values: { area_ha: 1.234 } }])
    expect(plan('12.4').rows).toMatchObject([{ values: { area_ha: 12.4 } }])
  })

  it('name a column that the table does not have as people call it, and one with a field’s name too', () => {
    const { faults } = planImport(
      kindOf('places'),
      lines([
        ['name', 'capacity'],
        ['Silo', 'x'],
      ]),
      TODAY,
    )
    expect(faults.map((fault) => [fault.column, lineFaultText(fault).split('.')[0]])).toEqual([
      ['Art', 'Spalte „Art“: Dieses Feld fehlt'],
      ['capacity', 'Spalte „Kapazität“: Da steht „x“'],
    ])
  })

  it('take a number that its column shows to be one of thousands, and a use in another word', () => {
    const plan = (...stocks: string[]) =>
      planImport(
        kindOf('stock'),
        lines([['Artikel', 'Bestand'], ...stocks.map((stock, n) => [`Ware ${n}`, stock])]),
        TODAY,
      )
    expect(plan('1.250', '0,75').rows).toMatchObject([{ values: { amount: 1250 } }, { values: { amount: 0.75 } }])
    expect(plan('1.250', '0,75', '2.5').faults).toMatchObject([
      { line: 2, fault: { fault: { code: 'unclear_number' } } },
    ])
    const uses = planImport(
      kindOf('fields'),
      lines([
        ['Schlag', 'Nutzung'],
        ['Deich', 'Ackerland'],
        ['Moor', 'Grünlandfläche'],
        ['Kamp', 'Parkplatz'],
      ]),
      TODAY,
    )
    expect(uses.rows).toMatchObject([{ values: { use: 'arable' } }, { values: { use: 'grassland' } }])
    expect(uses.faults).toMatchObject([{ line: 4, fault: { fault: { code: 'not_a_choice' } } }])
  })

  it('have no cell that a spreadsheet would run, and give every text back as it was', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
      fc
        .tuple(
          fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', ' =', "'", "'=", "''+", '＝', ';=', '"='),
          fc.string({ maxLength: 20 }),
        )
        .map(([start, rest]) => start + rest),
    )
    fc.assert(
      fc.property(text, text, (name, note) => {
        const checked = checkValues(kindOf('contacts').fields, { type: 'company', name, note })
        if (!checked.ok) return
        const table = exportTable(kindOf('contacts'), [{ id: newId<RowId>(), version: 1, values: checked.values }])
        for (const line of table) for (const cell of line) expect(String(cell)).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/)
        expect(planImport(kindOf('contacts'), lines(table), TODAY)).toMatchObject({
          faults: [],
          rows: [{ values: checked.values }],
        })
      }),
      { numRuns: runs(500) },
    )
  })

  it('go out as they come in, and a formula in a cell stays a text', async () => {
    const farm = world()
    const given = {
      name: '=HYPERLINK("http://evil.example")',
      flik: 'DENILI9990000001',
      area_ha: 12.4,
      use: 'arable',
      leased: true,
      soil_sampled_on: '2022-11-05',
      crops: [{ year: 2026, crop: 'Silomais; „spät"' }],
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [9.28, 53.3],
            [9.29, 53.3],
            [9.29, 53.31],
            [9.28, 53.3],
          ],
        ],
      },
    }
    expect((await farm.createRow(farm.farmer, 'fields', given)).ok).toBe(true)
    const made = await all(farm, 'fields')
    const table = exportTable(kindOf('fields'), made)
    expect(table[1]).toEqual(expect.arrayContaining(['\'=HYPERLINK("http://evil.example")', 12.4, 'ja', '05.11.2022']))
    const other = world()
    expect((await other.importRows(other.farmer, 'fields', lines(table))).val).toMatchObject({ created: 1, updated: 0 })
    expect((await all(other, 'fields'))[0]!.values).toEqual(made[0]!.values)
  })
})
