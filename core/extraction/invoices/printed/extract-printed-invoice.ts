import { TO_CONFIRM } from '../../confidence.ts'
import type { Assertion, Extraction, ExtractionInput, Extractor } from '../../extractor.ts'
import type { Sender } from '../../documents/sender.ts'
import { quoteLines, type DocumentLayout, type Line } from '../../documents/read-layout.ts'
import { rowsOfInvoice } from '../extract-invoice.ts'
import type { Place } from '../invoice-places.ts'
import type { Invoice, InvoiceParty } from '../invoice.ts'
import { invoiceDay } from '../invoice-day.ts'
import { ANIMALS, SLAUGHTER } from '../settled-animals.ts'
import { centsOf } from '../invoice-sums.ts'
import { printedHead, type PrintedHead } from './printed-head.ts'
import { layoutOf, senderOf } from './printed-layout.ts'
import { printedLines, type PrintedLines } from './printed-lines.ts'
import { readingsOf } from './printed-numbers.ts'
import { printedSums } from './printed-sums.ts'
import { confirmedOrder } from './confirmed-order.ts'
import { printedTitle, type PrintedTitle } from './printed-title.ts'

/**
 * Invoices, credit notes, settlements and delivery notes as print: the same rows that an electronic one yields. What
 * does not come out, or was read by character recognition, waits. Of an offer and its like nothing becomes, and it is
 * said as what it was recognized.
 */
export const extractPrintedInvoice: Extractor = (input) => receiptIn(input, layoutOf(input.document))

/** What a layout of whatever format yields as a receipt; of a statement without a number, under its month. */
export function receiptIn(
  { today, own = [] }: Pick<ExtractionInput, 'today' | 'own'>,
  layout: DocumentLayout | undefined,
  month?: Month,
): Extraction | undefined {
  const title = layout && printedTitle(layout)
  if (!layout || !title) return undefined
  const read = printedLines(layout)
  if (title.is === 'nothing' && title.as === 'Auftragsbestätigung') {
    const rows = confirmedOrder(layout, senderOf(layout, own)?.name, today)
    if (rows.length > 0) return { rows, warnings: [] }
  }
  if (title.is === 'nothing')
    return read.start < 0 && !/\d\s?(?:€|EUR)/.test(textOf(layout)) ? undefined : nothingOf(title)
  const { head, isByMonth } = byMonth(printedHead(layout, title.line, read.start), month)
  const sums = printedSums(layout.lines.slice(read.start < 0 ? 0 : read.end), centsOfLines(read.lines))
  const gross = sums.totals.find(([label]) => label === 'Bruttobetrag')?.[1] ?? ''
  const isNote = title.kind === 'Lieferschein'
  if (read.lines.length === 0 && gross === '') return undefined
  const sender = senderOf(layout, own, OF_TILL.test(title.line.text))
  if (sender === undefined) return { rows: [], warnings: [NO_SENDER[isNote ? 'Lieferschein' : 'Rechnung']] }
  const invoice = invoiceOf(layout, title, head, read, sums, sender, own)
  const doubts = [
    ...(layout.ocr ? ['Der Beleg kam durch Texterkennung; prüfe seine Zahlen.'] : []),
    ...(title.unclear ? [title.unclear] : []),
    ...(isByMonth ? [`Die Abrechnung nennt keine Nummer; hier heißt sie „${head.number}“.`] : []),
    ...(head.unsure ? ['Ein Datum ist nicht sicher zu lesen.'] : []),
    ...read.doubts,
    ...(isNote ? [] : openSums(invoice)),
  ]
  const places = {
    issuer: placeOf(layout, sender.line),
    head: placeOf(layout, head.line ?? title.line),
    lines: read.at.map((line) => placeOf(layout, line)),
  }
  return withCare(rowsOfInvoice(invoice, places, { today, own, doubts }), layout)
}

const OF_TILL = /(?<!\p{L})(?:\p{L}*bon|Kassen\p{Ll}+|Quittung|Bar\p{Ll}+)(?!\p{Ll})/iu

const NO_SENDER = {
  Rechnung:
    'Das Dokument wurde als Rechnung oder Gutschrift erkannt; wer sie geschrieben hat, war nicht zu finden. Es entsteht keine Zeile.',
  Lieferschein:
    'Das Dokument wurde als Lieferschein erkannt; wer ihn geschrieben hat, war nicht zu finden. Es entsteht keine Zeile.',
}

