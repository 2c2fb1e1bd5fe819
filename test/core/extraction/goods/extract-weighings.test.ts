import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { extractAssertions } from '../../../../core/extraction/index.ts'
import { csv, extract } from '../../../builders/extract.ts'
import { aDocument, fixtureText } from '../../../builders/text-documents.ts'

const read = (text: string, ocr = false) =>
  extractAssertions({ document: aDocument(text, { ocr }), filename: 'schein.pdf', today: '2026-11-20' })!

const SLIP = `Raiffeisen Elbetal eG
Deichstraße 40
21680 Stade

Erfassungsschein Nr. 10441
Datum: 02.08.2026
Anlieferer: Hof Wümmetal
Fruchtart: Winterweizen
Bruttogewicht: 41.340 kg
Taragewicht: 14.000 kg
Nettogewicht: 27.340 kg
Feuchte: 13,8 %`

const KEY = 'weighed|raiffeisen elbetal eg|slip|10441'

describe('a printed slip of a weighbridge', () => {
  it('is a movement of what left the farm: net, on its day, with number and moisture', () => {
    const { rows, documentType } = read(SLIP)
    expect(documentType).toBe('weighings')
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({
      kind: 'stock_movements',
      key: KEY,
      refers: { partner_id: ['Raiffeisen Elbetal eG'] },
      quote: 'Nettogewicht: 27.340 kg',
      values: {
        date: '2026-08-02',
        type: 'sale',
        article: 'Winterweizen',
        amount: 27340,
        unit: 'kg',
        note: 'Wiegeschein 10441, Feuchte 13,8 %, an Raiffeisen Elbetal eG',
      },
    })
    expect(rows[0]!.confidence).toBeGreaterThanOrEqual(0.8)
  })

  it.each([
    ['Erstwiegung: 41,34 t\nZweitwiegung: 14,00 t\nNetto: 27,34 t', 27.34, 't'],
    ['Brutto: 413,4 dt\nTara: 140,0 dt\nNetto: 273,4 dt', 273.4, 'dt'],
    ['Vollgewicht (kg): 41340\nLeergewicht (kg): 14000\nNetto (kg): 27340', 27340, 'kg'],
  ])('keeps the unit that it was weighed in: %s', (weights, amount, unit) => {
    const [row] = read(SLIP.replace(/Bruttogewicht[^]*kg(?=\nFeuchte)/, weights)).rows
    expect(row!.values).toMatchObject({ amount, unit })
    expect(row!.confidence).toBeGreaterThanOrEqual(0.8)
  })

  it.each([
    ['its weights do not come out', SLIP.replace('14.000', '15.000')],
    ['nobody is named who took it', SLIP.replace(/^.*\n.*\n.*\n\n/, '')],
    ['it has no number', SLIP.replace(' Nr. 10441', '')],
    ['what was weighed is no harvest', SLIP.replace('Winterweizen', 'Milchleistungsfutter')],
    ['a dot may be the comma', SLIP.replaceAll(' kg', ' t')],
    ['it does not say who brought it', SLIP.replace('Erfassungsschein', 'Wiegeschein').replace('Anlieferer', 'Fahrer')],
  ])('waits where %s', (_, text) => {
    const [row] = read(text).rows
    expect(row!.confidence).toBeLessThan(0.8)
  })

  it('waits as a scan', () => {
    expect(read(SLIP, true).rows[0]!.confidence).toBeLessThan(0.8)
  })

  it.each(['Storno zu Schein 10440', 'Korrektur: Tara'])('that takes something back is said so: %s', (line) => {
    const { rows, warnings } = read(`${SLIP}\n${line}`)
    expect(rows).toEqual([])
    expect(warnings.at(-1)).toContain('Korrektur oder ein Storno')
  })

  it('is not what an invoice or a letter names', () => {
    const invoice = fixtureText('invoices/rechnung-zwei-seiten.txt')
    const named = invoice.replace(/(?=\n.*Pos)/, '\nWiegeschein Nr. 10441')
    expect(named).not.toBe(invoice)
    expect(read(named).documentType).toBe('printed_invoice')
    const letter = fixtureText('letters/mahnung-landhandel.txt')
    expect(read(`Wiegeschein 10441\n${letter}`).documentType).not.toBe('weighings')
  })

  it('without a unit is no movement', () => {
    const { rows, warnings } = read(SLIP.replaceAll(' kg', ''))
    expect(rows).toEqual([])
    expect(warnings).toEqual(expect.arrayContaining([expect.stringContaining('keine Einheit')]))
  })
})

