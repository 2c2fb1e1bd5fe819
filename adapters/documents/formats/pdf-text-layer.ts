import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { TextItem } from 'pdfjs-dist/types/src/display/api.d.ts'
import { layOutPage, type Fragment, type Line } from './pdf-layout.ts'

const FORM_TEXT_SIZE = 10

/** The lines of a page as its text layer and its filled form fields give them. */
export async function readTextLayer(page: PDFPageProxy): Promise<Line[]> {
  const { width, transform } = page.getViewport({ scale: 1 })
  const content = await page.getTextContent()
  const printed = content.items.flatMap((item) => ('str' in item ? [toFragment(item, transform)] : []))
  const annotations = (await page.getAnnotations()) as Record<string, unknown>[]
  return layOutPage([...printed, ...annotations.flatMap((annotation) => toFormText(annotation, transform))], width)
}

function toFragment(item: TextItem, view: number[]): Fragment {
  const [a, b, c, d, x, y] = multiply(view, item.transform as number[])
  return {
    text: item.str,
    x,
    y,
    width: item.width,
    size: Math.hypot(c, d),
    turned: Math.abs(b) > Math.abs(a) * 0.1 || a < 0,
  }
}

/**
 * What a person filled into a form stands beside the text layer: words of text fields and choices, a cross for a ticked
 * box.
 */
function toFormText(
  { subtype, hidden, fieldType, fieldValue, checkBox, rect }: Record<string, unknown>,
  view: number[],
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
  const [, , , , x, y] = multiply(view, [1, 0, 0, 1, Number(rect[0]), Number(rect[1])])
  return text.split(/\r\n?|\n/).map((line, index, all) => ({
    text: line,
    x,
    y: y - (all.length - 1 - index) * FORM_TEXT_SIZE * 1.2 - 2,
    width: (line.length * FORM_TEXT_SIZE) / 2,
    size: FORM_TEXT_SIZE,
    turned: false,
  }))
}

type Matrix = [number, number, number, number, number, number]

function multiply(left: number[], right: number[]): Matrix {
  const [a, b, c, d, e, f] = left as Matrix
  const [g, h, i, j, k, l] = right as Matrix
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}
