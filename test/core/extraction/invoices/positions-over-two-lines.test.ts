import { describe, expect, it } from 'vitest'
import { extract, valuesOf } from '../../../builders/extract.ts'
import { placedPdf, type PlacedText } from '../../../builders/pdf-pages.ts'

const HEAD: PlacedText[] = [
  [50, 50, 'Landhandel Muster GmbH'],
  [50, 64, 'Hauptstr. 3, 49393 Lohne'],
  [50, 110, 'Rechnung Nr. 77120'],
  [50, 124, 'Rechnungsdatum: 30.04.2026'],
]
const at = [50, 80, 300, 360, 400, 460, 500]
const line = (y: number, ...cells: string[]): PlacedText[] =>
  cells.flatMap((text, index): PlacedText[] => (text === '' ? [] : [[at[index]!, y, text]]))

const positionsIn = async (lines: PlacedText[], payment = 'Zahlbar bis 30.05.2026 ohne Abzug.') => {
  const extraction = await extract(placedPdf([...HEAD, ...lines, [50, 500, payment]]), 'rechnung.pdf')
  const rows = valuesOf(extraction)
  const receipt = rows.find(({ kind }) => kind === 'receipts') ?? {}
  return {
    receipt,
    positions: ((receipt['positions'] ?? []) as Record<string, unknown>[]).map((position) =>
      ['article', 'article_number', 'amount', 'unit', 'price_eur', 'tax_percent', 'net_eur', 'delivered_on'].map(
        (field) => position[field],
      ),
    ),
    stock: rows.filter(({ kind }) => kind === 'stock').map(({ article, delivered_on: on }) => [article, on]),
  }
}

const SUMS: PlacedText[] = [
  [360, 300, 'Nettobetrag'],
  [500, 300, '1.912,50'],
  [360, 314, 'USt 7 % (1)'],
  [420, 314, 'aus 900,00'],
  [500, 314, '63,00'],
  [360, 328, 'USt 19 % (2)'],
  [420, 328, 'aus 1.012,50'],
  [500, 328, '192,38'],
  [360, 342, 'Rechnungsbetrag'],
  [500, 342, '2.167,88'],
]
const TABLE: PlacedText[] = [
  ...line(160, 'Pos', 'Artikel-Nr. / Bezeichnung', 'Menge', 'ME', 'Preis', 'USt', 'Betrag'),
  ...line(176, 'Lieferschein 5512 vom 08.04.2026'),
  // The name stands above and below the middle of its row.
  ...line(192, '', '40120 Harnstoff geperlt'),
  ...line(198, '1', '', '2.500', 'kg', '40,50', '2', '1.012,50'),
  ...line(204, '', 'lose, Preis je 100 kg'),
  ...line(220, 'Lieferschein 5530 vom 15.04.2026'),
  ...line(236, '2', '51007 Rapsextraktionsschrot', '2,500', 't', '360,00', '1', '900,00'),
  ...SUMS,
]

describe('positions whose name takes two lines', () => {
  it('are read beside their number, with the rate of their code and the day of their note', async () => {
    const { receipt, positions, stock } = await positionsIn(TABLE)
    expect(positions).toEqual([
      ['Harnstoff geperlt lose, Preis je 100 kg', '40120', 2500, 'kg', 0.405, 19, 1012.5, '2026-04-08'],
      ['Rapsextraktionsschrot', '51007', 2.5, 't', 360, 7, 900, '2026-04-15'],
    ])
    expect(stock).toEqual([
      ['Harnstoff geperlt lose, Preis je 100 kg', '2026-04-08'],
      ['Rapsextraktionsschrot', '2026-04-15'],
    ])
    expect(receipt).toMatchObject({ net_eur: 1912.5, gross_eur: 2167.88, due_on: '2026-05-30' })
  })
})

describe('a head whose labels stand one blank apart', () => {
  it('is one of the same positions', async () => {
    const tight: PlacedText[] = [
      [50, 160, 'Pos'],
      [80, 160, 'Artikel-Nr. / Bezeichnung'],
      [300, 160, 'Menge ME'],
      [400, 160, 'Preis USt Betrag'],
    ]
    const lines = [...tight, ...TABLE.filter(([, y]) => y !== 160)]
    expect((await positionsIn(lines)).positions).toEqual((await positionsIn(TABLE)).positions)
  })
})

describe('the day to pay by behind a discount', () => {
  it.each([
    ['Zahlbar bis 14.05.2026 mit 2 % Skonto = 43,36 EUR, bis 30.05.2026 ohne Abzug.', '2026-05-30'],
    ['Bei Zahlung bis 14.05.2026 2 % Skonto, bis 30.05.2026 netto.', '2026-05-30'],
    ['Zahlbar innerhalb 10 Tagen mit 2 % Skonto, 30 Tage rein netto.', '2026-05-30'],
    ['Zahlbar bis 14.05.2026 mit 2 % Skonto, Lieferung bis 30.05.2026 frei Hof.', undefined],
  ])('%s', async (payment, due) => {
    expect((await positionsIn(TABLE, payment)).receipt['due_on']).toBe(due)
  })
})
