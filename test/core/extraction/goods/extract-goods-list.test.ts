import { describe, expect, it } from 'vitest'
import { csv, extract, valuesOf } from '../../../builders/extract.ts'

describe('a list of delivery notes', () => {
  const list = csv(
    'Lieferant: Landhandel Moor GmbH;;;;;',
    'LS-Nr.;Lieferdatum;Ware;Liefermenge;Einh.;Charge',
    '770012;03.03.2026;Milchleistungsfutter 18/4;8,5;t;',
    '770012;03.03.2026;Frachtkosten;1;psch;',
    '770055;11.03.2026;Mineralfutter Rind 25 kg;20;Sack;M-1',
  )

  it('makes a receipt for each note, and its goods are there at once', async () => {
    const extraction = await extract(list, 'lieferscheine.csv')
    expect(extraction.rows.map(({ kind, confidence }) => [kind, confidence >= 0.8])).toEqual([
      ['receipts', true],
      ['receipts', true],
      ['stock', true],
      ['stock', true],
    ])
    expect(valuesOf(extraction)).toMatchObject([
      { number: '770012', partner: 'Landhandel Moor GmbH', positions: [{ is: 'goods' }, { is: 'freight' }] },
      { number: '770055', date: '2026-03-11' },
      { article: 'Milchleistungsfutter 18/4', amount: 8.5, unit: 't', delivery_note: '770012' },
      { article: 'Mineralfutter Rind 25 kg', amount: 500, unit: 'kg', batch: 'M-1' },
    ])
    expect(extraction.warnings).toContain('Zeile 4: „Frachtkosten“ ist keine Ware und kommt nicht ins Lager.')
  })

  it('that does not say who delivered makes no receipts', async () => {
    const { rows } = await extract(list.replace(/^.*\r\n/, ''), 'lieferscheine.csv')
    expect(rows.map(({ kind, confidence }) => [kind, confidence >= 0.8])).toEqual([
      ['stock', false],
      ['stock', false],
    ])
  })
})

describe('a list of goods', () => {
  it('is what lies in the store, where it says so', async () => {
    expect(
      valuesOf(
        await extract(csv('Inventur 30.06.2026;;', 'Bezeichnung;Menge;Einheit', 'Diesel;1.850,5;l'), 'inventur.csv'),
      ),
    ).toMatchObject([{ kind: 'stock', article: 'Diesel', amount: 1850.5, unit: 'l', category: 'fuel' }])
  })

  it.each([
    ['Tagespreise;;', 'Ware;Preis €/t;Stand', 'KAS 27;285,00;01.03.2026'],
    ['Preisliste Frühjahr;;', 'Artikel;Gebinde;EUR/dt', 'Harnstoff;lose;41,20'],
    ['Angebot Nr. 7;;', 'Artikel;Menge;Preis', 'Harnstoff;25;41,20'],
  ])('of prices is none, and says so (%s)', async (...lines) => {
    const { rows, warnings } = await extract(csv(...lines), 'liste.csv')
    expect(rows).toEqual([])
    expect(warnings).toEqual([expect.stringContaining('eine Liste von Preisen')])
  })

  it('of another sort is none', async () => {
    const { rows } = await extract(csv('Mitarbeiter;Tätigkeit;Stunden', 'Klaus;Melken;3,5'), 'zeiten.csv')
    expect(rows).toEqual([])
  })
})
