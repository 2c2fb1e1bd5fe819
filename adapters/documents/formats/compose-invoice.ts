import type { Invoice, InvoiceLine, InvoiceParty, ReadPage } from '../../../core/extraction/index.ts'
import { germanDecimal } from '../../../core/shared/german/write-german.ts'
import type { ReadLimits } from '../limits.ts'
import { FlowingText } from './flowing-text.ts'

/** An invoice or delivery note as German text under headings. */
export function composeInvoice(
  invoice: Invoice,
  title: string,
  limits: ReadLimits,
): Pick<ReadPage, 'text' | 'headings'> {
  const flow = new FlowingText(limits)
  writeHead(flow, invoice, title)
  writeParty(flow, 'Verkäufer', invoice.seller)
  writeParty(flow, 'Käufer', invoice.buyer)
  writeNotes(flow, invoice.notes)
  writeLines(flow, invoice)
  if (invoice.kind === 'Lieferschein') return flow.finish()
  writeAmounts(flow, invoice)
  if (invoice.payment.some(([, value]) => value !== '')) writeHeading(flow, 2, 'Zahlung')
  writeFields(flow, invoice.payment)
  return flow.finish()
}

function writeHeading(flow: FlowingText, level: number, text: string): void {
  flow.beginHeading(level)
  flow.write(text)
  flow.endHeading()
}

function writeLine(flow: FlowingText, text: string): void {
  flow.write(text)
  flow.breakLine()
}

function writeFields(flow: FlowingText, fields: [label: string, value: string][]): void {
  for (const [label, value] of fields) if (value.trim() !== '') writeLine(flow, `${label}: ${value}`)
}

function writeHead(flow: FlowingText, invoice: Invoice, title: string): void {
  writeHeading(flow, 1, title)
  writeFields(flow, [
    [invoice.kind === 'Rechnung' ? 'Rechnungsnummer' : 'Belegnummer', invoice.number],
    [invoice.kind === 'Lieferschein' ? 'Datum' : 'Rechnungsdatum', germanDate(invoice.date)],
    ['Liefer- oder Leistungsdatum', germanDate(invoice.deliveryDate)],
    ['Fällig am', germanDate(invoice.dueDate)],
    ['Währung', invoice.currency],
    ...invoice.references,
  ])
}

function writeParty(flow: FlowingText, label: string, { name, address, ids }: InvoiceParty): void {
  writeHeading(flow, 2, label)
  writeFields(flow, [['Name', name], ['Anschrift', address.filter(Boolean).join(', ')], ...ids])
}

function writeNotes(flow: FlowingText, notes: string[]): void {
  if (notes.length > 0) writeHeading(flow, 2, 'Bemerkungen')
  for (const note of notes) for (const line of note.split('\n')) writeLine(flow, line)
}

function writeLines(flow: FlowingText, invoice: Invoice): void {
  writeHeading(flow, 2, 'Positionen')
  for (const line of invoice.lines) {
    writeLine(flow, composeLine(line, invoice))
    for (const detail of line.details.filter(Boolean)) writeLine(flow, detail)
  }
}

function writeAmounts(flow: FlowingText, invoice: Invoice): void {
  const { allowances, totals, taxes } = invoice
  writeHeading(flow, 2, 'Beträge')
  writeFields(
    flow,
    allowances.map(({ reason, amount, charge }) => [
      [charge ? 'Zuschlag' : 'Abzug', reason && `(${reason})`].filter(Boolean).join(' '),
      money(amount, invoice),
    ]),
  )
  writeFields(
    flow,
    totals.map(([label, amount]) => [label, amount && money(amount, invoice)]),
  )
  writeFields(
    flow,
    taxes.map(({ rate, base, amount }) => [
      `Umsatzsteuer ${germanDecimal(rate) || '0'} % auf ${money(base, invoice)}`,
      money(amount, invoice),
    ]),
  )
}

const money = (amount: string, { currency }: Invoice): string =>
  [germanDecimal(amount, 2), currency].filter(Boolean).join(' ')

function composeLine(line: InvoiceLine, invoice: Invoice): string {
  return [
    line.position ? `Position ${line.position}: ${line.name}` : line.name,
    line.quantity && `Menge: ${germanDecimal(line.quantity)} ${line.unit}`.trim(),
    line.price && `Einzelpreis: ${money(line.price, invoice)}`,
    line.taxRate && `Umsatzsteuer: ${germanDecimal(line.taxRate)} %`,
    line.amount && `Betrag: ${money(line.amount, invoice)}`,
  ]
    .filter(Boolean)
    .join(' | ')
}

/** `2024-05-20` and `20240520` as `20.05.2024`; other text as it is. */
function germanDate(text: string): string {
  const [, year, month, day] = /^(\d{4})-?(\d\d)-?(\d\d)/.exec(text.trim()) ?? []
  return year ? `${day}.${month}.${year}` : text.trim()
}
