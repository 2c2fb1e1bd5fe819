import { describe, expect, it } from 'vitest'
import { joinFixedWidthHeads } from '../../../adapters/documents/formats/fixed-width.ts'
import { linesOfText } from '../../../adapters/documents/formats/printed-tables.ts'

const read = (...lines: string[]): string[] =>
  joinFixedWidthHeads(linesOfText(lines.join('\n'))).map(({ cells }) => cells.map(({ text }) => text).join(' | '))

const ROWS = [
  ' 811 DE 03 900 71001  A    U   412,5  5,80   2.392,50',
  ' 812 DE 03 900 71002  D    R   310,0  5,10   1.581,00',
]

describe('a table of letters of one width', () => {
  it('has a column where all of its lines are blank, under a head of two lines', () => {
    expect(
      read(
        ' Nr. Ohrmarke         Kat. Hd- Schl-  Preis  Betrag',
        '                           kl. gew.kg EUR/kg    EUR',
        '-'.repeat(52),
        ...ROWS,
        '-'.repeat(52),
        '     2 Stueck                  722,5         3.973,50',
      ),
    ).toEqual([
      'Nr. | Ohrmarke | Kat. | Hdkl. | Schlgew.kg | Preis EUR/kg | Betrag EUR',
      '811 | DE 03 900 71001 | A | U | 412,5 | 5,80 | 2.392,50',
      '812 | DE 03 900 71002 | D | R | 310,0 | 5,10 | 1.581,00',
      '2 Stueck | 722,5 | 3.973,50',
    ])
  })

  it.each([
    [
      'whose group stands over two columns',
      [' Nr. Ohrmarke         Klasse    Schl-  Preis  Betrag', '                      nach EU   gew.kg EUR/kg    EUR'],
    ],
    [
      'of which a column has no label',
      [' Nr. Ohrmarke         Kat.     Schl-  Preis  Betrag', '                               gew.kg EUR/kg    EUR'],
    ],
    ['of one line', [' Nr. Ohrmarke         Kat. Hkl SG kg  Preis  Betrag']],
  ])('is as its lines stand, where it has a head %s', (_, head) => {
    const lines = [...head, ...ROWS]
    expect(read(...lines)).toEqual(
      linesOfText(lines.join('\n')).map(({ cells }) => cells.map(({ text }) => text).join(' | ')),
    )
  })
})