describe('a list of slips', () => {
  const columns = [
    ['Wiegeschein-Nr.', '10441', '10447'],
    ['Anlieferdatum', '02.08.2026', '03.08.2026'],
    ['Fruchtart', 'Winterweizen', 'Wintergerste'],
    ['Brutto kg', '41.340', '40.120'],
    ['Tara kg', '14.000', '14.000'],
    ['Netto kg', '27.340', '26.120'],
    ['Feuchte %', '13,8', '14,1'],
  ]
  const listOf = (some: string[][]) =>
    csv(
      'Wiegescheine Ernte 2026',
      'Raiffeisen Elbetal eG',
      ...[0, 1, 2].map((line) => some.map((column) => column[line]).join(';')),
    )

  it('has a movement for each line, in any order of its columns, under the key of the printed slip', async () => {
    const order = fc.shuffledSubarray(columns, { minLength: columns.length, maxLength: columns.length })
    await fc.assert(
      fc.asyncProperty(order, async (some) => {
        const { rows } = await extract(listOf(some), 'scheine.csv', '2026-11-20')
        expect(rows.map(({ key, confidence }) => [key, confidence >= 0.8])).toEqual([
          [KEY, true],
          ['weighed|raiffeisen elbetal eg|slip|10447', true],
        ])
        expect(rows.map(({ values }) => [values['date'], values['article'], values['amount'], values['unit']])).toEqual(
          [
            ['2026-08-02', 'Winterweizen', 27340, 'kg'],
            ['2026-08-03', 'Wintergerste', 26120, 'kg'],
          ],
        )
      }),
      { numRuns: 25 },
    )
  })

  it('keeps decitonnes, tells of a correction and lets wait what does not come out', async () => {
    const { rows, warnings } = await extract(
      csv(
        'Anlieferungen',
        'Raiffeisen Elbetal eG',
        'Schein-Nr.;Datum;Ware;Brutto dt;Tara dt;Netto dt;Feuchte',
        '1;02.08.2026;Winterraps;300,0;140,0;160,0;8,1',
        '2;02.08.2026;Winterraps;300,0;140,0;170,0;8,1',
        '3;03.08.2026;Winterraps;;;-20,0;8,1',
      ),
      'anlieferung.csv',
      '2026-11-20',
    )
    expect(rows.map(({ values, confidence }) => [values['amount'], values['unit'], confidence >= 0.8])).toEqual([
      [160, 'dt', true],
      [170, 'dt', false],
    ])
    expect(warnings).toEqual([expect.stringContaining('Zeile 6: Das ist eine Korrektur')])
  })
})

describe('a settlement of grain', () => {
  const settlement = fixtureText('invoices/getreideabrechnung.txt')
  const movements = (text: string) => {
    const { rows, warnings } = read(text)
    return { rows: rows.filter(({ kind }) => kind === 'stock_movements'), warnings }
  }

  it('that names the slip of a load tells of the same movement', () => {
    const { rows } = movements(
      settlement
        .replace('Bezeichnung  Menge', 'Wiegeschein  Datum  Bezeichnung  Menge')
        .replace('Winterweizen B  48', '10441  02.08.2026  Winterweizen B  48')
        .replace('Trocknung  48', '10441  02.08.2026  Trocknung  48'),
    )
    expect(
      rows.map(({ key, values, confidence }) => [key, values['amount'], values['unit'], confidence >= 0.8]),
    ).toEqual([[KEY, 48.32, 't', true]])
  })

  it('that names none waits, and without a day it says why there is none', () => {
    const waits = movements(settlement.replace('Datum: 12.08.2026', 'Datum: 12.08.2026\nLieferdatum: 02.08.2026'))
    expect(waits.rows.map(({ confidence, values }) => [confidence < 0.8, values['date']])).toEqual([
      [true, '2026-08-02'],
    ])
    const none = movements(settlement)
    expect(none.rows).toEqual([])
    expect(none.warnings).toEqual(expect.arrayContaining([expect.stringContaining('An welchem Tag')]))
  })
})

describe('a list of what was weighed off a field', () => {
  const ofField = (filename: string, ...lines: string[]) => extract(csv(...lines), filename, '2026-11-20')

  it.each([
    ['Datum;Schlag;Kultur;Netto;Einheit', '12.07.2026;Kirchberg;Winterweizen;33,18;t', 33.18, 't'],
    ['Einheit;Nettogewicht;Feld;Frucht;Wiegedatum', 'kg;1240;Kirchberg;Winterweizen;12.07.2026', 1240, 'kg'],
    ['Schlagname;Netto (dt);Tag;Getreideart', 'Kirchberg;331,8;12.07.2026;Winterweizen', 331.8, 'dt'],
    ['Datum;Schlag;Kultur;Brutto (t);Tara (t);Netto (t)', '12.07.2026;Kirchberg;Winterweizen;20;8;12', 12, 't'],
  ])('is harvest, and no sale: %s', async (head, line, amount, unit) => {
    const { rows, warnings } = await ofField('wiegeliste.csv', head, line)
    expect(warnings).toEqual([])
    expect(rows).toMatchObject([
      {
        kind: 'stock_movements',
        confidence: 0.7,
        values: { date: '2026-07-12', type: 'harvest', article: 'Winterweizen', amount, unit, note: 'Feld: Kirchberg' },
      },
    ])
    const [sure] = (await ofField('ernte-2026.csv', head, line)).rows
    expect(sure!.confidence).toBe(0.95)
  })

  it('keeps two loads of one day and weight, and is no sale without who took it', async () => {
    const { rows } = await ofField(
      'ernte.csv',
      'Datum;Schlag;Kultur;Netto (t)',
      '12.07.2026;Kirchberg;Winterweizen;12',
      '12.07.2026;Kirchberg;Winterweizen;12',
    )
    expect(new Set(rows.map(({ key }) => key)).size).toBe(2)
    const [sold] = (
      await ofField(
        'ernte.csv',
        'Datum;Wiegeschein;Schlag;Kultur;Netto (t);Abnehmer',
        '12.07.2026;88;Kirchberg;Winterweizen;12;Landhandel Ott',
      )
    ).rows
    expect([sold!.values['type'], sold!.values['note']]).toEqual([
      'sale',
      'Feld: Kirchberg, Wiegeschein 88, an Landhandel Ott',
    ])
  })

  it('is nothing where no unit says how much it was', async () => {
    const { rows, warnings } = await ofField(
      'ernte.csv',
      'Datum;Schlag;Kultur;Netto',
      '12.07.2026;Kirchberg;Winterweizen;12',
    )
    expect([rows, warnings.join(' ')]).toEqual([[], expect.stringContaining('hat keine Einheit')])
  })
})
