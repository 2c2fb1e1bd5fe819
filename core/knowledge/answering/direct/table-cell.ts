import { termsOf } from '../../analysis/tokens.ts'
import { isTabular, type Span } from '../../sentences.ts'

/** A cell of a table: where it stands in the text, and what it says in German with its row and its column. */
export interface TableCell extends Span {
  /** „Phosphor, Gehaltsklasse: C.“ */
  text: string
}

interface Cell extends Span {
  said: string
}

/** A cell with its heading; of the first cell of its row „Phosphor“, which says what the row is about. */
export interface LabelledCell extends TableCell {
  said: string
  heading: string
}

/** The cells of the row of a table that begins at `at`, but the first; empty where it has no headings. */
export function labelledCells(text: string, at: number): LabelledCell[] {
  const row = lineAt(text, at)
  const heading = headingOf(text, row)
  if (!heading) return []
  const labels = cellsOf(text, heading)
  const [first, ...others] = cellsBelow(labels, text, row)
  if (!first || others.length !== labels.length - 1) return []
  return others.map((cell, index): LabelledCell => {
    const label = labels[index + 1]!.said
    const about = [first.said, label].filter((said) => said !== '').join(', ')
    return { ...cell, heading: label, text: about === '' ? `${cell.said}.` : `${about}: ${cell.said}.` }
  })
}

/** Of the row of a table that begins at `at` the cell below the heading that has most of these stems, if any has. */
export function cellFor(text: string, at: number, stems: ReadonlySet<string>): LabelledCell | undefined {
  const cells = labelledCells(text, at)
  const asked = cells.map(({ heading }) => termsOf(heading).filter(({ stem }) => stems.has(stem)).length)
  const most = Math.max(...asked, 0)
  const cell = cells[asked.indexOf(most)]
  return most > 0 && cell?.said !== '' ? cell : undefined
}

/** The row of a table that stands at a place, without marks, and its headings; undefined where it has none. */
export function tableAt(text: string, at: number): { columns: string[]; row: string[] } | undefined {
  const line = lineAt(text, at)
  const heading = headingOf(text, line)
  if (!heading) return undefined
  const labels = cellsOf(text, heading)
  const row = cellsBelow(labels, text, line)
  const said = (cells: Cell[]): string[] => cells.map((cell) => cell.said)
  return labels.length === row.length ? { columns: said(labels), row: said(row) } : undefined
}

const lineAt = (text: string, at: number): Span => {
  const start = text.lastIndexOf('\n', at - 1) + 1
  const end = text.indexOf('\n', at)
  return { start, end: end < 0 ? text.length : end }
}

/** The first of the lines without a gap above a row that are of the same table. */
function headingOf(text: string, row: Span): Span | undefined {
  let heading: Span | undefined
  for (let start = row.start; start > 0;) {
    const line = lineAt(text, start - 1)
    if (!isTabular(text.slice(line.start, line.end))) break
    heading = line
    start = line.start
  }
  return heading && !saysValues(text, heading) ? heading : undefined
}

/**
 * A table that goes on from the passage before begins with values; and space apart is all that a row, a letterhead and
 * the heading of a printed table have in common, so that there any digit counts.
 */
const saysValues = (text: string, line: Span): boolean =>
  MARKED.test(text.slice(line.start, line.end))
    ? cellsOf(text, line).some(({ said }) => VALUE.test(said))
    : /\d/u.test(text.slice(line.start, line.end))

/** Digits with what stands between them, and a unit. */
const VALUE = /^[\d.,:\s%€+-]*\d[\d.,:\s%€+-]*(?:\p{L}{1,3})?$/u

/** Cells apart by a mark. */
const MARKED = /[|\t;]/u

const SEPARATOR: readonly [RegExp, RegExp][] = [
  [/\|/u, /\|/gu],
  [/\t/u, /\t/gu],
  [/;/u, /;/gu],
  [/ {2}/u, / {2,}/gu],
]

/** The cells of a row, each below its heading; where columns are apart by space alone, by where they stand. */
function cellsBelow(labels: readonly Cell[], text: string, row: Span): Cell[] {
  const cells = cellsOf(text, row)
  const line = text.slice(row.start, row.end)
  if (cells.length === labels.length || MARKED.test(line)) return cells
  const below = labels.map((): Cell[] => [])
  const place = lineAt(text, labels[0]!.start).start - row.start
  for (const cell of cells) {
    const apart = labels.map((label) => gapBetween({ start: label.start - place, end: label.end - place }, cell))
    below[apart.indexOf(Math.min(...apart))]!.push(cell)
  }
  return below.map((there): Cell => {
    const [first, last] = [there[0], there.at(-1)]
    const said = there.map((cell) => cell.said).join(' ')
    return first && last ? { start: first.start, end: last.end, said } : { start: row.end, end: row.end, said: '' }
  })
}

/** Negative where they stand above each other. */
const gapBetween = (one: Span, other: Span): number => Math.max(one.start, other.start) - Math.min(one.end, other.end)

function cellsOf(text: string, { start, end }: Span): Cell[] {
  const line = text
    .slice(start, end)
    .replace(/^(\s*)\|/u, '$1 ')
    .replace(/\|(\s*)$/u, ' $1')
  const between = SEPARATOR.find(([has]) => has.test(line))?.[1] ?? /\t/gu
  const cells: Cell[] = []
  let from = 0
  const stops = [...line.trimEnd().matchAll(between)].map(({ index, 0: { length } }) => ({ at: index, length }))
  for (const { at, length } of [...stops, { at: line.length, length: 0 }]) {
    cells.push({ start: start + from, end: start + at, said: plain(line.slice(from, at)) })
    from = at + length
  }
  return cells
}

/** Without the marks of the source. */
const plain = (cell: string): string =>
  cell
    .replaceAll(/[*_`"]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
