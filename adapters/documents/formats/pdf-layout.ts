import type { PrintedCell } from './printed-tables.ts'
import { orderTables } from './side-by-side.ts'
import type { Box } from '../../../core/knowledge/index.ts'
import { hullOf } from '../page-area.ts'

/** A run of text as the PDF places it, in points from the upper left corner of the page as it is shown. */
export interface Fragment {
  text: string
  x: number
  /** Base line. */
  y: number
  width: number
  /** Font size. */
  size: number
  /** Not written from left to right (turned or mirrored). */
  turned: boolean
  /** Undefined: it stands outside of the page. */
  box: Box | undefined
}

export interface Line {
  text: string
  size: number
  /** A new paragraph, table or column begins here. */
  startsParagraph: boolean
  /** Its base line, in points from the top; undefined where it has none. */
  y?: number
  /** What stands apart in it. */
  cells?: readonly PrintedCell[]
  /** Holds all of its fragments that stand on the page; undefined: none does. */
  box: Box | undefined
}

interface Segment extends Fragment {
  right: number
  /** What stands further apart in it than words do. */
  parts: PrintedCell[]
}
interface Row {
  y: number
  size: number
  segments: Segment[]
}

// In font sizes: a gap that is a blank, and one that parts table cells or columns.
const BLANK = 0.15
const CELL_GAP = 1.3
// Between what may be words of one cell or two cells.
const WIDE_BLANK = 0.4
// A column of prose has at least this share of the page's width and this many letters in a row.
const PROSE_WIDTH = 0.22
const PROSE_LETTERS = 18
const COLUMN_ROWS = 5

/**
 * Puts the fragments of a page into lines in reading order: row by row, columns of prose and tables side by side one
 * after the other, turned text last.
 */
export function layOutPage(fragments: Fragment[], pageWidth: number): Line[] {
  const upright = fragments.filter((fragment) => !fragment.turned && fragment.text.trim() !== '')
  const turned = fragments.filter((fragment) => fragment.turned && fragment.text.trim() !== '')
  const rows = orderTables<Segment, Row>(orderColumns(toRows(upright), pageWidth))
  return [
    ...markParagraphs(rows),
    ...turned.map(({ text, size, box }) => ({ text: text.trim(), size, startsParagraph: true, box })),
  ]
}

function toRows(fragments: Fragment[]): Row[] {
  const rows: { y: number; size: number; fragments: Fragment[] }[] = []
  for (const fragment of fragments.toSorted((a, b) => a.y - b.y)) {
    const row = rows.at(-1)
    if (
      row &&
      fragment.y - row.y < Math.max(Math.min(row.size, fragment.size) * 0.5, Math.max(row.size, fragment.size) * 0.35)
    ) {
      row.fragments.push(fragment)
      if (fragment.size > row.size) Object.assign(row, { size: fragment.size, y: fragment.y })
    } else rows.push({ y: fragment.y, size: fragment.size, fragments: [fragment] })
  }
  return rows.map((row) => ({ y: row.y, size: row.size, segments: toSegments(row.fragments) }))
}

function toSegments(fragments: Fragment[]): Segment[] {
  const segments: Segment[] = []
  for (const fragment of fragments.toSorted((a, b) => a.x - b.x)) {
    const last = segments.at(-1)
    const gap = last ? fragment.x - last.right : Infinity
    const right = fragment.x + fragment.width
    // The same words drawn again almost in place imitate bold type.
    if (
      last &&
      last.text.endsWith(fragment.text) &&
      Math.abs(right - last.right) < fragment.size * 0.15 &&
      fragment.text.length > 1
    )
      continue
    if (last && gap < Math.max(last.size, fragment.size) * CELL_GAP) {
      const blank =
        gap > Math.min(last.size, fragment.size) * BLANK && !/\s$/.test(last.text) && !/^\s/.test(fragment.text)
      last.text += (blank ? ' ' : '') + fragment.text
      const part = last.parts.at(-1)!
      if (gap > Math.min(last.size, fragment.size) * WIDE_BLANK)
        last.parts.push({ text: fragment.text, x: fragment.x, right })
      else {
        part.text += (blank ? ' ' : '') + fragment.text
        part.right = Math.max(part.right, right)
      }
      last.right = Math.max(last.right, right)
      last.size = Math.max(last.size, fragment.size)
      last.width = last.right - last.x
      last.box = hullOf([last.box, fragment.box])
    } else segments.push({ ...fragment, right, parts: [{ text: fragment.text, x: fragment.x, right }] })
  }
  return segments
}

