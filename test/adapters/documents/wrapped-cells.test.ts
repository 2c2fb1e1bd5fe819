import { describe, expect, it } from 'vitest'
import type { PrintedCell, PrintedLine } from '../../../adapters/documents/formats/printed-tables.ts'
import { splitCells } from '../../../adapters/documents/formats/split-cells.ts'
import { joinWrappedCells } from '../../../adapters/documents/formats/wrapped-cells.ts'

const LETTER = 6
const cell = (x: number, text: string): PrintedCell => ({ text, x, right: x + text.length * LETTER })

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

describe('a cell that is broken into lines', () => {
  it('is one again where rows stand apart', () => {
    const lines = page(
      [100, cell(0, 'Datum der'), cell(100, 'Mittel'), cell(200, 'Beleg-')],
      [112, cell(0, 'Anwendung'), cell(200, 'Nr.')],
      [132, cell(0, '04.05.2026'), cell(100, 'Mospilan'), cell(200, 'A-881')],
      [144, cell(100, 'SG')],
      [164, cell(0, '09.05.2026'), cell(100, 'Moddus'), cell(200, 'A-884')],
    )
    expect(textOf(joinWrappedCells(lines))).toEqual([
      'Datum der Anwendung | Mittel | Beleg-Nr.',
      '04.05.2026 | Mospilan SG | A-881',
      '09.05.2026 | Moddus | A-884',
    ])
  })

  const rows: [number, ...PrintedCell[]][] = [
    [138, cell(0, '04.05.2026'), cell(100, 'Mospilan'), cell(200, '0,2')],
    [150, cell(0, '09.05.2026'), cell(100, 'Moddus'), cell(200, '0,3')],
    [162, cell(0, '12.05.2026'), cell(100, 'Input'), cell(200, '1,0')],
  ]
  const rowTexts = ['04.05.2026 | Mospilan | 0,2', '09.05.2026 | Moddus | 0,3', '12.05.2026 | Input | 1,0']

  it.each<[string, [number, ...PrintedCell[]][]]>([
    [
      'from the top',
      [
        [102, cell(0, 'Datum'), cell(100, 'Mittel'), cell(200, 'Aufwand-')],
        [114, cell(0, 'der An-'), cell(200, 'menge')],
        [126, cell(0, 'wendung'), cell(200, 'l/ha')],
      ],
    ],
    [
      'to the bottom',
      [
        [102, cell(200, 'Aufwand-')],
        [114, cell(0, 'Datum der'), cell(200, 'menge')],
        [126, cell(0, 'Anwendung'), cell(100, 'Mittel'), cell(200, 'l/ha')],
      ],
    ],
  ])('is one head of three lines as near as its rows, set %s', (_, head) => {
    expect(textOf(joinWrappedCells(page([80, cell(0, 'Spritztagebuch')], ...head, ...rows)))).toEqual([
      'Spritztagebuch',
      'Datum der Anwendung | Mittel | Aufwandmenge l/ha',
      ...rowTexts,
    ])
  })

  it('is no head where lines of words do not go on in each other', () => {
    const lines = page(
      [102, cell(0, 'Name'), cell(100, 'Mittel'), cell(200, 'Menge')],
      [114, cell(0, 'Meier'), cell(200, 'Keine')],
      [126, cell(0, 'Schulze'), cell(100, 'Input')],
      ...rows,
    )
    expect(textOf(joinWrappedCells(lines))).toEqual(textOf(lines))
  })

  it('is one again beside what is measured, where its lines overlap those of the row', () => {
    const lines = page(
      [100, cell(0, 'Amoxicillin'), cell(200, '85'), cell(300, '14.05.2026 -')],
      [106, cell(120, '2,5 kg'), cell(420, '14 Tage')],
      [112, cell(0, '500 mg/g'), cell(200, 'Mastschweine'), cell(300, '18.05.2026')],
    )
    expect(textOf(joinWrappedCells(lines))).toEqual([
      'Amoxicillin 500 mg/g | 2,5 kg | 85 Mastschweine | 14.05.2026 - 18.05.2026 | 14 Tage',
    ])
  })

  it('is one again where its lines stand above and below the middle of the row', () => {
    const lines = page(
      [100, cell(100, '1 Kuh DE 01 234')],
      [106, cell(0, '04.05.2026'), cell(220, 'Metacam'), cell(300, '15 ml')],
      [112, cell(100, '56789')],
    )
    expect(textOf(joinWrappedCells(lines))).toEqual(['04.05.2026 | 1 Kuh DE 01 234 56789 | Metacam | 15 ml'])
  })

  it.each([
    ['two amounts', ['4,2 ha', '6,0 ha']],
    ['two days', ['04.05.2026', '09.05.2026']],
    ['two ear tags', ['DE 01 234 56789', 'DE 01 234 56790']],
    ['a head and a value', ['Menge', '15 ml']],
  ])('is never made of %s', (_, [above, below]) => {
    const lines = page(
      [100, cell(0, 'Langer'), cell(100, above!), cell(250, 'Raps'), cell(350, 'ja')],
      [112, cell(0, 'Berg'), cell(100, below!), cell(250, 'Mais')],
      [140, cell(0, 'Nord'), cell(100, 'x'), cell(250, 'Gras')],
    )
    expect(textOf(joinWrappedCells(lines))).toEqual(textOf(lines))
  })

  it('is none of a title above the table, nor of lines of a text', () => {
    const lines = page(
      [100, cell(0, 'Bestandsregister')],
      [112, cell(0, 'Ohrmarke'), cell(100, 'Geboren'), cell(200, 'Rasse')],
      [124, cell(0, 'DE 01 234 56789'), cell(100, '14.03.2019'), cell(200, 'HOL')],
      [160, cell(0, 'Wer dieses Register führt, trägt Zugänge und')],
      [172, cell(0, 'Abgänge binnen sieben Tagen ein.')],
    )
    expect(textOf(joinWrappedCells(lines))).toEqual(textOf(lines))
  })
})

