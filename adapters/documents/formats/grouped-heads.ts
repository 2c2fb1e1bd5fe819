import type { PrintedCell, PrintedLine } from './printed-tables.ts'
import { FAR, gapBetween, isValue, joinWords, LEAST_COLUMNS } from './wrapped-cells.ts'

/** In font sizes: how far a cell may stand off the middle, or the side, of the one column that it is over. */
const OFF_COLUMN = 0.4
const OFF_SIDE = 0.15
/** The same of several columns, whose labels seldom fill them alike. */
const OFF_COLUMNS = 1
const MOST_HEAD = 4
const LONGEST_LABEL = 40

/** A column of a head: where it stands, and what its lines say, from above. */
interface HeadColumn {
  x: number
  right: number
  labels: PrintedCell[]
}

/**
 * Heads over two lines and more of which a cell stands over the middle of several columns, as „P2O5“ over „mg/100 g“
 * and „Klasse“: one line, in which each column says its group as well. Only where the rows below have just these
 * columns.
 */
export function joinGroupedHeads(lines: readonly PrintedLine[]): PrintedLine[] {
  const joined: PrintedLine[] = []
  for (const [index, line] of lines.entries()) {
    const isFirstRow = isRow(line) && joined.length > 0 && !hasValue(joined.at(-1)!)
    const head = isFirstRow ? headAbove(joined, lines.slice(index, index + 2)) : undefined
    if (head) joined.splice(-head.count, head.count, head.line)
    joined.push(line)
  }
  return joined
}

const hasValue = ({ cells }: PrintedLine): boolean => cells.some(({ text }) => isValue(text))

const isRow = ({ cells }: PrintedLine): boolean =>
  cells.length >= LEAST_COLUMNS && cells.filter(({ text }) => isValue(text)).length >= 2

function headAbove(above: readonly PrintedLine[], rows: readonly PrintedLine[]) {
  for (let count = MOST_HEAD; count >= 2; count -= 1) {
    const lines = above.slice(-count)
    if (lines.length < count || !lines.every((line, at) => isOfHead(line, lines[at + 1] ?? rows[0]!))) continue
    const columns = columnsOf(lines, rows[0]!)
    if (columns && rows.every((row) => row === rows[0] || !isRow(row) || stand(row.cells, columns)))
      return { count, line: headLine(lines, columns) }
  }
  return undefined
}

function isOfHead(line: PrintedLine, below: PrintedLine): boolean {
  const gap = gapBetween(line, below)
  return (
    line.page === below.page &&
    gap > 0 &&
    gap < FAR &&
    line.cells.length >= 2 &&
    line.cells.every(({ text }) => text.length <= LONGEST_LABEL && !isValue(text) && !/:/.test(text))
  )
}

const overlap = (one: { x: number; right: number }, other: { x: number; right: number }): boolean =>
  one.x < other.right && other.x < one.right

/** The columns, of which a cell at least stands over several; undefined where not each cell has a place. */
function columnsOf(lines: readonly PrintedLine[], row: PrintedLine): HeadColumn[] | undefined {
  const columns: HeadColumn[] = []
  const groups: { cell: PrintedCell; line: PrintedLine }[] = []
  for (const line of lines.toReversed())
    for (const cell of line.cells) {
      const isLabel =
        !columns.some((column) => overlap(column, cell)) && row.cells.some((value) => overlap(value, cell))
      if (isLabel) columns.push({ x: cell.x, right: cell.right, labels: [cell] })
      else groups.push({ cell, line })
    }
  columns.sort((a, b) => a.x - b.x)
  if (columns.length < LEAST_COLUMNS || !stand(row.cells, columns)) return undefined
  const places = columns.map(({ x, right }) => ({ x, right }))
  const taken = new Map<PrintedLine, number[]>()
  for (const { cell, line } of groups) {
    const under = groupedBy(cell, places, line.size ?? 1)
    const others = taken.get(line) ?? []
    if (under.length === 0 || under.length === columns.length || under.some((at) => others.includes(at)))
      return undefined
    taken.set(line, [...others, ...under])
    for (const at of under) columns[at]!.labels.unshift(cell)
  }
  return [...taken].some(([{ cells }, under]) => under.length > cells.length) ? columns : undefined
}

/** The column in whose middle it stands, or at whose side; else the fewest in whose middle it does. */
function groupedBy(cell: PrintedCell, places: readonly { x: number; right: number }[], size: number): number[] {
  const offMiddle = ({ x, right }: { x: number; right: number }) => Math.abs(x + right - cell.x - cell.right) / 2
  const own = places.findIndex((place) => offMiddle(place) <= size * OFF_COLUMN)
  if (own >= 0) return [own]
  const beside = places.flatMap(({ x, right }, index) =>
    Math.min(Math.abs(x - cell.x), Math.abs(right - cell.right)) <= size * OFF_SIDE ? [index] : [],
  )
  if (beside.length === 1) return beside
  for (let count = 2; count < places.length; count += 1) {
    const off = places.slice(0, places.length - count + 1).map(({ x }, from) => {
      const hull = { x, right: places[from + count - 1]!.right }
      return overlap(hull, cell) ? offMiddle(hull) : Infinity
    })
    const least = Math.min(...off)
    if (least <= size * OFF_COLUMNS) return Array.from({ length: count }, (_, index) => off.indexOf(least) + index)
  }
  return []
}

/** Whether each cell stands below a column of its own; what was told off the cell before it may belong to that. */
function stand(cells: readonly PrintedCell[], columns: readonly HeadColumn[]): boolean {
  const taken = cells.filter(({ split }) => !split).map((cell) => columns.findIndex((column) => overlap(column, cell)))
  return taken.length <= columns.length && !taken.includes(-1) && new Set(taken).size === taken.length
}

const headLine = (lines: readonly PrintedLine[], columns: readonly HeadColumn[]): PrintedLine => ({
  ...lines[0]!,
  end: lines.at(-1)!.end,
  ...(lines.at(-1)!.y !== undefined && { y: lines.at(-1)!.y! }),
  cells: columns.map(({ x, right, labels }) => ({
    text: labels.map(({ text }) => text).reduce(joinWords),
    x,
    right,
  })),
})
