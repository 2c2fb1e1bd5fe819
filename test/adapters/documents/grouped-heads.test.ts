import { describe, expect, it } from 'vitest'
import { joinGroupedHeads } from '../../../adapters/documents/formats/grouped-heads.ts'
import type { PrintedCell, PrintedLine } from '../../../adapters/documents/formats/printed-tables.ts'
import { extract } from '../../builders/extract.ts'
import { placedPdf, type PlacedText } from '../../builders/pdf-pages.ts'

const LETTER = 6
/** A cell in the middle of which `x` is. */
const cell = (x: number, text: string): PrintedCell => ({
  text,
  x: x - (text.length * LETTER) / 2,
  right: x + (text.length * LETTER) / 2,
})

/** Lines at their base lines in points, of a font of ten. */
const page = (...lines: [y: number, ...cells: PrintedCell[]][]): PrintedLine[] =>
  lines.map(([y, ...cells], index) => ({
    page: 1,
    number: index + 1,
    start: index * 100,
    end: index * 100 + 90,
    y,
    size: 10,
    cells,
  }))

const textOf = (lines: readonly PrintedLine[]): string[] =>
  lines.map(({ cells }) => cells.map(({ text }) => text).join(' | '))

const rows: [number, ...PrintedCell[]][] = [
  [140, cell(30, '71-1'), cell(120, 'Hochrain'), cell(200, '6,1'), cell(260, 'C'), cell(320, '17'), cell(380, 'D')],
  [155, cell(30, '71-2'), cell(120, 'Esch'), cell(200, '5,6'), cell(260, 'B'), cell(320, '9'), cell(380, 'B')],
]
const ROWS = ['71-1 | Hochrain | 6,1 | C | 17 | D', '71-2 | Esch | 5,6 | B | 9 | B']

describe('a head whose groups stand over several columns', () => {
  it('says of each column its group as well, and of one over two lines its name', () => {
    const lines = page(
      [100, cell(230, 'pH-Wert'), cell(350, 'K2O')],
      [108, cell(30, 'Probe'), cell(120, 'Schlag')],
      [114, cell(200, 'CaCl2'), cell(260, 'Klasse'), cell(320, 'mg/100 g'), cell(380, 'Klasse')],
      ...rows,
    )
    expect(textOf(joinGroupedHeads(lines))).toEqual([
      'Probe | Schlag | pH-Wert CaCl2 | pH-Wert Klasse | K2O mg/100 g | K2O Klasse',
      ...ROWS,
    ])
  })

  it.each<[string, [number, ...PrintedCell[]][]]>([
    [
      'where it stands over the middle of no columns',
      [
        [100, cell(215, 'pH-Wert'), cell(350, 'K2O')],
        [114, cell(30, 'Probe'), cell(120, 'Schlag'), cell(200, 'a'), cell(260, 'b'), cell(320, 'c'), cell(380, 'd')],
      ],
    ],
    [
      'where a column of the rows has no label',
      [
        [100, cell(230, 'pH-Wert'), cell(350, 'K2O')],
        [114, cell(30, 'Probe'), cell(200, 'a'), cell(260, 'b'), cell(320, 'c'), cell(380, 'd')],
      ],
    ],
    [
      'where its label says a value',
      [
        [100, cell(230, 'pH-Wert:'), cell(350, 'K2O:')],
        [114, cell(30, 'Probe'), cell(120, 'Schlag'), cell(200, 'a'), cell(260, 'b'), cell(320, 'c'), cell(380, 'd')],
      ],
    ],
    [
      'where it stands far above',
      [
        [60, cell(230, 'pH-Wert'), cell(350, 'K2O')],
        [114, cell(30, 'Probe'), cell(120, 'Schlag'), cell(200, 'a'), cell(260, 'b'), cell(320, 'c'), cell(380, 'd')],
      ],
    ],
  ])('stays as it stands %s', (_, head) => {
    const lines = page(...head, ...rows)
    expect(textOf(joinGroupedHeads(lines))).toEqual(textOf(lines))
  })
})

describe('a report of the soil as a laboratory prints it', () => {
  const centred = (y: number, ...cells: [number, string][]): PlacedText[] => cells.map(([x, text]) => [x, y, text, 'c'])

  it('with groups over their columns, below it a table of lime that says no result', async () => {
    const { rows: read } = await extract(
      placedPdf([
        [40, 60, 'Bodenlabor Beispiel GmbH'],
        [40, 90, 'Untersuchung von Ackerboden'],
        [40, 110, 'Probenahme: 03.03.2026'],
        ...centred(140, [260, 'pH-Wert'], [420, 'K2O']),
        ...centred(148, [70, 'Probe-Nr.'], [160, 'Schlag']),
        ...centred(154, [230, 'CaCl2'], [290, 'GK'], [380, 'mg/100 g'], [460, 'GK']),
        ...centred(174, [70, '71-1'], [160, 'Hochrain'], [230, '6,1'], [290, 'C'], [380, '17'], [460, 'D']),
        ...centred(190, [70, '71-2'], [160, 'Esch'], [230, '5,6'], [290, 'B'], [380, '9'], [460, 'B']),
        [40, 230, 'Kalkempfehlung'],
        ...centred(254, [120, 'Schlag'], [260, 'dt CaO/ha']),
        ...centred(270, [120, 'Hochrain'], [260, '4']),
        ...centred(286, [120, 'Esch'], [260, '6']),
      ]),
      'boden.pdf',
    )
    expect(
      read.map(({ values: { parameter, value, unit, subject, sample_number: number, date }, confidence }) => [
        [number, subject, parameter, value, unit, date].join(' '),
        confidence >= 0.8,
      ]),
    ).toEqual([
      ['71-1 Hochrain K2O 17 mg/100 g 2026-03-03', true],
      ['71-1 Hochrain pH-Wert 6.1  2026-03-03', true],
      ['71-2 Esch K2O 9 mg/100 g 2026-03-03', true],
      ['71-2 Esch pH-Wert 5.6  2026-03-03', true],
    ])
  })
})
