import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCsvTable } from '../../../../adapters/documents/formats/csv-table.ts'
import { defaultReadLimits } from '../../../../adapters/documents/limits.ts'
import { withStorableText } from '../../../../adapters/documents/read-file.ts'
import { checkValues, kindOf } from '../../../../core/farm/index.ts'
import { extractAssertions, type ReadDocument } from '../../../../core/extraction/index.ts'
import { runs } from '../../../runs.ts'

const EAR_TAGS = ['DE 03 900 00001', '276000390000002', '276010390000003', 'NL 612345678', '="276000390000004"']
const DAYS = ['14.03.2019', '1.3.26', '2024-02-29', '05.04.2024']
const NUMBERS = ['12,40', '1.234', '1.234,5', '12.5', '0,4', '7', '12,5 %']
/** Headers of each sort of table, with what stands below them in a good one. */
const SORTS: Record<string, string[]>[] = [
  {
    Ohrmarke: EAR_TAGS,
    Geburtsdatum: DAYS,
    Geschlecht: ['w', 'm'],
    Rasse: ['HOL'],
    Mutter: EAR_TAGS,
    Zugang: DAYS,
    von: ['Tietjen'],
    Abgang: DAYS,
    Abgangsart: ['Tod', 'Verkauf'],
    Tierart: ['Rind', ''],
  },
  {
    FLIK: ['DENILI9990000001', 'DENWLI0512345678'],
    Schlag: ['Moor', 'Deich'],
    'Größe (ha)': NUMBERS,
    'Schlag-Nr.': ['1', '2'],
    NC: ['411', '999', '__proto__'],
    Kultur: ['Mais', ''],
    Jahr: ['2026', '2025'],
    '2024': ['Roggen', ''],
    Nutzung: ['Acker'],
  },
  {
    'P (CAL)': NUMBERS,
    'pH-Wert': ['5,8', '7'],
    'Humus (%)': NUMBERS,
    Datum: DAYS,
    Schlag: ['Moor'],
    'Nmin 0-30 cm (kg/ha)': NUMBERS,
    'Proben-Nr.': ['4711'],
    Tiefe: ['0–30 cm'],
  },
  { 'NH4-N (kg/m³)': NUMBERS, 'N gesamt': NUMBERS, 'TS %': NUMBERS, Datum: DAYS },
  { NEL: NUMBERS, 'Rohprotein (g/kg TM)': NUMBERS, TM: NUMBERS, Probenahme: DAYS, Futtermittel: ['Silage'] },
  {
    Ohrmarke: EAR_TAGS,
    'Milch kg': ['31,2', '4', '0,1'],
    'Fett %': NUMBERS,
    Zellzahl: NUMBERS,
    Prüfdatum: DAYS,
    Name: ['Alma'],
  },
  {
    Probe: ['Moor', 'Deich'],
    Parameter: ['pH-Wert', 'P2O5', 'Humus', 'NH4-N', 'TS', 'constructor'],
    Wert: NUMBERS,
    Einheit: ['%', 'mg/100 g', 'kg/m³', ''],
    Methode: ['CAL', 'DIN'],
    Probenahme: DAYS,
  },
  {
    lab_nr: ['1_885'],
    probenahme: DAYS,
    dat_ernte: DAYS,
    p_n: NUMBERS,
    p_k: NUMBERS,
    b_p: NUMBERS,
    b_humus: NUMBERS,
    'ertrag (dt/ha)': NUMBERS,
  },
]
const odd = fc.oneof(
  fc.constantFrom(
    '29.02.2025',
    '31.04.2025',
    '2031-01-01',
    '-0,11',
    '1e999',
    '9'.repeat(400),
    '< 3',
    '–',
    '=A1',
    '#WERT!',
    'Summe',
    '12 ha',
    '\u0000',
    '\uD83D',
    '"',
    'a"b',
    '🐄'.repeat(200),
    'x'.repeat(500),
    '0',
    ';',
    'constructor',
  ),
  fc.string({ maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.double().map(String),
  fc.constant(''),
)
/** What a file may be: most headers and cells good, others of any kind, rows of any length, quotes as they come. */
const tableText = fc.constantFrom(...SORTS).chain((sort) => {
  const head = fc
    .shuffledSubarray(Object.keys(sort), { minLength: Math.max(1, Object.keys(sort).length - 3) })
    .chain((columns) =>
      fc.oneof(
        { weight: 3, arbitrary: fc.constant(columns) },
        {
          weight: 1,
          arbitrary: fc
            .array(fc.oneof(odd, fc.constantFrom(...columns)), { maxLength: 2 })
            .map((more) => [...more, ...columns]),
        },
      ),
    )
  return head.chain((columns) => {
    const good = (column: string) => fc.constantFrom(...(Object.hasOwn(sort, column) ? sort[column]! : ['x']))
    const row = fc
      .tuple(
        ...columns.map((column) => fc.oneof({ weight: 12, arbitrary: good(column) }, { weight: 1, arbitrary: odd })),
      )
      .chain((cells) =>
        fc.oneof(
          { weight: 12, arbitrary: fc.constant(cells as string[]) },
          { weight: 1, arbitrary: fc.array(odd, { maxLength: 12 }) },
        ),
      )
    return fc
      .tuple(
        fc.array(odd, { maxLength: 2 }),
        fc.array(row, { minLength: 1, maxLength: 8 }),
        fc.constantFrom('\n', '\r\n'),
      )
      .map(([title, rows, lineEnd]) =>
        [...(title.length > 0 ? [title] : []), columns, ...rows].map((cells) => cells.join(';')).join(lineEnd),
      )
  })
})

function readText(text: string): ReadDocument {
  const { structures, warnings } = readCsvTable(text, defaultReadLimits)
  return withStorableText(
    {
      format: 'csv',
      contentType: 'text/csv',
      title: null,
      pages: [{ number: 1, text: `${text} `, headings: [] }],
      ocr: false,
      structures,
      warnings,
    },
    defaultReadLimits,
  )
}

describe('any table', () => {
  it('never throws, and yields only rows that check, each with words that stand in the file', () => {
    const yielded = { animals: 0, fields: 0, measurements: 0 }
    fc.assert(
      fc.property(tableText, (text) => {
        fc.pre(/[\p{L}\p{N}]/u.test(text))
        const document = readText(text)
        const { rows, warnings } = extractAssertions({ document, filename: 'liste.csv', today: '2026-05-20' }) ?? {
          rows: [],
          warnings: [],
        }
        for (const { kind } of rows) yielded[kind as keyof typeof yielded] += 1
        expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length)
        expect(warnings.length).toBeLessThanOrEqual(42)
        for (const { kind, values, quote, page, confidence } of rows) {
          const checked = checkValues(kindOf(kind).fields, values)
          expect(checked).toMatchObject({ ok: true })
          expect(checked.ok && kindOf(kind).rules(checked.values as never, '2026-05-20')).toEqual([])
          expect(confidence > 0 && confidence <= 1).toBe(true)
          expect(page).toBe(1)
          if (quote !== null) expect(quote.length <= 300 && document.pages[0]!.text.includes(quote)).toBe(true)
        }
      }),
      { numRuns: runs(1_000) },
    )
    for (const count of Object.values(yielded)) expect(count).toBeGreaterThan(0)
  })
})
