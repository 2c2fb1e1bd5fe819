import { describe, expect, it } from 'vitest'
import { extract } from '../../../builders/extract.ts'

const position = (animals: string, diagnosis: string, product: string, batch: string, given: string) => [
  'Anzahl, Art und Identität der Tiere  Diagnose  Untersuchungsdatum',
  `${animals}  ${diagnosis}  11.02.2026`,
  'Arzneimittelbezeichnung  Wirkstoff  Chargenbezeichnung',
  `${product}  Colistin  ${batch}`,
  'Menge abgegeben / angewendet  Dosierung pro Tier und Tag, Art  Behandlungstage  Wirkungstage  Wartezeit (Tage)',
  given,
]
const receipt = async (...lines: string[]) => {
  const { rows } = await extract(
    [
      'Tierärztlicher Arzneimittel-Anwendungs- und Abgabebeleg',
      'Tierarztpraxis Dr. Lena Voigt  Jörg Behrens',
      'Beleg-Nr.  Datum  Art',
      'B-2026-0114  11.02.2026  Abgabe',
      ...lines,
    ].join('\n\n'),
    'beleg.txt',
  )
  return rows.filter(({ kind }) => kind === 'treatments')
}

describe('a receipt whose positions each begin with their animals', () => {
  it('gives each medicine its own animals, diagnosis, amount and days to wait', async () => {
    const rows = await receipt(
      'Position 1',
      ...position('31 Läufer, Bucht 7', 'Durchfall', 'Colidex 40 %', 'CX-1180', '850 g  9 g  4  6  essbares Gewebe: 8'),
      'Position 2',
      ...position(
        '1 Eber, Ohrmarke 77',
        'Lahmheit',
        'Artrosan',
        'A77-B',
        '15 ml  15 ml i.m.  1  3  essbares Gewebe: 5',
      ),
    )
    expect(rows.map(({ values }) => values)).toMatchObject([
      {
        date: '2026-02-11',
        product: 'Colidex 40 %',
        group: '31 Läufer, Bucht 7',
        animal_count: 31,
        diagnosis: 'Durchfall',
        amount: 850,
        unit: 'g',
        batch: 'CX-1180',
        withdrawal_meat_days: 8,
        receipt_number: 'B-2026-0114',
      },
      { product: 'Artrosan', animal_count: 1, diagnosis: 'Lahmheit', amount: 15, unit: 'ml', withdrawal_meat_days: 5 },
    ])
  })

  it('takes the head of the next column for no diagnosis', async () => {
    const [row] = await receipt(
      'Welche Tiere es sind  Diagnose  Aufnahmedatum',
      'Arzneimittelbezeichnung  Wirkstoff  Chargenbezeichnung',
      'Artrosan  Colistin  A77-B',
      'Wartezeit Fleisch: 5 Tage',
    )
    expect(row?.values).toMatchObject({ product: 'Artrosan', diagnosis: null, withdrawal_meat_days: 5 })
  })
})
