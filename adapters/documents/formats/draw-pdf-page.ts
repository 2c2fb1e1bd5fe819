import type { Canvas } from '@napi-rs/canvas'
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { corrupt } from '../read-failed.ts'

const POINTS_TO_PIXELS = 250 / 72

/**
 * Draws a page as printed at 250 dots per inch, scaled by `scaleOf` its width and height in pixels of that size, cut
 * off below `mostHeight`.
 */
export async function drawPdfPage(
  page: PDFPageProxy,
  scaleOf: (width: number, height: number) => number,
  mostHeight = Infinity,
): Promise<Canvas> {
  const { createCanvas } = await import('@napi-rs/canvas')
  const printed = page.getViewport({ scale: POINTS_TO_PIXELS })
  const viewport = page.getViewport({ scale: POINTS_TO_PIXELS * scaleOf(printed.width, printed.height) })
  const canvas = createCanvas(
    Math.max(1, Math.round(viewport.width)),
    Math.min(mostHeight, Math.max(1, Math.round(viewport.height))),
  )
  await page
    .render({ canvas, viewport, background: '#fff' } as unknown as Parameters<PDFPageProxy['render']>[0])
    .promise.catch((error: Error) => {
      throw corrupt(error.message)
    })
  return canvas
}

/** Whether the page paints a picture, which may hold writing. */
export async function holdsPicture(page: PDFPageProxy): Promise<boolean> {
  const { OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const painting = new Set<number>([
    OPS.paintImageXObject,
    OPS.paintInlineImageXObject,
    OPS.paintImageMaskXObject,
    OPS.paintImageXObjectRepeat,
  ])
  const { fnArray } = await page.getOperatorList()
  return fnArray.some((operator) => painting.has(operator))
}
