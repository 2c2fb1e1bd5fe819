import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { TextContent, TextItem } from 'pdfjs-dist/types/src/display/api.d.ts'
import { boxAround, type Point } from '../page-area.ts'
import { withoutUnseenSigns } from '../unseen-signs.ts'
import { formText, isFieldSeen } from './pdf-form-text.ts'
import { followDrawing, type Layers } from './pdf-drawing.ts'
import { layOutPage, type Fragment, type Line } from './pdf-layout.ts'
import { multiply, type Bounds, type Matrix, type View } from './pdf-matrix.ts'
import { dependsOnPictures, seenGlyphs, visibleItems } from './pdf-visible-text.ts'

/** Of the font size: how far letters reach above and below their base line, where the font says nothing likely. */
const ASCENT = { usual: 0.8, least: 0.5, most: 1.1 }
const DESCENT = { usual: -0.2, least: -0.4, most: -0.05 }

/**
 * The lines of a page as its text layer and its filled form fields give them, without what no reader sees; `hidden`
 * where there was such text. `whole` opens the page with its pictures.
 */
export async function readTextLayer(
  page: PDFPageProxy,
  layers: Layers,
  whole: () => Promise<PDFPageProxy>,
): Promise<{ lines: Line[]; hidden: boolean }> {
  const view: View = page.getViewport({ scale: 1 })
  const { items, styles } = await page.getTextContent()
  const { items: seen, hidden } = await withoutHidden(
    items.filter((item) => 'str' in item),
    page,
    layers,
    whole,
  )
  const printed = seen.map((item) => toFragment(item, styles[item.fontName], view))
  const annotations = (await page.getAnnotations()) as Record<string, unknown>[]
  const filled = annotations.map((annotation) => ({
    text: formText(annotation, view),
    seen: isFieldSeen(annotation, layers),
  }))
  const fields = filled.flatMap(({ text, seen: isSeen }) => (isSeen ? text : []))
  return {
    lines: layOutPage([...printed, ...fields], view.width),
    hidden: hidden > 0 || filled.some(({ text, seen: isSeen }) => !isSeen && text.length > 0),
  }
}

async function withoutHidden(
  items: TextItem[],
  page: PDFPageProxy,
  layers: Layers,
  whole: () => Promise<PDFPageProxy>,
): Promise<{ items: TextItem[]; hidden: number }> {
  if (items.every(({ str }) => str.trim() === '')) return { items, hidden: 0 }
  const drawing = await followDrawing(page, layers)
  // Pictures take long to decode, so a page is read without them where they decide nothing.
  const decided = dependsOnPictures(drawing) ? await followDrawing(await whole(), layers) : drawing
  return visibleItems(items, seenGlyphs(decided, page.view as Bounds))
}

type Style = TextContent['styles'][string] | undefined

function toFragment(item: TextItem, style: Style, view: View): Fragment {
  const matrix = multiply(view.transform, item.transform as number[])
  const [a, b, c, d, x, y] = matrix
  const scale = Math.hypot(view.transform[0]!, view.transform[1]!)
  return {
    text: withoutUnseenSigns(item.str),
    x,
    y,
    width: item.width * scale,
    size: Math.hypot(c, d),
    turned: Math.abs(b) > Math.abs(a) * 0.1 || a < 0,
    box: boxAround(cornersOf(matrix, item.width * scale, item.height * scale, style), view),
  }
}

/**
 * Text runs along the first axis of its matrix or, where it is vertical, against the second one, whose length is the
 * font size.
 */
function cornersOf([a, b, c, d, x, y]: Matrix, width: number, height: number, style: Style): Point[] {
  const length = Math.hypot(a, b) || 1
  const size = Math.hypot(c, d) || 1
  // The first two in points, the others in font sizes.
  const [left, right, bottom, top] = style?.vertical
    ? [-size / 2, size / 2, -height / size, 0]
    : [0, width, likely(style?.descent, DESCENT), likely(style?.ascent, ASCENT)]
  const at = (across: number, above: number): Point => [
    x + (across / length) * a + above * c,
    y + (across / length) * b + above * d,
  ]
  return [at(left, bottom), at(right, bottom), at(left, top), at(right, top)]
}

const likely = (value: number | undefined, { usual, least, most }: typeof ASCENT): number =>
  value !== undefined && value >= least && value <= most ? value : usual
