import type { TextItem } from 'pdfjs-dist/types/src/display/api.d.ts'
import { groundOf, looksLike, paints, type Area } from './pdf-areas.ts'
import type { Drawing } from './pdf-drawing.ts'
import { holds, type Bounds } from './pdf-matrix.ts'
import type { Glyph, Run } from './pdf-glyph.ts'

/** Letters that a page draws, and whether a reader sees them. */
export interface Seen {
  glyph: Glyph
  seen: boolean
}

/** In points: of letters that people can read. */
export const LEAST_SIZE = 1.5
const LEAST_ALPHA = 0.05
const PAPER = 0xffffff
const DRAWS_NOTHING = new Set([3, 7])
/** Points for each inch below which no letters of a picture could be read. */
const LEAST_DENSITY = 50
/** What share of the page the picture of a scan takes. */
const SCAN = 0.4

/**
 * The letters of a page in the order in which it draws them; undefined where all are seen. Scanners lay what they
 * recognized without colour over the picture of the page, or draw it and the picture over it: that is what people read
 * in the picture.
 */
export function seenGlyphs({ runs, areas }: Drawing, page: Bounds): Seen[] | undefined {
  const scans = areas.filter(({ density }) => density >= LEAST_DENSITY)
  const isScan = scans.reduce((sum, { bounds }) => sum + sizeOf(bounds), 0) >= SCAN * sizeOf(page)
  const opaque = areas.filter(({ covers }) => covers)
  const judged = runs.map((run) => {
    const near = (area: Area) => overlap(area.bounds, run.bounds)
    const below = areas.filter((area) => area.at < run.at && near(area))
    const above = opaque.filter((area) => area.at > run.at && near(area))
    return { run, below, above, seen: isSeenWhole(run, below, above, page) }
  })
  if (judged.every(({ seen }) => seen)) return undefined
  return judged.flatMap(({ run, below, above, seen }) =>
    run.glyphs().map((glyph): Seen => {
      if (seen) return { glyph, seen }
      const [x, y] = glyph.middle
      const at = (area: Area) => paints(area, x, y)
      if (!isReadable(run) || !touches(run.clip, glyph)) return { glyph, seen: false }
      const cover = above.find(at)
      const inScan = isScan && scans.some(at)
      if (DRAWS_NOTHING.has(run.mode) || cover?.density) return { glyph, seen: inScan && !hidesScan(above, x, y) }
      return { glyph, seen: !cover && run.alpha >= LEAST_ALPHA && standsOut(run, below.filter(at)) }
    }),
  )
}

/** Of most runs that is clear without a look at their letters. */
const isSeenWhole = (run: Run, below: readonly Area[], above: readonly Area[], page: Bounds): boolean =>
  isReadable(run) &&
  !DRAWS_NOTHING.has(run.mode) &&
  run.alpha >= LEAST_ALPHA &&
  above.length === 0 &&
  // What stands outside of the page the library leaves out itself.
  (run.clip === page || within(run.bounds, run.clip)) &&
  standsOutFromEach(run, below)

/** Of any ground that some of its letters may have. */
function standsOutFromEach({ colors, bounds }: Run, below: readonly Area[]): boolean {
  const whole = below.findLastIndex(
    ({ outline, alpha, bounds: outer }) => !outline && alpha >= 1 && within(bounds, outer),
  )
  const isApart =
    (color: number) =>
    ({ color: ground, alpha }: Area) =>
      ground === undefined || (alpha >= 1 && !looksLike(color, ground))
  return colors.some(
    (color) =>
      color === undefined ||
      ((whole >= 0 || !looksLike(color, PAPER)) && below.slice(Math.max(0, whole)).every(isApart(color))),
  )
}

const isReadable = ({ shown, size }: Run): boolean => shown && size >= LEAST_SIZE

/** What is cut by an edge is read as long as some of it is left. */
const touches = (clip: Bounds, { start, middle, end }: Glyph): boolean =>
  [start, middle, end].some(([x, y]) => holds(clip, x, y))

const within = (inner: Bounds, outer: Bounds): boolean =>
  inner[0] >= outer[0] && inner[1] >= outer[1] && inner[2] <= outer[2] && inner[3] <= outer[3]