const nothingOf = ({ as }: Extract<PrintedTitle, { is: 'nothing' }>): Extraction => ({
  rows: [],
  warnings: [
    `Das Dokument wurde als „${as}“ erkannt. Damit ist noch nichts geliefert und nichts zu zahlen; es entsteht keine Zeile.`,
  ],
})

const textOf = ({ pages }: DocumentLayout): string => pages.map(({ text }) => text).join('\n')

const placeOf = (layout: DocumentLayout, line: Line): Place => ({ page: line.page, quote: quoteLines(layout, line) })

function invoiceOf(
  layout: DocumentLayout,
  { kind, selfBilled }: Extract<PrintedTitle, { is: 'receipt' }>,
  head: PrintedHead,
  { lines }: PrintedLines,
  { taxes, totals, allowances }: Pick<Invoice, 'taxes' | 'totals' | 'allowances'>,
  sender: Sender,
  own: readonly string[],
): Invoice {
  const vatIds = head.vatIds.filter((id) => !own.includes(id))
  const issuer: InvoiceParty = {
    name: sender.name,
    address: [sender.street ?? '', [sender.postcode, sender.city].filter(Boolean).join(' '), ''],
    ids: [
      ['USt-IdNr.', vatIds.length === 1 ? vatIds[0]! : ''],
      ['Steuernummer', head.taxNumber],
      ['Telefon', sender.phone ?? ''],
      ['E-Mail', sender.email ?? ''],
    ],
  }
  const farm: InvoiceParty = { name: '', address: [], ids: [['Nummer', head.customer]] }
  return {
    kind,
    selfBilled,
    number: head.number,
    date: head.date,
    dueDate: head.dueDate,
    deliveryDate: head.deliveryDate,
    currency: 'EUR',
    references: [
      ['Lieferscheinnummer', kind === 'Lieferschein' ? '' : head.notes],
      ['Zu Rechnung', head.corrects],
    ],
    notes: [],
    seller: selfBilled ? farm : issuer,
    buyer: selfBilled ? issuer : farm,
    lines: withRates(lines, taxes, layout),
    taxes,
    allowances,
    totals: signed(kind, totals, lines),
    ...(selfBilled && saidOfAnimals(layout, head.deliveryDate)),
    taxIncluded: taxes.length > 0 && centsOfLines(lines) === totalOf(totals, 'Bruttobetrag'),
    payment: [
      ['Zahlungsbedingungen', termsOf(layout)],
      ['IBAN', head.iban],
    ],
  }
}

const CODE = /(?:USt|MwSt|Steuer(?:satz|schlüssel|code|kz)?|Kz)\.?\s*([A-Z\d])\s*[=:]\s*(\d{1,2}(?:,\d)?)\s*%/giu

/** „USt 19 % (2)“ */
const CODE_BEHIND = /(?:USt|MwSt|Steuer)\.?\s*(\d{1,2}(?:,\d)?)\s*%\s*\(([A-Z\d])\)/giu

/** One rate for all is that of each; else a code behind the amount or in the column of the tax says it. */
function withRates(lines: Invoice['lines'], taxes: Invoice['taxes'], layout: DocumentLayout): Invoice['lines'] {
  const text = textOf(layout)
  const rates = new Map([
    ...[...text.matchAll(CODE)].map(([, code, rate]) => [code!, readingsOf(rate!)[0] ?? ''] as const),
    ...[...text.matchAll(CODE_BEHIND)].map(([, rate, code]) => [code!, readingsOf(rate!)[0] ?? ''] as const),
  ])
  const isRate = (rate: string) => taxes.length === 0 || taxes.some((tax) => Number(tax.rate) === Number(rate))
  return lines.map(({ taxCode = '', ...line }) => {
    const code = isRate(line.taxRate) ? taxCode : taxCode || line.taxRate
    const said = code === line.taxRate ? '' : line.taxRate
    return { ...line, taxRate: said || rates.get(code) || (taxes.length === 1 ? taxes[0]!.rate : '') }
  })
}

