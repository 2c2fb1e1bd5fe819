import type { PrintedCell, PrintedLine } from './printed-tables.ts'

/** In font sizes: two base lines nearer than this stand in one row of a table, for letters cannot overlap. */
const INTERLEAVED = 0.9
/** A gap between rows is larger than one inside a row by at least this. */
const LARGER = 1.2
/** In font sizes: what is further below belongs to nothing above it. */
export const FAR = 4
export const LEAST_COLUMNS = 3
const MOST_LINES_OF_ROW = 8

/**
 * Rows of tables whose cells are broken into several lines, as one line each: where lines stand nearer to each other
 * than the rows of the table do, or where they overlap. Whatever would join two values stays as it stands.
 */
export function joinWrappedCells(lines: readonly PrintedLine[]): PrintedLine[] {
  return runsOf(lines)
    .map(withHead)
    .flatMap((run) => {
      const gaps = run.slice(1).map((line, index) => gapBetween(run[index]!, line))
      const inner = Math.min(...gaps.filter((gap) => gap >= INTERLEAVED))
      const isNear = (limit: number) => (gap: number) => gap < limit
      const hasRows = gaps.some((gap) => gap > inner * LARGER)
      return parted(run, gaps, isNear(hasRows ? inner * LARGER : INTERLEAVED)).flatMap((part) => {
        const [title, ...below] = part
        // A line of one cell above others is no part of their row.
        const isTitled = below.length > 0 && title!.cells.length === 1 && gapBetween(title!, below[0]!) >= INTERLEAVED
        const joined = joinRow(isTitled ? below : part)
        if (joined) return isTitled ? [title!, joined] : [joined]
        const own = part.slice(1).map((line, index) => gapBetween(part[index]!, line))
        return parted(part, own, isNear(INTERLEAVED)).flatMap((lower) => joinRow(lower) ?? lower)
      })
    })
}

const LEAST_HEAD = 3
const MOST_HEAD = 4

/** A head over three lines and more, which stand as near to each other as the rows below them. */
function withHead(run: readonly PrintedLine[]): readonly PrintedLine[] {
  const first = run.findIndex(({ cells }) => cells.some(({ text }) => isValue(text)))
  for (let count = MOST_HEAD; count >= LEAST_HEAD; count -= 1) {
    const head = run.slice(first - count, first)
    const joined = first < count ? undefined : joinRow(head)
    const isHead =
      joined?.cells.length === run[first]?.cells.length &&
      head.filter(({ cells }) => cells.length === joined?.cells.length).length <= 1 &&
      head.slice(1).every((line, index) => goesOn(head[index]!, line))
    // As near to the first row as its last line is.
    if (joined && isHead)
      return [...run.slice(0, first - count), { ...joined, y: head.at(-1)!.y! }, ...run.slice(first)]
  }
  return run
}

