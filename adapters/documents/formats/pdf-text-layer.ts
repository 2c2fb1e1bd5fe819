import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { TextContent, TextItem } from 'pdfjs-dist/types/src/display/api.d.ts'
import { boxAround, type PageSize, type Point } from '../page-area.ts'
import { layOutPage, type Fragment, type Line } from './pdf-layout.ts'

const FORM_TEXT_SIZE = 10
/** Of the font size: how far letters reach above and below their base line, where the font says nothing likely. */
const ASCENT = { usual: 0.8, least: 0.5, most: 1.1 }
const DESCENT = { usual: -0.2, least: -0.4, most: -0.05 }

interface View extends PageSize {
  /** From the points of the document to those of the page as it is shown. */
  transform: number[]
}

/** The lines of a page as its text layer and its filled form fields give them. */
export async function readTextLayer(page: PDFPageProxy): Promise<Line[]> {
  const view: View = page.getViewport({ scale: 1 })
  const { items, styles } = await page.getTextContent()
  const printed = items.flatMap((item) => ('str' in item ? [toFragment(item, styles[item.fontName], view)] : []))
  const annotations = (await page.getAnnotations()) as Record<string, unknown>[]
  const filled = annotations.flatMap((annotation) => toFormText(annotation, view))
  return layOutPage([...printed, ...filled], view.width)
}

type Style = TextContent['styles'][string] | undefined

function toFragment(item: TextItem, style: Style, view: View): Fragment {
  const matrix = multiply(view.transform, item.transform as number[])
  const [a, b, c, d, x, y] = matrix
  const scale = Math.hypot(view.transform[0]!, view.transform[1]!)
  return {
    text: item.str,
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

/**
 * What a person filled into a form stands beside the text layer: words of text fields and choices, a cross for a ticked
 * box.
 */
function toFormText(
  { subtype, hidden, fieldType, fieldValue, checkBox, rect }: Record<string, unknown>,
  view: View,
): Fragment[] {
  if (subtype !== 'Widget' || hidden || !Array.isArray(rect)) return []
  const value = Array.isArray(fieldValue) ? fieldValue.join(', ') : fieldValue
  const text =
    fieldType === 'Btn'
      ? checkBox && value && value !== 'Off'
        ? '[x]'
        : ''
      : fieldType === 'Tx' || fieldType === 'Ch'
        ? value
        : ''
  if (typeof text !== 'string' || text.trim() === '') return []
  const corners = [0, 2].map((at) => onPage(view, Number(rect[at]), Number(rect[at + 1])))
  const x = Math.min(...corners.map(([across]) => across))
  const y = Math.max(...corners.map(([, down]) => down))
  return text.split(/\r\n?|\n/).map((line, index, all) => ({
    text: line,
    x,
    y: y - (all.length - 1 - index) * FORM_TEXT_SIZE * 1.2 - 2,
    width: (line.length * FORM_TEXT_SIZE) / 2,
    size: FORM_TEXT_SIZE,
    turned: false,
    box: boxAround(corners, view),
  }))
}

function onPage({ transform }: View, x: number, y: number): Point {
  const [, , , , across, down] = multiply(transform, [1, 0, 0, 1, x, y])
  return [across, down]
}

type Matrix = [number, number, number, number, number, number]

function multiply(left: number[], right: number[]): Matrix {
  const [a, b, c, d, e, f] = left as Matrix
  const [g, h, i, j, k, l] = right as Matrix
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}
