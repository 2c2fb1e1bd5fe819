import type { Invoice, InvoiceLine, ReadDocument, ReadPage, SourceFormat } from '../../../core/extraction/index.ts'
import type { ReadLimits } from '../limits.ts'
import { ReadFailed, corrupt } from '../read-failed.ts'
import { parseXml, type XmlNode } from '../xml.ts'
import { CII_DELIVERY_NOTES, readCiiInvoice } from './invoice-cii.ts'
import { readUblInvoice } from './invoice-ubl.ts'
import { FlowingText } from './flowing-text.ts'
import { germanDecimal } from '../../../core/shared/german/write-german.ts'

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

function composeInvoice(invoice: Invoice, title: string, limits: ReadLimits): Pick<ReadPage, 'text' | 'headings'> {
  const flow = new FlowingText(limits)
  const money = (amount: string) => [germanDecimal(amount, 2), invoice.currency].filter(Boolean).join(' ')
  const heading = (level: number, text: string) => {
    flow.beginHeading(level)
    flow.write(text)
    flow.endHeading()
  }
  const fields = (list: [string, string][]) => {
    for (const [label, value] of list.filter(([, value]) => value.trim() !== '')) {
      flow.write(`${label}: ${value}`)
      flow.breakLine()
    }
  }
  heading(1, title)
  fields([
    [invoice.kind === 'Rechnung' ? 'Rechnungsnummer' : 'Belegnummer', invoice.number],
    [invoice.kind === 'Lieferschein' ? 'Datum' : 'Rechnungsdatum', germanDate(invoice.date)],
    ['Liefer- oder Leistungsdatum', germanDate(invoice.deliveryDate)],
    ['Fällig am', germanDate(invoice.dueDate)],
    ['Währung', invoice.currency],
    ...invoice.references,
  ])
  for (const [label, party] of [
    ['Verkäufer', invoice.seller],
    ['Käufer', invoice.buyer],
  ] as const) {
    heading(2, label)
    fields([['Name', party.name], ['Anschrift', party.address.filter(Boolean).join(', ')], ...party.ids])
  }
  if (invoice.notes.length > 0) heading(2, 'Bemerkungen')
  for (const note of invoice.notes) {
    for (const line of note.split('\n')) {
      flow.write(line)
      flow.breakLine()
    }
  }
  heading(2, 'Positionen')
  for (const line of invoice.lines) {
    flow.write(composeLine(line, money))
    flow.breakLine()
    for (const detail of line.details.filter(Boolean)) {
      flow.write(detail)
      flow.breakLine()
    }
  }
  if (invoice.kind === 'Lieferschein') return flow.finish()
  heading(2, 'Beträge')
  fields(
    invoice.allowances.map(({ reason, amount, charge }) => [
      [charge ? 'Zuschlag' : 'Abzug', reason && `(${reason})`].filter(Boolean).join(' '),
      money(amount),
    ]),
  )
  fields(invoice.totals.map(([label, amount]) => [label, amount && money(amount)]))
  fields(
    invoice.taxes.map(({ rate, base, amount }) => [
      `Umsatzsteuer ${germanDecimal(rate) || '0'} % auf ${money(base)}`,
      money(amount),
    ]),
  )
  if (invoice.payment.some(([, value]) => value !== '')) heading(2, 'Zahlung')
  fields(invoice.payment)
  return flow.finish()
}

function composeLine(line: InvoiceLine, money: (amount: string) => string): string {
  return [
    line.position ? `Position ${line.position}: ${line.name}` : line.name,
    line.quantity && `Menge: ${germanDecimal(line.quantity)} ${line.unit}`.trim(),
    line.price && `Einzelpreis: ${money(line.price)}`,
    line.taxRate && `Umsatzsteuer: ${germanDecimal(line.taxRate)} %`,
    line.amount && `Betrag: ${money(line.amount)}`,
  ]
    .filter(Boolean)
    .join(' | ')
}

/** `2024-05-20` and `20240520` as `20.05.2024`; other text as it is. */
export function germanDate(text: string): string {
  const [, year, month, day] = /^(\d{4})-?(\d\d)-?(\d\d)/.exec(text.trim()) ?? []
  return year ? `${day}.${month}.${year}` : text.trim()
}