/** „Aufwand-“ over „menge“, „Datum“ over „der Anwendung“, „Menge“ over „(kg)“. */
const goesOn = (above: PrintedLine, below: PrintedLine): boolean =>
  below.cells.some(
    (cell) =>
      /^[\p{Ll}([]/u.test(cell.text) ||
      above.cells.some(({ text, x, right }) => /[-/]$/.test(text) && x < cell.right && cell.x < right),
  )

export const gapBetween = (above: PrintedLine, below: PrintedLine): number =>
  ((below.y ?? 0) - (above.y ?? 0)) / Math.max(above.size ?? 1, below.size ?? 1)

/** Lines that follow each other on a page. */
function runsOf(lines: readonly PrintedLine[]): PrintedLine[][] {
  const runs: PrintedLine[][] = []
  let before: PrintedLine | undefined
  for (const line of lines) {
    const gap = before && before.page === line.page ? gapBetween(before, line) : Infinity
    if (gap > 0 && gap < FAR) runs.at(-1)!.push(line)
    else runs.push([line])
    before = line
  }
  return runs
}

function parted(
  lines: readonly PrintedLine[],
  gaps: readonly number[],
  isNear: (gap: number) => boolean,
): PrintedLine[][] {
  const parts: PrintedLine[][] = []
  lines.forEach((line, index) => {
    if (index > 0 && isNear(gaps[index - 1]!)) parts.at(-1)!.push(line)
    else parts.push([line])
  })
  return parts
}

const DAY = /^\d{1,2}\.\d{1,2}\.(?:\d{2,4})?$/
const AMOUNT = /^[<>≤≥]?\s?\d[\d.,]*\s?(?:[\p{L}%°€]{1,4}[³²]?(?:\/\p{L}{1,4})?)?$/u
const EAR_TAG = /^(?:DE|276)[\s.]?(?:0[01][\s.]?)?(?:0[1-9]|1[0-6])[\s.]?\d{3}[\s.]?\d{5}$/u

export const isValue = (text: string): boolean => DAY.test(text) || AMOUNT.test(text) || EAR_TAG.test(text)

/** „1 Kuh DE 01 234“ above „56789“. */
const isBrokenTag = (parts: readonly PrintedCell[], { text }: PrintedCell): boolean => {
  const tagAtEnd = (written: string): string => /(?:DE|276)[\d\s.]*$/.exec(written)?.[0].trim() ?? ''
  const begun = tagAtEnd(parts[0]!.text)
  return parts.length === 2 && begun !== '' && !EAR_TAG.test(begun) && EAR_TAG.test(tagAtEnd(text))
}

/** The lines as one row; undefined where they are none. */
function joinRow(lines: readonly PrintedLine[]): PrintedLine | undefined {
  const [first] = lines
  if (first === undefined || lines.length < 2 || lines.length > MOST_LINES_OF_ROW) return undefined
  const columns = columnsOf(lines.flatMap(({ cells }) => cells))
  if (columns.length < LEAST_COLUMNS) return undefined
  const cells = columns.map(joinCells)
  // Lines that overlap are of one row whatever they hold, as long as no two values become one.
  const most = lines.slice(1).every((line, index) => gapBetween(lines[index]!, line) < INTERLEAVED) ? 1 : 0
  const isWhole = columns.every(
    (column, index) =>
      column.length === 1 ||
      column.filter(({ text }) => isValue(text)).length <= most ||
      isBrokenTag(column, cells[index]!),
  )
  // A cell over two others is a title of both.
  const spans = lines.some(({ cells: over }) =>
    over.some((cell) =>
      lines.some((line) => line.cells.filter((under) => under.x < cell.right && cell.x < under.right).length > 1),
    ),
  )
  const isPartial =
    lines.some((line) => line.cells.length < columns.length) ||
    lines.every((line) => line.cells.every(({ text }) => !/\d/.test(text)))
  return isWhole && isPartial && !spans ? { ...first, end: lines.at(-1)!.end, cells, joined: true } : undefined
}

/** Cells that stand below each other, from the left; those of a column from above. */
function columnsOf(cells: readonly PrintedCell[]): PrintedCell[][] {
  const columns: { cells: PrintedCell[]; right: number }[] = []
  for (const cell of cells.toSorted((a, b) => a.x - b.x)) {
    const last = columns.at(-1)
    if (last && cell.x < last.right) {
      last.cells.push(cell)
      last.right = Math.max(last.right, cell.right)
    } else columns.push({ cells: [cell], right: cell.right })
  }
  return columns.map((column) => cells.filter((cell) => column.cells.includes(cell)))
}

const joinCells = (cells: readonly PrintedCell[]): PrintedCell => ({
  text: cells.map(({ text }) => text).reduce(joinWords),
  x: Math.min(...cells.map(({ x }) => x)),
  right: Math.max(...cells.map(({ right }) => right)),
})

/** „Beleg-“ and „Nr.“ are „Beleg-Nr.“, „Aufwand-“ and „menge“ one word. */
export const joinWords = (before: string, after: string): string =>
  /\p{L}-$/u.test(before)
    ? /^\p{Ll}/u.test(after) && !/^(?:und|oder|bzw)(?!\p{L})/u.test(after)
      ? before.slice(0, -1) + after
      : /^(?:und|oder|bzw)/u.test(after)
        ? `${before} ${after}`
        : before + after
    : before.endsWith('/')
      ? before + after
      : `${before} ${after}`