describe('cells that stand near each other', () => {
  const glued = (...parts: PrintedCell[]): PrintedCell => ({
    text: parts.map(({ text }) => text).join(' '),
    x: parts[0]!.x,
    right: parts.at(-1)!.right,
    parts,
  })

  it('are two where other lines have a cell just there', () => {
    const lines = page(
      [100, cell(0, '14.04.2026'), glued(cell(100, '6,20'), cell(130, 'Winterraps'), cell(200, 'Moddus'))],
      [112, cell(0, '15.04.2026'), cell(100, '3,1'), cell(130, 'Gerste'), cell(200, 'Input')],
    )
    expect(textOf(splitCells(lines))[0]).toBe('14.04.2026 | 6,20 | Winterraps | Moddus')
  })

  it('are one where none has', () => {
    const lines = page([100, glued(cell(0, 'Schlag'), cell(50, 'Nord'))], [112, cell(0, 'Größe'), cell(90, '4 ha')])
    expect(textOf(splitCells(lines))[0]).toBe('Schlag Nord')
  })
})

describe('parts of a line that stand nearer than the cells below', () => {
  const parted = (...parts: PrintedCell[]): PrintedCell => ({
    text: parts.map(({ text }) => text).join(' '),
    x: parts[0]!.x,
    right: parts.at(-1)!.right,
    parts,
  })
  const below: [number, ...PrintedCell[]] = [120, cell(0, '212'), cell(60, 'Heidkamp'), cell(130, '3,12')]

  it('are labels, each over its own', () => {
    const lines = page([100, parted(cell(4, 'Nr.'), cell(56, 'Lage'), cell(124, 'ha'))], below)
    expect(textOf(splitCells(lines))[0]).toBe('Nr. | Lage | ha')
  })

  it.each([
    ['they hold numbers', cell(4, '211'), below],
    ['nothing below is a value', cell(4, 'Nr.'), [120, cell(0, 'a'), cell(60, 'b'), cell(126, 'ccc')] as typeof below],
    ['there are more cells below', cell(4, 'Nr.'), [...below, cell(200, 'Acker')] as typeof below],
  ])('are one cell where %s', (_, first, row) => {
    const lines = page([100, parted(first, cell(56, 'Lage'), cell(124, 'ha'))], row)
    expect(textOf(splitCells(lines))[0]).not.toContain('|')
  })
})
