import { describe, expect, it } from 'vitest'
import { extract, readHere, valuesOf } from '../../builders/extract.ts'
import { placedPdf, type PlacedText } from '../../builders/pdf-pages.ts'

const line = (y: number, xs: readonly number[], ...cells: string[]): PlacedText[] =>
  cells.map((text, index) => [xs[index]!, y, text])

const LEFT = [40, 100, 160, 220]
const RIGHT = [320, 430, 480, 530]
const SUMS = [320, 530]
const HEAD: PlacedText[] = [
  [40, 50, 'Molkerei Musterland eG'],
  [40, 64, 'Käsegasse 5, 49393 Lohne'],
  [40, 100, 'Milchgeldabrechnung März 2026'],
  [40, 114, 'Abrechnungs-Nr. 2026-03-771'],
  [320, 114, 'Datum 10.04.2026'],
]
const TITLES = line(150, [40, 320], 'Güteuntersuchung', 'Berechnung')
const QUALITY = [
  ...line(170, LEFT, 'Datum', 'Fett %', 'Eiweiß %', 'Zellen Tsd/ml'),
  ...line(184, LEFT, '04.03.', '4,11', '3,42', '190'),
  ...line(198, LEFT, '11.03.', '4,15', '3,44', '185'),
  ...line(212, LEFT, '02.04.', '4,20', '3,50', '170'),
  ...line(226, LEFT, 'Mittel', '4,13', '3,43', '187'),
]
const PAYMENT = [
  ...line(164, RIGHT.slice(1), 'kg', 'ct/kg', 'EUR'),
  ...line(177, RIGHT, 'Grundpreis', '20.000', '40,000', '8.000,00'),
  ...line(191, RIGHT, 'Weidezuschlag', '20.000', '1,000', '200,00'),
  ...line(205, SUMS, 'Abholpauschale', '100,00-'),
  ...line(219, SUMS, 'Milchgeld netto', '8.100,00'),
  ...line(233, SUMS, 'USt 7,8 %', '631,80'),
  ...line(247, SUMS, 'Milchgeld brutto', '8.731,80'),
  ...line(261, SUMS, 'Anteile', '50,00-'),
  ...line(275, SUMS, 'Auszahlungsbetrag', '8.681,80'),
]

describe('two tables side by side', () => {
  it('are read one after the other: what was found in the milk of each day, and what was paid for it', async () => {
    const read = await extract(placedPdf([...HEAD, ...TITLES, ...QUALITY, ...PAYMENT]), 'milchgeld.pdf')
    const rows = valuesOf(read)
    expect(
      rows
        .filter(({ kind }) => kind === 'measurements')
        .map(({ date, parameter, value, unit }) => [date, parameter, value, unit].join(' ')),
    ).toEqual([
      '2026-03-04 Fett 4.11 %',
      '2026-03-04 Eiweiß 3.42 %',
      '2026-03-04 Zellzahl 190 Tsd./ml',
      '2026-03-11 Fett 4.15 %',
      '2026-03-11 Eiweiß 3.44 %',
      '2026-03-11 Zellzahl 185 Tsd./ml',
    ])
    // It is of no day of the month that the title names.
    expect(read.warnings.join('\n')).toContain('02.04.')
    const receipt = rows.find(({ kind }) => kind === 'receipts')
    expect(receipt).toMatchObject({ number: '2026-03-771', net_eur: 8100, gross_eur: 8731.8, payable_eur: 8681.8 })
    expect(
      ((receipt?.['positions'] ?? []) as Record<string, unknown>[]).map(
        ({ article, amount, unit, price_eur: price, net_eur: net }) => [article, amount, unit, price, net],
      ),
    ).toEqual([
      ['Grundpreis', 20000, 'kg', 0.4, 8000],
      ['Weidezuschlag', 20000, 'kg', 0.01, 200],
      ['Abholpauschale', null, null, null, -100],
    ])
  })

  const linesOf = async (...texts: PlacedText[][]): Promise<string[]> =>
    (await readHere(placedPdf([...HEAD, ...texts.flat()]), 'seite.pdf')).pages[0]!.text.split('\n')

  it('stay one where all lines go through, as under the titles of groups', async () => {
    const beside = QUALITY.map(([x, y, text]): PlacedText => [x + 280, y, text])
    expect(await linesOf(TITLES, QUALITY, beside)).toContain('04.03.  4,11  3,42  190  04.03.  4,11  3,42  190')
  })

  it.each([
    ['a line goes through both', [...TITLES, [40, 180, 'x'.repeat(70)] satisfies PlacedText]],
    ['they have no titles', []],
  ])('stay line by line where %s', async (_, more) => {
    const lines = await linesOf(more, QUALITY, PAYMENT)
    const at = (label: string) => lines.findIndex((line) => line.includes(label))
    expect([at('kg  ct/kg'), at('Grundpreis'), at('04.03.')]).toEqual(
      [at('kg  ct/kg'), at('Grundpreis'), at('04.03.')].toSorted((a, b) => a - b),
    )
  })
})