/** Rows that stand in two columns of prose become the rows of the left column, then those of the right one. */
function orderColumns(rows: Row[], pageWidth: number): Row[] {
  const gutter = findGutter(rows, pageWidth)
  if (gutter === undefined) return rows
  const ordered: Row[] = []
  let band: Row[] = []
  const closeBand = () => {
    if (band.filter((row) => isParted(row, gutter, pageWidth)).length < COLUMN_ROWS) ordered.push(...band)
    else
      for (const left of [true, false]) {
        for (const row of band) {
          const segments = row.segments.filter((segment) => segment.x < gutter === left)
          if (segments.length > 0)
            ordered.push({ y: segments[0]?.y ?? row.y, size: Math.max(...segments.map(({ size }) => size)), segments })
        }
      }
    band = []
  }
  for (const row of rows) {
    if (row.segments.some((segment) => segment.x < gutter && segment.right > gutter)) {
      closeBand()
      ordered.push(row)
    } else band.push(row)
  }
  closeBand()
  return ordered
}

function findGutter(rows: Row[], pageWidth: number): number | undefined {
  const votes = new Map<number, number>()
  for (const row of rows) {
    row.segments.forEach((right, index) => {
      const left = row.segments[index - 1]
      if (!left || !isProse(left, pageWidth) || !isProse(right, pageWidth)) return
      const step = pageWidth / 200
      for (let slot = Math.ceil(left.right / step); slot * step <= right.x; slot += 1)
        votes.set(slot, (votes.get(slot) ?? 0) + 1)
    })
  }
  const [slot, count] = [...votes].reduce((best, vote) => (vote[1] > best[1] ? vote : best), [0, 0])
  return count >= COLUMN_ROWS ? (slot * pageWidth) / 200 : undefined
}

const isProse = (segment: Segment, pageWidth: number) =>
  segment.width >= pageWidth * PROSE_WIDTH && segment.text.length >= PROSE_LETTERS

function isParted(row: Row, gutter: number, pageWidth: number): boolean {
  return (
    row.segments.some((segment) => segment.right <= gutter && isProse(segment, pageWidth)) &&
    row.segments.some((segment) => segment.x >= gutter && isProse(segment, pageWidth))
  )
}

function markParagraphs(rows: Row[]): Line[] {
  const steps = rows.slice(1).map((row, index) => row.y - (rows[index] as Row).y)
  const usual = medianOf(steps.filter((step) => step > 0))
  return rows.map((row, index) => {
    const before = rows[index - 1]
    const step = before ? row.y - before.y : 0
    const leading = Math.max(Math.min(usual, row.size * 1.7), row.size * 1.1)
    const startsParagraph =
      !!before && (step > leading * 1.3 || step < 0 || Math.abs(row.size - before.size) > before.size * 0.15)
    return {
      text: row.segments.map((segment) => segment.text.trim()).join('  '),
      size: row.size,
      y: row.y,
      startsParagraph,
      cells: row.segments.map(({ text, x, right, parts }) => ({
        text: text.trim(),
        x,
        right,
        ...(parts.length > 1 && { parts }),
      })),
      box: hullOf(row.segments.map(({ box }) => box)),
    }
  })
}

function medianOf(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
