import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { ReadDocument, ReadPage } from '../../../core/extraction/index.ts'
import { refuseAbove } from '../read-failed.ts'
import { recognizeText } from '../recognize-text.ts'
import { drawPdfPage, holdsPicture } from './draw-pdf-page.ts'
import { joinGroupedHeads } from './grouped-heads.ts'
import { recognitionScale } from './image.ts'
import { openPdf } from './open-pdf.ts'
import { hiddenOnPages, pagesWithoutText, skippedPages, unsurePages } from './page-warnings.ts'
import type { Layers } from './pdf-drawing.ts'
import { composePages } from './pdf-headings.ts'
import type { Line } from './pdf-layout.ts'
import { readTextLayer } from './pdf-text-layer.ts'
import { readEmbeddedInvoice } from './pdf-invoice.ts'
import { printedTables, type PrintedLine } from './printed-tables.ts'
import { splitCells } from './split-cells.ts'
import { joinWrappedCells } from './wrapped-cells.ts'
import type { ReadContext } from './read-context.ts'

const FEW_LETTERS = 40
const UNSURE = 75

/** What came up while the pages were read, as page numbers. */
interface Findings {
  recognized: number[]
  unsure: number[]
  skipped: number[]
  hidden: number[]
}

/**
 * Reads a PDF page by page: its text layer, or the writing in its picture where it has none; the fields of an embedded
 * invoice follow as a page.
 */
export async function readPdf(bytes: Uint8Array, context: ReadContext): Promise<ReadDocument> {
  const pdf = await openPdf(bytes, context.limits, 'without pictures')
  let opened: Promise<PDFDocumentProxy> | undefined
  const whole = (): Promise<PDFDocumentProxy> => (opened ??= openPdf(bytes, context.limits))
  try {
    const findings: Findings = { recognized: [], unsure: [], skipped: [], hidden: [] }
    const lines = await readPages(pdf, whole, findings, context)
    const pages = composePages(lines)
    const title = await readTitle(pdf, pages)
    const empty = pages
      .filter(({ text, number }) => text === '' && !findings.skipped.includes(number))
      .map(({ number }) => number)
    const tables = printedTables(joinWrappedCells(joinGroupedHeads(splitCells(placedCells(lines)))))
    const invoice = await readEmbeddedInvoice(pdf, context.limits)
    if (invoice) pages.push({ number: pages.length + 1, text: invoice.text, headings: invoice.headings })
    return {
      format: invoice ? 'invoice_zugferd' : 'pdf',
      contentType: 'application/pdf',
      title: title ?? invoice?.title ?? null,
      pages,
      ocr: findings.recognized.length > 0,
      ...(invoice
        ? { structures: [{ type: 'invoice', invoice: invoice.invoice }] }
        : tables.length > 0 && { structures: tables }),
      warnings: [
        ...pagesWithoutText(empty),
        ...skippedPages(findings.skipped),
        ...unsurePages(findings.unsure),
        ...hiddenOnPages(findings.hidden),
      ],
    }
  } finally {
    await pdf.loadingTask.destroy()
    await opened?.then(({ loadingTask }) => loadingTask.destroy()).catch(() => {})
  }
}

/** Where the lines stand in the text that `composePages` makes of them. */
const placedCells = (pages: Line[][]): PrintedLine[] =>
  pages.flatMap((page, index) => {
    let end = 0
    return page.map(({ text, startsParagraph, y, size, cells = [] }, at) => {
      const start = end + (at === 0 ? 0 : startsParagraph ? 2 : 1)
      end = start + text.length
      return { page: index + 1, number: at + 1, start, end, cells, size, ...(y !== undefined && { y }) }
    })
  })

async function readPages(
  pdf: PDFDocumentProxy,
  whole: () => Promise<PDFDocumentProxy>,
  findings: Findings,
  context: ReadContext,
): Promise<Line[][]> {
  const pages: Line[][] = []
  const layers = await pdf.getOptionalContentConfig()
  let length = 0
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    let opened: Promise<PDFPageProxy> | undefined
    const withPictures = () => (opened ??= whole().then((document) => document.getPage(number)))
    const lines = await readPage({ page, layers, withPictures }, findings, context)
    page.cleanup()
    ;(await opened)?.cleanup()
    length += lines.reduce((sum, line) => sum + line.text.length + 2, 0)
    refuseAbove(context.limits, 'text', length)
    pages.push(lines)
    context.progress(number, pdf.numPages)
  }
  return pages
}

/** A page without its pictures, and the way to the one with them. */
interface PageToRead {
  page: PDFPageProxy
  layers: Layers
  withPictures: () => Promise<PDFPageProxy>
}

async function readPage(
  { page, layers, withPictures }: PageToRead,
  findings: Findings,
  { limits }: ReadContext,
): Promise<Line[]> {
  const { lines, hidden } = await readTextLayer(page, layers, withPictures)
  if (hidden) findings.hidden.push(page.pageNumber)
  const letters = countLetters(lines)
  if (letters >= FEW_LETTERS || (letters > 0 && !(await holdsPicture(await withPictures())))) return lines
  if (findings.recognized.length >= limits.recognizedPages) {
    if (letters === 0) findings.skipped.push(page.pageNumber)
    return lines
  }
  const { lines: recognized, confidence } = await recognizeText(
    await drawPdfPage(await withPictures(), recognitionScale),
  )
  if (countLetters(recognized) <= letters) return lines
  findings.recognized.push(page.pageNumber)
  if (confidence < UNSURE) findings.unsure.push(page.pageNumber)
  return recognized
}

/** Letters and digits; none where the fonts do not tell which signs they draw, so that the text layer is of no use. */
function countLetters(lines: Line[]): number {
  const text = lines.map((line) => line.text).join('')
  const good = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  const bad = text.match(/[\p{Co}\p{Cn}\p{Cc}\uFFFD]/gu)?.length ?? 0
  return bad > good / 2 ? 0 : good
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