/** Whether a page that was read without its pictures has to be read with them: one may stand where its text does. */
export function dependsOnPictures({ runs, places }: Drawing): boolean {
  return places.length > 0 && runs.some((run) => places.some((place) => overlap(place, run.bounds)))
}

/** What is no picture covers the scan, too. */
const hidesScan = (above: readonly Area[], x: number, y: number): boolean =>
  above.some((area) => area.density === 0 && paints(area, x, y))

function standsOut({ colors }: Run, below: readonly Area[]): boolean {
  const ground = groundOf(below, PAPER)
  return ground === undefined || colors.some((color) => color === undefined || !looksLike(color, ground))
}

const sizeOf = ([left, bottom, right, top]: Bounds): number => Math.max(0, right - left) * Math.max(0, top - bottom)

const overlap = (one: Bounds, other: Bounds): boolean =>
  one[0] <= other[2] && other[0] <= one[2] && one[1] <= other[3] && other[1] <= one[3]

/** How far on a letter is looked for, and how many after it have to agree. */
const LOOK_AHEAD = 4_000
const AGREEING = 4

/**
 * Leaves out of the text of a page what nobody sees; `hidden` counts its letters. The text comes in the order in which
 * it is drawn, but joined otherwise and without what stands outside of the page, so both are read side by side.
 */
export function visibleItems(
  items: readonly TextItem[],
  glyphs: readonly Seen[] | undefined,
): { items: TextItem[]; hidden: number } {
  if (!glyphs || glyphs.every(({ seen }) => seen)) return { items: [...items], hidden: 0 }
  const drawn: { letter: string; of: Seen }[] = []
  for (const of of glyphs) for (const letter of lettersOf(of.glyph.text)) drawn.push({ letter, of })
  let next = 0
  let hidden = 0
  const agree = (letters: readonly { letter: string }[], from: number, at: number): boolean => {
    for (let ahead = 0; ahead < AGREEING && from + ahead < letters.length; ahead += 1)
      if (drawn[at + ahead]?.letter !== letters[from + ahead]!.letter) return false
    return true
  }
  const find = (letters: readonly { letter: string }[], from: number): Seen | undefined => {
    for (let at = next; at < drawn.length && at < next + LOOK_AHEAD; at += 1) {
      if (!agree(letters, from, at)) continue
      next = at + 1
      return drawn[at]!.of
    }
    return undefined
  }
  const visible = items.flatMap((item) => {
    const signs = [...item.str]
    const letters = signs.flatMap((sign, index) => lettersOf(sign).map((letter) => ({ letter, index })))
    const pieces: Piece[] = []
    let last: Piece | undefined
    let from = 0
    letters.forEach(({ index }, at) => {
      const found = find(letters, at)
      const glyph = found?.glyph
      const seen = found?.seen ?? last?.seen ?? true
      if (!seen) hidden += 1
      if (last?.seen !== seen) {
        from = last ? index : 0
        last = { seen, from, to: index, first: glyph, last: glyph }
        pieces.push(last)
      }
      last.to = index + 1
      last.last = glyph ?? last.last
    })
    if (pieces.every(({ seen }) => seen)) return [item]
    return pieces.filter(({ seen }) => seen).map((piece) => cutOut(item, signs, piece))
  })
  return { items: visible, hidden }
}

interface Piece {
  seen: boolean
  from: number
  to: number
  first: Glyph | undefined
  last: Glyph | undefined
}

function cutOut(item: TextItem, signs: readonly string[], { from, to, first, last }: Piece): TextItem {
  const str = signs.slice(from, to).join('')
  if (!first || !last) return { ...item, str }
  const [a, b, c, d] = item.transform as number[]
  const width = Math.hypot(last.end[0] - first.start[0], last.end[1] - first.start[1])
  return { ...item, str, width, transform: [a, b, c, d, ...first.start] }
}

const known = new Map<string, readonly string[]>()
const MOST_KNOWN = 5_000

/** As the library writes them, without what stands for nothing. */
function lettersOf(text: string): readonly string[] {
  let letters = known.get(text)
  if (letters) return letters
  letters = [...text.normalize('NFKC')].filter((letter) => !/[\s\p{Cf}]/u.test(letter))
  if (known.size < MOST_KNOWN) known.set(text, letters)
  return letters
}
