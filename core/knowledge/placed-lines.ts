/**
 * A rectangle on a page, as shares of the page's width and height: `x` and `y` of its upper left corner from that of
 * the page, 0 to 1. The page is meant as it is shown: cropped and turned as the document says.
 */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A line and where it stands; `start` and `end` are UTF-16 offsets into the text of its page. */
export interface PlacedLine {
  start: number
  end: number
  box: Box
}

/** A slice of a page's text and where on the page the lines stand that it touches; no boxes: that is not known. */
export interface LitLine {
  start: number
  end: number
  boxes: Box[]
}

/**
 * The lines of a passage, six whole numbers for each: the offset in the passage, the length, and `x`, `y`, `width` and
 * `height` in ten-thousandths of the page. All fit into 16 bits.
 */
export type PackedLines = readonly number[]

/** The lines of a passage as they are kept, with where the passage stands in the text of its page. */
export interface PassageLines extends Slice {
  page: number
  lines: PackedLines
}

interface Slice {
  start: number
  end: number
}

const NUMBERS = 6
const PARTS = 10_000
/** What computing with shares may leave of a ten-thousandth. */
const NOTHING = 1e-6

/** Packs the lines that a passage touches, boxes rounded outward; `lines` in the order of the text. */
export function packLines(lines: readonly PlacedLine[], passage: Slice): number[] {
  return linesWithin(lines, passage).flatMap(({ start, end, box }) => {
    const from = Math.max(start, passage.start)
    const left = partOf(Math.floor(box.x * PARTS + NOTHING), PARTS - 1)
    const top = partOf(Math.floor(box.y * PARTS + NOTHING), PARTS - 1)
    const right = partOf(Math.ceil((box.x + box.width) * PARTS - NOTHING))
    const bottom = partOf(Math.ceil((box.y + box.height) * PARTS - NOTHING))
    const size = [Math.max(1, right - left), Math.max(1, bottom - top)]
    return [from - passage.start, Math.min(end, passage.end) - from, left, top, ...size]
  })
}

const partOf = (value: number, most = PARTS): number => Math.min(most, Math.max(0, value)) || 0

/**
 * The lines of some passages of one page, in the order of its text. Whatever the numbers are, as in an export that
 * somebody wrote: no line overlaps another, leaves its passage or its page.
 */
export function unpackLines(passages: readonly PassageLines[]): PlacedLine[] {
  const found: PlacedLine[] = []
  let after = 0
  for (const { start: offset, end: last, lines } of passages.toSorted((one, other) => one.start - other.start)) {
    for (let at = 0; at + NUMBERS <= lines.length; at += NUMBERS) {
      const [from, length, x, y, width, height] = lines.slice(at, at + NUMBERS) as [
        number,
        number,
        number,
        number,
        number,
        number,
      ]
      const start = offset + from
      const end = Math.min(last, start + length)
      if (!(start >= Math.max(offset, after) && end > start && isOnPage(x, width) && isOnPage(y, height))) continue
      found.push({
        start,
        end,
        box: { x: x / PARTS, y: y / PARTS, width: width / PARTS, height: height / PARTS },
      })
      after = end
    }
  }
  return found
}

const isOnPage = (from: number, size: number): boolean => from >= 0 && size > 0 && from + size <= PARTS

/** Where the lines stand that a slice of the text touches, in its order; `lines` in the order of the text. */
export function boxesOf(lines: readonly PlacedLine[], slice: Slice): Box[] {
  const boxes: Box[] = []
  // A line that was cut between two passages is there twice.
  for (const { box } of linesWithin(lines, slice)) if (!isSame(boxes.at(-1), box)) boxes.push(box)
  return boxes
}

const isSame = (one: Box | undefined, other: Box): boolean =>
  one?.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height

/** The lines of a text that hold something; the text begins at `offset` of its page. */
export function litLines(text: string, offset: number, placed: readonly PlacedLine[]): LitLine[] {
  const lines: LitLine[] = []
  for (const { index, 0: line } of text.matchAll(/[^\n]+/g)) {
    if (line.trim() === '') continue
    const slice = { start: offset + index, end: offset + index + line.length }
    lines.push({ ...slice, boxes: boxesOf(placed, slice) })
  }
  return lines
}

function linesWithin(lines: readonly PlacedLine[], { start, end }: Slice): PlacedLine[] {
  let [low, high] = [0, lines.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (lines[middle]!.end > start) high = middle
    else low = middle + 1
  }
  const within: PlacedLine[] = []
  for (let at = low; at < lines.length && lines[at]!.start < end; at += 1) within.push(lines[at]!)
  return within
}
