import { LINES_OF_PAGE, type Structure, type Table, type TableRow } from '../../../core/extraction/index.ts'

/** A part of a line that stands apart, from `x` to `right` in the unit of the page. */
export interface PrintedCell {
  text: string
  x: number
  right: number
  /** What stands further apart in it than words do. */
  parts?: readonly PrintedCell[]
  /** It was told off the cell before it. */
  split?: true
}

/** A line of a page: UTF-16 offsets into its text, and the cells in it. */
export interface PrintedLine {
  page: number
  /** From 1, on its page. */
  number: number
  start: number
  end: number
  cells: readonly PrintedCell[]
  /** It was several lines. */
  joined?: true
  /** Of a page: where its base line stands, and its font size, in the same unit. */
  y?: number
  size?: number
}

const LEAST_COLUMNS = 3
/** With its head. */
const FEW_ROWS = 2
const LONGEST_LABEL = 60
/** Of a document: what is longer is no table of a farm. */
const MOST_LINES = 200_000

interface OpenTable {
  columns: readonly PrintedCell[]
  above: TableRow[]
  page: number
  rows: TableRow[]
  head: string
}

/**
 * The tables that pages show: a line of labels is their header, and what stands below it belongs to the label above it,
 * on the following pages too, until another header comes. Lines between them that are no row of it, such as footers and
 * page numbers, are none of the table.
 */
export function printedTables(lines: readonly PrintedLine[]): Structure[] {
  if (lines.length > MOST_LINES) return []
  const tables: OpenTable[] = []
  let open: OpenTable | undefined
  const above: TableRow[] = []
  let said: TableRow[] = []
  for (const [index, line] of lines.entries()) {
    const head = line.cells.map(({ text }) => text).join('|')
    const label = LABEL.exec(head)?.[0]
    if (label !== undefined) {
      // The same label again begins to speak of something else.
      if (said.some(({ cells }) => unnumbered(cells[0]!).startsWith(unnumbered(label))) || said.length >= MOST_SAID)
        said = []
      said.push(rowOf(line, [line.cells.map(({ text }) => text).join('  ')]))
    }
    if (isHead(line, lines.slice(index + 1, index + 3)) && head !== open?.head) {
      // What looked like a head and has next to nothing below it may have been a title.
      const title = [...(open && open.rows.length <= FEW_ROWS ? [...open.above, ...open.rows] : []), ...above.splice(0)]
      const still = said.filter(({ line: number }) => !title.some((row) => row.line === number))
      open = { columns: line.cells, above: [...still, ...title], page: line.page, rows: [], head }
      open.rows.push(rowOf(line, head.split('|')))
      tables.push(open)
    } else if (open && isRowOf(open, line)) open.rows.push(rowOf(line, inColumns(open.columns, line.cells)))
    // Where labels stand nearer than cells do, a row has more cells than the head; what was made of lines is kept.
    else if (!open || (line.joined && line.cells.length > open.columns.length))
      (open?.rows ?? above).push(rowOf(line, [line.cells.map(({ text }) => text).join('  ')]))
    else if (isSaid(line))
      open.rows.push(
        rowOf(
          line,
          line.cells.map(({ text }) => text),
        ),
      )
  }
  return tables
    .filter(({ rows }) => rows.length > 1)
    .map(({ above: title, rows, page }): Structure => {
      const table: Table = { page, name: '', rows: [...title.slice(-LINES_ABOVE), ...rows], printed: true }
      return { type: 'table', table }
    })
}

const LINES_ABOVE = 30
const MOST_SAID = 10
/** „Schlag: Deich“ holds for all tables below, until it is said anew. */
const LABEL = /^\p{Lu}[^:|]{1,30}:(?=\s*[^\s|])/u

/** „Probe 2:“ is the same label as „Probe 1:“. */
const unnumbered = (text: string): string => text.replaceAll(/\d+/g, '#')

const rowOf = ({ page, number, start, end }: PrintedLine, cells: string[]): TableRow => ({
  line: page * LINES_OF_PAGE + number,
  page,
  start,
  end,
  cells,
})

