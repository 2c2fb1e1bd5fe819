import { describe, expect, it } from 'vitest'
import { writeXlsx } from '../../../../adapters/documents/write-xlsx.ts'
import { csv, extract } from '../../../builders/extract.ts'

const LINES = [
  ['Milchgeldabrechnung', 'Nr. MG-4711', 'Monat April 2026', 'Datum 08.05.2026'],
  ['Molkerei Elbetal eG', '', 'Lieferantennummer 4711'],
  ['Position', 'Menge/Wert', 'Einheit', 'Betrag EUR'],
  ['Anlieferungsmilch', '86.420', 'kg', '38.456,90'],
  ['Fett', '4,19', '%', ''],
  ['Eiweiß', '3,47', '%', ''],
  ['Nettobetrag', '', '', '38.456,90'],
  ['Umsatzsteuer 7,8 %', '', '', '2.999,64'],
  ['Auszahlungsbetrag', '', '', '41.456,54'],
]

const asCsv = (lines: readonly string[][]) => csv(...lines.map((cells) => cells.join(';')))

async function* asLines(lines: readonly string[][]) {
  yield await Promise.resolve(lines)
}

describe('a statement of the dairy as a sheet', () => {
  it.each([
    ['CSV', () => extract(asCsv(LINES), 'milch.csv')],
    ['XLSX', async () => extract(await writeXlsx('Milchgeld', asLines(LINES)), 'milch.xlsx')],
  ])('%s is a receipt with its amounts and its milk, and says of which month that is', async (_, read) => {
    const { rows } = await read()
    const receipts = rows.filter(({ kind }) => kind === 'receipts')
    expect(receipts.map(({ values }) => values)).toMatchObject([
      {
        type: 'settlement',
        number: 'MG-4711',
        date: '2026-05-08',
        partner: 'Molkerei Elbetal eG',
        direction: 'outgoing',
        net_eur: 38456.9,
        tax_eur: 2999.64,
        gross_eur: 41456.54,
        positions: [{ article: 'Milch', amount: 86420, unit: 'kg' }],
      },
    ])
    const measured = rows.filter(({ kind }) => kind === 'measurements')
    expect(measured.map(({ values }) => [values['parameter'], values['value'], values['date']])).toEqual([
      ['Milchmenge', 86420, '2026-04-30'],
      ['Fett', 4.19, '2026-04-30'],
      ['Eiweiß', 3.47, '2026-04-30'],
    ])
  })

  it('without a number bears its month, and waits', async () => {
    const lines = LINES.map((cells) => cells.filter((cell) => !/^(?:Nr|Datum)/.test(cell)))
    const { rows, warnings } = await extract(asCsv(lines), 'milch.csv')
    const receipts = rows.filter(({ kind }) => kind === 'receipts')
    expect(receipts.map(({ values, confidence }) => [values['number'], values['date'], confidence < 0.8])).toEqual([
      ['Milchgeld 04/2026', '2026-04-30', true],
    ])
    expect(warnings).toEqual([])
  })

  it('leaves the milk of single days as it is, beside the receipt', async () => {
    const { rows } = await extract(
      asCsv([
        ['Milchgeldabrechnung', 'Nr. MG-4712', 'Datum 08.05.2026'],
        ['Molkerei Elbetal eG'],
        ['Datum', 'Menge kg', 'Fett %', 'Eiweiß %'],
        ['01.04.2026', '2810', '4,11', '3,41'],
        ['03.04.2026', '2902', '4,15', '3,44'],
        ['Auszahlungsbetrag', '', '', '2.456,54'],
      ]),
      'milch.csv',
    )
    const days = rows.filter(({ values }) => values['type'] === 'bulk_milk').map(({ values }) => values['date'])
    expect(days).toEqual(['2026-04-01', '2026-04-03'])
  })
})
