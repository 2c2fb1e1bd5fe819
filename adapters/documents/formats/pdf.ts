import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { TextItem } from 'pdfjs-dist/types/src/display/api.d.ts'
import type { ReadDocument, ReadPage } from '../../../core/sources/read-document.ts'
import { refuseAbove } from '../read-failed.ts'
import { openPdf } from './open-pdf.ts'
import { composePages } from './pdf-headings.ts'
import { layOutPage } from './pdf-layout.ts'
import type { Fragment, Line } from './pdf-layout.ts'
import type { ReadContext } from './read-context.ts'

/** Reads the text layer page by page. */
export async function readPdf(bytes: Uint8Array, context: ReadContext): Promise<ReadDocument> {
  const pdf = await openPdf(bytes, context.limits)
  try {
    const pages: Line[][] = []
    let length = 0
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number)
      const lines = await readTextLayer(page)
      page.cleanup()
      length += lines.reduce((sum, line) => sum + line.text.length + 2, 0)
      refuseAbove(context.limits, 'text', length)
      pages.push(lines)
      context.progress(number, pdf.numPages)
    }
    const composed = composePages(pages)
    return {
      format: 'pdf', contentType: 'application/pdf', title: await readTitle(pdf, composed), pages: composed, ocr: false, warnings: [],
    }
  } finally {
    await pdf.loadingTask.destroy()
  }
}

async function readTextLayer(page: PDFPageProxy): Promise<Line[]> {
  const { width, transform } = page.getViewport({ scale: 1 })
  const content = await page.getTextContent({ disableNormalization: false })
  const fragments = content.items.flatMap(item => ('str' in item ? [toFragment(item, transform)] : []))
  return layOutPage(fragments, width)
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

type Matrix = [number, number, number, number, number, number]

function multiply(left: number[], right: number[]): Matrix {
  const [a, b, c, d, e, f] = left as Matrix
  const [g, h, i, j, k, l] = right as Matrix
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

/** The title of the metadata unless it is a mere file name, else the first heading. */
async function readTitle(pdf: PDFDocumentProxy, pages: ReadPage[]): Promise<string | null> {
  const info = (await pdf.getMetadata().catch(() => undefined))?.info as { Title?: unknown } | undefined
  const title = typeof info?.Title === 'string' ? info.Title.trim() : ''
  if (title && title.length <= 300 && !/\.\w{2,4}$|^Microsoft |^untitled$|^unbenannt/i.test(title)) return title
  for (const page of pages) {
    const first = page.headings[0]
    if (first) return page.text.slice(first.start, first.end).replaceAll('\n', ' ')
  }
  return null
}
