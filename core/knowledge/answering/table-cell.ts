import { termsOf } from '../analysis/tokens.ts'
import { isTabular, type Span } from '../sentences.ts'

/** A cell of a table: where it stands in the text, and what it says in German with its row and its column. */
export interface TableCell extends Span {
  /** „Phosphor, Gehaltsklasse: C.“ */
  text: string
}

interface Cell extends Span {
  said: string
}

/**
 * Of the row of a table that begins at `at` the cell below the heading that has most of these stems; undefined where no
 * heading has any, or the row is the heading itself.
 */
export function cellFor(text: string, at: number, stems: ReadonlySet<string>): TableCell | undefined {
  const row = lineAt(text, at)
  const heading = headingOf(text, row)
  if (!heading) return undefined
  const [cells, labels] = [cellsOf(text, row), cellsOf(text, heading)]
  const asked = labels.map(({ said }) => termsOf(said).filter(({ stem }) => stems.has(stem)).length)
  const most = Math.max(...asked.slice(1), 0)
  const column = asked.findIndex((count, index) => index > 0 && count === most)
  const cell = cells[column]
  const [first] = cells
  if (most === 0 || !cell || !first || cell.said === '' || cells.length !== labels.length) return undefined
  return { ...cell, text: `${first.said}, ${labels[column]!.said}: ${cell.said}.` }
}

/** The row of a table that stands at a place, without marks, and its headings; undefined where it has none. */
export function tableAt(text: string, at: number): { columns: string[]; row: string[] } | undefined {
  const line = lineAt(text, at)
  const heading = headingOf(text, line)
  if (!heading) return undefined
  const [columns, row] = [cellsOf(text, heading), cellsOf(text, line)].map((cells) => cells.map(({ said }) => said))
  return columns!.length === row!.length ? { columns: columns!, row: row! } : undefined
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
  return heading
}

const SEPARATOR: readonly [RegExp, RegExp][] = [
  [/\|/u, /\|/gu],
  [/\t/u, /\t/gu],
  [/;/u, /;/gu],
]

function cellsOf(text: string, { start, end }: Span): Cell[] {
  const line = text
    .slice(start, end)
    .replace(/^(\s*)\|/u, '$1 ')
    .replace(/\|(\s*)$/u, ' $1')
  const between = SEPARATOR.find(([has]) => has.test(line))?.[1] ?? /\t/gu
  const cells: Cell[] = []
  let from = 0
  for (const stop of [...[...line.matchAll(between)].map(({ index }) => index), line.length]) {
    cells.push({ start: start + from, end: start + stop, said: plain(line.slice(from, stop)) })
    from = stop + 1
  }
  return cells
}

/** Without the marks of the source. */
const plain = (cell: string): string =>
  cell
    .replaceAll(/[*_`"]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