/** The sentences about paying. */
const termsOf = ({ lines }: DocumentLayout): string =>
  lines
    .filter(
      ({ text, cells }) =>
        cells.length > 0 &&
        /zahlbar|zahlen sie|zahlung (?:bis|innerhalb)|einzug|eingezogen|abgebucht|lastschrift|skonto|fällig|netto (?:bis|innerhalb)|tage netto|überweis|zahlungsziel|begleichen|ohne abzug|rein netto/i.test(
          text,
        ),
    )
    .map(({ text }) => text)
    .join('\n')
    .slice(0, 2000)

const COUNT =
  /(?<!\p{L})(?:Stück(?:zahl)?|Anzahl(?: (?:der )?Tiere)?|Tier(?:zahl|e)|Schlachttiere)\s*:?\s+(\d{1,4})(?![\d.,]|\s*[x×€%])/iu

/** Of the animals of a settlement: that they were slaughtered, and how many it names beside its lines. */
function saidOfAnimals(layout: DocumentLayout, deliveryDate: string): Pick<Invoice, 'slaughter' | 'heads'> {
  const text = textOf(layout)
  const counts = new Set([...text.matchAll(new RegExp(COUNT, 'giu'))].map(([, count]) => Number(count)))
  const slaughter = SLAUGHTER.test(text)
  const category = ANIMALS.exec(text)?.[0]
  const [count] = counts
  return counts.size === 1 && category !== undefined && slaughter
    ? { slaughter, heads: { count: count!, category, day: invoiceDay(deliveryDate) ?? null } }
    : { slaughter }
}

const totalOf = (totals: Invoice['totals'], label: string): number | undefined =>
  centsOf(totals.find(([name]) => name === label)?.[1] ?? '')

const centsOfLines = (lines: Invoice['lines']): number | undefined => {
  const amounts = lines.map(({ amount }) => centsOf(amount))
  return amounts.includes(undefined) ? undefined : amounts.reduce<number>((all, one) => all + one!, 0)
}

/** Where the lines of a credit note have a minus, its sum means one, too. */
const signed = (kind: Invoice['kind'], totals: Invoice['totals'], lines: Invoice['lines']): Invoice['totals'] =>
  kind === 'Gutschrift' && (centsOfLines(lines) ?? 0) < 0
    ? totals.map(([label, amount]) => [label, amount === '' || amount.startsWith('-') ? amount : `-${amount}`])
    : totals

/** What the sums leave open: without a net sum the positions have to come to the gross one. */
function openSums({ lines, totals, taxes, selfBilled }: Invoice): string[] {
  const [net, gross] = [totalOf(totals, 'Nettobetrag'), totalOf(totals, 'Bruttobetrag')]
  if (gross === undefined) return ['Der Rechnungsbetrag war nicht zu finden.']
  const sum = centsOfLines(lines)
  const tax = taxes.reduce((all, { amount }) => all + (centsOf(amount) ?? 0), 0)
  // What a dairy pays out is right in itself, where its sums come out.
  if (lines.length === 0 && selfBilled && net !== undefined && Math.abs(net + tax - gross) <= 1) return []
  if (lines.length === 0) return ['Von den Positionen war keine zu lesen.']
  if (sum === undefined || net !== undefined) return []
  return Math.abs(sum - gross) <= 1 || Math.abs(sum + tax - gross) <= 1
    ? []
    : ['Die Positionen ergeben nicht den Rechnungsbetrag; vielleicht fehlt eine.']
}

/** What character recognition read waits, all of it; an issuer without a postcode as well. */
function withCare({ rows, ...rest }: Extraction, { ocr }: DocumentLayout): Extraction {
  const isUnsure = ({ kind, values }: Assertion) => ocr || (kind === 'contacts' && values['postcode'] === null)
  return {
    ...rest,
    rows: rows.map((row) => (isUnsure(row) ? { ...row, confidence: Math.min(row.confidence, TO_CONFIRM) } : row)),
  }
}

/** The month that a statement settles. */
export interface Month {
  name: string
  /** ISO. */
  lastDay: string
}

function byMonth(head: PrintedHead, month: Month | undefined): { head: PrintedHead; isByMonth: boolean } {
  return head.number !== '' || month === undefined
    ? { head, isByMonth: false }
    : { head: { ...head, number: month.name, date: head.date || month.lastDay }, isByMonth: true }
}
