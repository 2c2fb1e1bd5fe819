import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { ReadLimits } from '../limits.ts'
import { ReadFailed } from '../read-failed.ts'
import { describeInvoice } from './invoice.ts'

// File names fixed by ZUGFeRD 1 and 2, Factur-X and XRechnung.
const names = new Set(['zugferd-invoice.xml', 'factur-x.xml', 'xrechnung.xml'])
const MOST_INVOICE_BYTES = 20_000_000

/**
 * The invoice that a ZUGFeRD or Factur-X file carries beside its pages, undefined where there is none that can be read.
 */
export async function readEmbeddedInvoice(
  pdf: PDFDocumentProxy,
  limits: ReadLimits,
): Promise<ReturnType<typeof describeInvoice> | undefined> {
  const attachments = await pdf.getAttachments().catch(() => null)
  for (const [id, { filename, content }] of attachments ?? []) {
    if (!names.has(filename.toLowerCase())) continue
    const bytes = content ?? (await pdf.getAttachmentContent(id).catch(() => null))
    if (!bytes || bytes.length > MOST_INVOICE_BYTES) continue
    try {
      return describeInvoice(bytes, limits)
    } catch (error) {
      if (!(error instanceof ReadFailed)) throw error
    }
  }
  return undefined
}
