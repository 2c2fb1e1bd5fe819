import type { ReadPage } from '../../../core/extraction/index.ts'
import type { PlacedLine } from '../../../core/knowledge/index.ts'
import type { Line } from './pdf-layout.ts'

const LARGER = 1.15
const LONGEST_HEADING = 200
const MOST_HEADINGS = 0.3
/** Of a document: a hostile one may hold millions. A page with which there would be more keeps none. */
const MOST_PLACED_LINES = 250_000

/**
 * Joins the lines of each page and marks as headings what is clearly larger than the body; nothing where too much is
 * large.
 */
export function composePages(pages: Line[][]): ReadPage[] {
  const lines = pages.flat()
  const body = bodySize(lines)
  const isHeading = (line: Line) =>
    line.size > 0 && line.size >= body * LARGER && line.text.length <= LONGEST_HEADING && /\p{L}/u.test(line.text)
  const headingLines = lines.filter(isHeading)
  const clear = headingLines.length <= Math.max(2, lines.length * MOST_HEADINGS)
  const sizes = [...new Set(headingLines.map((line) => round(line.size)))].sort((a, b) => b - a)
  const levelOf = (line: Line) => Math.min(6, sizes.indexOf(round(line.size)) + 1)
  let placed = 0
  return pages.map((page, index) => {
    const places = placed + page.length <= MOST_PLACED_LINES
    if (places) placed += page.length
    return composePage(page, index + 1, places, (line) => (clear && isHeading(line) ? levelOf(line) : 0))
  })
}

function composePage(lines: Line[], number: number, places: boolean, levelOf: (line: Line) => number): ReadPage {
  const headings: ReadPage['headings'] = []
  const placed: PlacedLine[] = []
  let text = ''
  let levelBefore = 0
  for (const [index, line] of lines.entries()) {
    if (index > 0) text += line.startsParagraph ? '\n\n' : '\n'
    const start = text.length
    text += line.text
    if (places && line.box) placed.push({ start, end: text.length, box: line.box })
    const level = levelOf(line)
    const last = headings.at(-1)
    if (level > 0 && level === levelBefore && last && !line.startsParagraph) last.end = text.length
    else if (level > 0) headings.push({ start, end: text.length, level })
    levelBefore = level
  }
  return { number, text, headings, ...(placed.length > 0 && { lines: placed }) }
}

/** The size most letters have. */
function bodySize(lines: Line[]): number {
  const letters = new Map<number, number>()
  for (const line of lines.filter(({ size }) => size > 0))
    letters.set(round(line.size), (letters.get(round(line.size)) ?? 0) + line.text.length)
  return [...letters].reduce((best, entry) => (entry[1] > best[1] ? entry : best), [0, 0])[0]
}

const round = (size: number) => Math.round(size * 2) / 2
