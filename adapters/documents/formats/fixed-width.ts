import type { PrintedCell, PrintedLine } from './printed-tables.ts'
import { isValue, joinWords, LEAST_COLUMNS } from './wrapped-cells.ts'

const MOST_HEAD = 3
const LEAST_ROWS = 2
/** With what rules them off. */
const MOST_APART = 2

/** From `x` up to `right`, in letters. */
interface Span {
  x: number
  right: number
}

/**
 * Tables of letters of one width whose head takes several lines, as merchants' programs print them: the head as one
 * line, and head and rows with a cell for each column. Columns are told by what is blank in all of their lines, so that
 * one blank between two words of the head is enough. Whatever does not come out stays as it stands.
 */
export function joinFixedWidthHeads(lines: readonly PrintedLine[]): PrintedLine[] {
  const joined: PrintedLine[] = []
  for (let index = 0; index < lines.length; index += 1) {
    const goesOn = joined.length > 0 && isRow(joined.at(-1)!)
    const rows = goesOn ? [] : rowsFrom(lines, index)
    const head = rows.length < LEAST_ROWS ? [] : headAbove(joined, rows[0]!)
    const isClear = head.length < 2 || head.some(({ cells }) => cells.length === rows[0]!.cells.length)
    const columns = isClear ? undefined : columnsOf(head, rows)
    if (!columns) joined.push(lines[index]!)
    else {
      joined.splice(-head.length, head.length, headLine(head, columns), ...rows.map((row) => inColumns(row, columns)))
      index += rows.length - 1
    }
  }
  return joined
}

const isRow = ({ cells }: PrintedLine): boolean =>
  cells.length >= LEAST_COLUMNS && cells.filter(({ text }) => isValue(text)).length >= 2

/** Rows that follow each other without a line between. */
function rowsFrom(lines: readonly PrintedLine[], from: number): PrintedLine[] {
  let end = from
  while (end < lines.length && isRow(lines[end]!) && lines[end]!.number === lines[from]!.number + end - from) end += 1
  return lines.slice(from, end)
}

function headAbove(above: readonly PrintedLine[], row: PrintedLine): PrintedLine[] {
  const head: PrintedLine[] = []
  for (const line of above.slice(-MOST_HEAD - 1).toReversed()) {
    const apart = (head[0] ?? row).number - line.number
    const isOfHead =
      apart <= (head.length === 0 ? MOST_APART : 1) &&
      line.cells.length >= 2 &&
      line.cells.every(({ text }) => !isValue(text) && !text.includes(':'))
    if (!isOfHead || head.length === MOST_HEAD) break
    head.unshift(line)
  }
  return head
}

const wordsOf = (line: PrintedLine): PrintedCell[] =>
  line.cells.flatMap(({ text, x }) =>
    [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
      text: word,
      x: x + index,
      right: x + index + word.length,
    })),
  )

const within = (word: Span, column: Span): boolean => word.x >= column.x && word.right <= column.right

/** What is blank in no line; undefined where a column has no label, or two cells of a row. */
function columnsOf(head: readonly PrintedLine[], rows: readonly PrintedLine[]): Span[] | undefined {
  const labels = head.flatMap(wordsOf)
  const values = rows.flatMap(wordsOf)
  const words = [...labels, ...values].toSorted((a, b) => a.x - b.x)
  const spans: Span[] = []
  for (const { x, right } of words) {
    const last = spans.at(-1)
    if (last && x <= last.right) last.right = Math.max(last.right, right)
    else spans.push({ x, right })
  }
  const columns: Span[] = []
  for (const span of spans) {
    const [isLabelled, isFilled] = [labels, values].map((those) => those.some((word) => within(word, span)))
    if (isLabelled && isFilled) columns.push({ ...span })
    // Words of a label, or of a cell in all rows, may stand one blank apart.
    else if (columns.length > 0 && span.x - columns.at(-1)!.right <= 1) columns.at(-1)!.right = span.right
    else return undefined
  }
  const isWhole = rows.every(({ cells }) =>
    columns.every((column) => cells.filter((cell) => cell.x < column.right && column.x < cell.right).length <= 1),
  )
  return isWhole && columns.length >= LEAST_COLUMNS ? columns : undefined
}

const textIn = (line: PrintedLine, column: Span): string =>
  wordsOf(line)
    .filter((word) => within(word, column))
    .map(({ text }) => text)
    .join(' ')

const inColumns = (line: PrintedLine, columns: readonly Span[]): PrintedLine => ({
  ...line,
  cells: columns.map((column) => ({ ...column, text: textIn(line, column) })).filter(({ text }) => text !== ''),
})

const headLine = (head: readonly PrintedLine[], columns: readonly Span[]): PrintedLine => ({
  ...head[0]!,
  end: head.at(-1)!.end,
  cells: columns.map((column) => ({
    ...column,
    text: head
      .map((line) => textIn(line, column))
      .filter(Boolean)
      .reduce(joinWords),
  })),
})
