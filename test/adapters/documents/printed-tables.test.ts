import { describe, expect, it } from 'vitest'
import { makeTextPdf } from '../../builders/documents.ts'
import { extract, readHere } from '../../builders/extract.ts'

const tag = (number: number): string => `DE 03 900 ${String(number).padStart(5, '0')}`

describe('tables on printed pages', () => {
  it('go on over pages: header repeated or missing, sums carried over, page numbers and footers between', async () => {
    const line = (number: number) => `${tag(number)}\t14.03.2019\tw\tHOL`
    const pdf = makeTextPdf([
      [
        'Bestandsregister Rinder',
        'Hof Wümmetal',
        'Ohrmarke\tGeboren\tGeschl.\tRasse',
        line(1),
        line(2),
        'Übertrag\t2',
        'Seite 1 von 3',
      ],
      [
        'Bestandsregister',
        'Ohrmarke\tGeboren\tGeschl.\tRasse',
        'Übertrag\t2',
        line(3),
        'Gedruckt mit HerdePlus',
        '- 2 -',
      ],
      ['Bestandsregister', line(4), `${tag(5)}\t29.02.2019\tw\tHOL`, `${tag(6)}\t15.03.2019\t\tHOL`],
    ])
    const { rows, warnings } = await extract(pdf, 'register.pdf')
    expect(rows.map(({ values: { ear_tag: earTag, sex, breed }, page }) => [earTag, sex, breed, page])).toEqual([
      ['276000390000001', 'female', 'HOL', 1],
      ['276000390000002', 'female', 'HOL', 1],
      ['276000390000003', 'female', 'HOL', 2],
      ['276000390000004', 'female', 'HOL', 3],
      ['276000390000006', null, 'HOL', 3],
    ])
    expect(warnings).toEqual([
      'Seite 3 Zeile 3: Geboren: „29.02.2019“ ist kein Tag, den es gibt. Die Zeile ist ausgelassen.',
    ])
    const { pages } = await readHere(pdf, 'register.pdf')
    for (const { quote, page } of rows) expect(pages[page! - 1]!.text).toContain(quote)
  })

  it('of a text stand in columns, an empty cell is none of the next', async () => {
    const text = [
      'Bodenuntersuchung 2022',
      '',
      'Probe-Nr.  Schlag           Probenahme   pH    P2O5 (CAL)   K2O (CAL)',
      '                                               mg/100 g     mg/100 g',
      '1          Hinterm Deich    12.11.2022   5,8                18',
      '2          Langer Kamp      13.11.2022   6,1   14           12',
    ].join('\n')
    const { rows, warnings } = await extract(text, 'boden.txt')
    expect(
      rows.map(({ values: { parameter, value, unit, subject, date } }) => [subject, date, parameter, value, unit]),
    ).toEqual([
      ['Hinterm Deich', '2022-11-12', 'K2O (CAL)', 18, 'mg/100 g'],
      ['Hinterm Deich', '2022-11-12', 'pH-Wert', 5.8, null],
      ['Langer Kamp', '2022-11-13', 'P2O5 (CAL)', 14, 'mg/100 g'],
      ['Langer Kamp', '2022-11-13', 'K2O (CAL)', 12, 'mg/100 g'],
      ['Langer Kamp', '2022-11-13', 'pH-Wert', 6.1, null],
    ])
    expect(warnings).toEqual([])
  })

  it('never make one number of two under one label', async () => {
    const lines = [
      'Bodenuntersuchung',
      'Schlag      Probenahme  Humus %  pH',
      'Moor        12.11.2022  2,4      5,8',
      'Kamp  x     12.11.2022  11 8     5,9',
      'Deich       12.11.2022  1  8,9   ',
    ]
    const { rows } = await extract(lines.join('\n'), 'boden.txt')
    expect(rows.filter(({ values }) => Number(values['value']) > 12)).toEqual([])
  })

  it('that are none stay text', async () => {
    const letter =
      'Sehr geehrte Frau Müller,\n\nam 20.05.2026 kommen wir.\n\nMit freundlichen Grüßen\nHof  Amt  Kreis\n'
    expect((await readHere(letter, 'brief.txt')).structures).toBeUndefined()
  })
})
