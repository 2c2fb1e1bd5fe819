import type { PrintedCell, PrintedLine } from './printed-tables.ts'
import { isValue } from './wrapped-cells.ts'

/** In points: what begins or ends so near below each other stands in one column. */
const ALIGNED = 1.5
/** As many lines above and below say where columns are. */
const LINES_AROUND = 8

/**
 * Cells of a narrow table that stand hardly further apart than words: they are told apart where other lines have a cell
 * that begins or ends just there.
 */
export function splitCells(lines: readonly PrintedLine[]): PrintedLine[] {
  const edges = lines.map(({ cells }) => cells.flatMap((cell) => cell.parts ?? [cell]))
  return lines.map((line, index) => {
    if (!line.cells.some(({ parts }) => parts)) return line
    const around = edges.slice(Math.max(0, index - LINES_AROUND), index + LINES_AROUND + 1).filter((_, at) => {
      const other = Math.max(0, index - LINES_AROUND) + at
      return other !== index && lines[other]!.page === line.page
    })
    if (standsOver(edges[index]!, lines[index + 1], line.page))
      return {
        ...line,
        cells: edges[index]!.map((cell, at) => ({ ...cell, text: cell.text.trim(), ...(at > 0 && SPLIT) })),
      }
    return { ...line, cells: line.cells.flatMap((cell) => splitCell(cell, around)) }
  })
}

const LEAST_COLUMNS = 3
const SPLIT = { split: true } as const

/** Labels that stand nearer than the cells below them, each over its own. */
const standsOver = (labels: readonly PrintedCell[], below: PrintedLine | undefined, page: number): boolean =>
  labels.length >= LEAST_COLUMNS &&
  below?.page === page &&
  below.cells.length === labels.length &&
  !labels.some(({ text }) => /\d/.test(text)) &&
  below.cells.some(({ text }) => isValue(text)) &&
  labels.every(({ x, right }, index) => x < below.cells[index]!.right && below.cells[index]!.x < right)

function splitCell({ parts, ...cell }: PrintedCell, around: readonly (readonly PrintedCell[])[]): PrintedCell[] {
  if (!parts) return [cell]
  const isColumn = ({ x, right }: PrintedCell): boolean =>
    around.some((others) =>
      others.some(
        (other, index) => Math.abs(other.x - x) < ALIGNED || (index > 0 && Math.abs(other.right - right) < ALIGNED),
      ),
    )
  const cells: PrintedCell[] = []
  for (const part of parts) {
    const last = cells.at(-1)
    if (!last) cells.push({ ...part })
    else if (isColumn(part)) cells.push({ ...part, split: true })
    else Object.assign(last, { text: `${last.text} ${part.text}`, right: part.right })
  }
  return cells.map((one) => ({ ...one, text: one.text.trim() }))
}
