import { describe, expect, it } from 'vitest'
import { extractMilkStatement } from '../../../../core/extraction/documents/extract-milk-statement.ts'
import { aDocument, plain, readFixture, TODAY } from '../../../builders/text-documents.ts'

const readMilk = (name: string) => {
  const extraction = readFixture(extractMilkStatement, `milk/${name}`)!
  return {
    warnings: extraction.warnings,
    contact: extraction.rows.find(({ kind }) => kind === 'contacts'),
    results: extraction.rows
      .filter(({ kind }) => kind === 'measurements')
      .map(({ values: { parameter, value, unit, date }, confidence }) => [parameter, value, unit, date, confidence]),
  }
}
const readText = (text: string) =>
  plain(extractMilkStatement({ document: aDocument(text), filename: 'milch.pdf', today: TODAY }))
const statement = (lines: string) =>
  readText(
    `Molkerei Elbetal eG\nDeichstraße 40\n21680 Stade\n\nMilchgeldabrechnung April 2026\n\nEiweiß: 3,41 %\nKeimzahl: 18 Tsd./ml\n${lines}`,
  )!

describe('milk statements', () => {
  it('of a month as labels with values', () => {
    expect(readMilk('milchgeldabrechnung.txt')).toEqual({
      warnings: [],
      contact: {
        kind: 'contacts',
        confidence: 0.95,
        quote: 'Molkerei Elbetal eG · Deichstraße 40 · 21680 Stade',
        values: {
          type: 'company',
          name: 'Molkerei Elbetal eG',
          street: 'Deichstraße 40',
          postcode: '21680',
          city: 'Stade',
          phone: '04141 5550-0',
          roles: ['dairy'],
        },
      },
      results: [
        ['Milchmenge', 48312, 'kg', '2026-04-30', 0.95],
        ['Fett', 4.12, '%', '2026-04-30', 0.95],
        ['Eiweiß', 3.41, '%', '2026-04-30', 0.95],
        ['Harnstoff', 228, 'mg/l', '2026-04-30', 0.95],
        ['Zellzahl', 265, 'Tsd./ml', '2026-04-30', 0.95],
        ['Keimzahl', 22, 'Tsd./ml', '2026-04-30', 0.95],
      ],
    })
  })

  it('of single samples in columns; a line with a cell missing is named and left out', () => {
    expect(readMilk('guetepruefung-spalten.txt')).toMatchObject({
      warnings: [
        'Seite 1: In der Zeile „19.04.2026  4,09  345“ stehen nicht so viele Werte wie darüber Spalten. Sie wurde ausgelassen.',
      ],
      results: [
        ['Fett', 4.05, '%', '2026-04-05', 0.95],
        ['Eiweiß', 3.38, '%', '2026-04-05', 0.95],
        ['Zellzahl', 318, 'Tsd./ml', '2026-04-05', 0.95],
        ['Keimzahl', 18, 'Tsd./ml', '2026-04-05', 0.95],
        ['Fett', 4.11, '%', '2026-04-12', 0.95],
        ['Eiweiß', 3.4, '%', '2026-04-12', 0.95],
        ['Zellzahl', 331, 'Tsd./ml', '2026-04-12', 0.95],
        ['Keimzahl', 22, 'Tsd./ml', '2026-04-12', 0.95],
        ['Zellzahl, geometrisches Mittel', 264, 'Tsd./ml', '2026-04-30', 0.95],
      ],
    })
  })

  it('of a scan, each label above its value: a person confirms it, and a lost comma makes no row', () => {
    expect(readMilk('milchguete-scan.txt')).toMatchObject({
      warnings: ['Seite 1: „Fett 412 %“ wurde ausgelassen: Der Wert kann nicht stimmen. Fehlt das Komma?'],
      contact: { confidence: 0.7 },
      results: [
        ['Zellzahl', 210, 'Tsd./ml', '2026-03-31', 0.7],
        ['Keimzahl', 18, 'Tsd./ml', '2026-03-31', 0.7],
      ],
    })
  })

  it('where the mean of the dairy stands beside, or no unit, a person confirms it', () => {
    expect(readMilk('abrechnung-mit-vergleich.txt').results).toEqual([
      ['Fett', 4.18, '%', '2026-02-28', 0.7],
      ['Eiweiß', 3.44, '%', '2026-02-28', 0.7],
      ['Zellzahl', 210, 'Tsd./ml', '2026-02-28', 0.7],
      ['Milchmenge', 44108, 'kg', '2026-02-28', 0.95],
    ])
  })

  it.each([
    ['Zellzahl: 210.000 Zellen/ml', 210, 0.95],
    ['Zellzahl: 210000', 210, 0.7],
    ['Zellzahl (in Tsd./ml): 210', 210, 0.95],
    ['Zellzahl (x 1.000/ml)  210', 210, 0.95],
    ['Somatische Zellen: 210 Tsd./ml', 210, 0.95],
    ['Zellzahl: 21O Tsd./ml', 210, 0.7],
  ])('%s', (line, value, confidence) => {
    expect(statement(line).rows.find(({ values }) => values['parameter'] === 'Zellzahl')).toMatchObject({
      values: { value, unit: 'Tsd./ml' },
      confidence,
    })
  })

  it.each([
    'Zellzahl: < 50 Tsd./ml',
    'Zellzahl: 210 mg/l',
    'Zellzahl: 210.000 Tsd./ml',
    'Zellzahl: 2 Tsd./ml',
    'Fett: 4,1 €',
    'Fett: 4.120 %',
  ])('is no result: %s', (line) => {
    const { rows, warnings } = statement(line)
    expect(rows.filter(({ values }) => /Zellzahl|Fett/.test(String(values['parameter'])))).toEqual([])
    expect(warnings).toHaveLength(1)
  })

  it('a dot for thousands is sure only where the statement writes commas for decimals', () => {
    const amount = (lines: string) =>
      readText(`Milchgeldabrechnung April 2026\nMilchmenge: 48.312 kg\n${lines}`)!.rows[0]!
    expect([amount('Fett: 4,12 %').confidence, amount('Zellzahl: 210 Tsd./ml').confidence]).toEqual([0.95, 0.7])
  })

  it('a value that stands there twice in different ways has to be confirmed', () => {
    const { rows, warnings } = statement('Fett: 4,12 %\nFett: 4,21 %')
    expect(rows.filter(({ values }) => values['parameter'] === 'Fett')).toMatchObject([
      { values: { value: 4.12 }, confidence: 0.7 },
    ])
    expect(warnings).toEqual([
      'Seite 1: „Fett: 4,21 %“ sagt etwas anderes als eine Stelle davor und wurde ausgelassen.',
    ])
  })

  it('without a month there is no day to keep it under, and of a month that has not ended nothing', () => {
    expect(readText('Milchgeldabrechnung\nFett: 4,12 %\nEiweiß: 3,41 %')).toMatchObject({
      rows: [],
      warnings: [expect.stringContaining('Es steht kein Tag und kein Monat dabei.'), expect.anything()],
    })
    expect(readText('Milchgeldabrechnung Mai 2026\nFett: 4,12 %\nEiweiß: 3,41 %')).toMatchObject({
      rows: [],
      warnings: [expect.stringContaining('Dieser Tag liegt in der Zukunft.'), expect.anything()],
    })
  })
})