/** „0–30“ heads what was found in that depth of the soil. */
const AMOUNT = /^[<>]?\d+\s?(?:kg|g|mg|µg|t|dt|l|ml|ha|m³|%|MJ|h|St|Stk|Stück)(?!\p{L})/u
const BARE_DEPTH = /^\d{1,2}\s?[-–]\s?\d{2}(?:\s?cm)?$/

/** Labels side by side, and below them something else with numbers in it, under a title of its own perhaps. */
function isHead({ cells }: PrintedLine, [below, next]: readonly PrintedLine[]): boolean {
  // Of „mg/100 g“ and „Kultur 2026“ the number is none of a line.
  const labels = cells.filter(
    ({ text }) =>
      BARE_DEPTH.test(text) ||
      (/\p{L}/u.test(text) &&
        !AMOUNT.test(text) &&
        !/\d{3}|\d[.,]\d|:$|: /.test(
          text.replaceAll(/1?00 ?(?:g|ml)|(?<=\p{L}{3} )20\d\d$|(?<=\p{L}{3} )20\d\d(?= \p{L})/giu, ''),
        )),
  )
  return (
    cells.length >= LEAST_COLUMNS &&
    labels.length === cells.length &&
    cells.every(({ text }) => text.length <= LONGEST_LABEL) &&
    below !== undefined &&
    (below.cells.length >= 2 || (cells.length > LEAST_COLUMNS && (next?.cells.length ?? 0) > LEAST_COLUMNS))
  )
}

/** A line of several cells, or one that ends a column; a label with its value belongs to no column. */
const isRowOf = ({ columns }: OpenTable, { cells }: PrintedLine): boolean =>
  cells.length >= 2 &&
  cells.length <= columns.length &&
  !cells[0]!.text.endsWith(':') &&
  cells[0]!.x < columns.at(-1)!.x

const isSaid = ({ cells }: PrintedLine): boolean =>
  cells.length <= 2 &&
  cells.map(({ text }) => text).join(' ').length <= 2 * LONGEST_LABEL &&
  /:/.test(cells[0]?.text ?? '')

/** Each cell under the label that it shares most with, else under the nearest. */
function inColumns(columns: readonly PrintedCell[], cells: readonly PrintedCell[]): string[] {
  if (cells.length === columns.length && !cells.some(({ split }) => split)) return cells.map(({ text }) => text)
  const row = columns.map(() => '')
  for (const cell of cells) {
    const best = columns.reduce(
      (near, column, index) => {
        const distance = distanceOf(column, cell)
        return distance < near.distance ? { index, distance } : near
      },
      { index: 0, distance: Infinity },
    )
    // Two numbers under one label must not become one.
    const between = cell.split ? ' ' : ' / '
    row[best.index] = row[best.index] === '' ? cell.text : row[best.index] + between + cell.text
  }
  return row
}

/** Below nothing: they overlap by so much. */
const distanceOf = (column: PrintedCell, cell: PrintedCell): number =>
  Math.max(column.x, cell.x) - Math.min(column.right, cell.right)

const WIDTH = 1000

/**
 * The lines of a text: where bars part a line, as in Markdown and in the tables of flowing text, its cells are those
 * between them, in columns whatever their width; else what stands apart in it, by its letters.
 */
export function linesOfText(text: string): PrintedLine[] {
  let number = 0
  return [...text.matchAll(/[^\n]*\n?/g)].flatMap(({ 0: whole, index }) => {
    number += 1
    const line = whole.trimEnd()
    if (/^[|:\-=+\s]*$/.test(line)) return []
    const cells = / \| |^\s*\|/.test(line) ? betweenBars(line) : apart(line)
    return [{ page: 1, number, start: index, end: index + line.length, cells }]
  })
}

const betweenBars = (line: string): PrintedCell[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((part, column) => ({ text: withoutMarks(part.trim()), x: column * WIDTH, right: column * WIDTH + 1 }))

const apart = (line: string): PrintedCell[] =>
  [...line.replace(/^#+\s+|^[-*+]\s+/, '').matchAll(/\S+(?: \S+)*/g)].map(({ 0: cell, index: x }) => ({
    text: withoutMarks(cell),
    x,
    right: x + cell.length,
  }))

/** Without the marks of Markdown around words. */
const withoutMarks = (text: string): string => text.replaceAll(/\*{2,3}|_{2,3}|`/g, '').replace(/^\*(.+)\*$/, '$1')
