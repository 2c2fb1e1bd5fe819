import type { Invoice, ReadDocument, ReadPage, SourceFormat } from '../../../core/extraction/index.ts'
import type { ReadLimits } from '../limits.ts'
import { ReadFailed, corrupt } from '../read-failed.ts'
import { parseXml, type XmlNode } from '../xml.ts'
import { composeInvoice } from './compose-invoice.ts'
import { CII_DELIVERY_NOTES, readCiiInvoice } from './invoice-cii.ts'
import { readUblInvoice } from './invoice-ubl.ts'

/** Reads an invoice in XML as German text with its fields. */
export function readInvoice(bytes: Uint8Array, format: SourceFormat, limits: ReadLimits): ReadDocument {
  const { title, text, headings, invoice } = describeInvoice(bytes, limits)
  return {
    format,
    contentType: 'application/xml',
    title,
    pages: [{ number: 1, text, headings }],
    ocr: false,
    structures: [{ type: 'invoice', invoice }],
    warnings: [],
  }
}

/**
 * An invoice or delivery note in CII or UBL and its text; throws `unsupported_format` for other XML, `corrupt` for
 * broken XML.
 */
export function describeInvoice(
  bytes: Uint8Array,
  limits: ReadLimits,
): Pick<ReadPage, 'text' | 'headings'> & { title: string; invoice: Invoice } {
  const root = parseXml(bytes)
  const invoice = invoiceOf(root)
  // Our own labels around nothing are no text.
  if (invoice.number === '' && invoice.lines.length === 0) throw corrupt('an invoice without number and lines')
  const title = [invoice.kind, invoice.number].filter(Boolean).join(' ')
  return { title, invoice, ...composeInvoice(invoice, title, limits) }
}

function invoiceOf(root: XmlNode): Invoice {
  if (
    root.name === 'CrossIndustryInvoice' ||
    root.name === 'CrossIndustryDocument' ||
    CII_DELIVERY_NOTES.has(root.name)
  )
    return readCiiInvoice(root)
  if (root.name === 'Invoice' || root.name === 'CreditNote' || root.name === 'DespatchAdvice')
    return readUblInvoice(root)
  throw new ReadFailed({ kind: 'unsupported_format', detected: 'application/xml' })
}
