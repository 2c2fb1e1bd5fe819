import { germanDecimal } from '../../shared/german/write-german.ts'
import { SURE, TO_CONFIRM } from '../confidence.ts'
import { ISSUER, type Assertion } from '../extractor.ts'
import { invoiceDay } from './invoice-day.ts'
import { partiesOf } from './invoice-party.ts'
import type { InvoicePlaces } from './invoice-places.ts'
import { netOf, signOf, unitPrice, type Position } from './invoice-positions.ts'
import { eurosOf, sumsOf } from './invoice-sums.ts'
import type { Invoice } from './invoice.ts'
import { paymentTerms } from './payment-terms.ts'

const TYPES = {
  Rechnung: 'invoice',
  Gutschrift: 'credit_note',
  Rechnungskorrektur: 'correction',
  Anzahlungsrechnung: 'prepayment',
  Lieferschein: 'delivery_note',
} as const satisfies Record<Invoice['kind'], string>

/** A table of a row has no more lines. */
const MOST_POSITIONS = 200

/** The receipt with its positions and sums; a correction waits, since it may stand for another receipt. */
export function receiptOf(
  invoice: Invoice,
  positions: readonly Position[],
  places: InvoicePlaces,
  { sure, own = false, warnings }: { sure: boolean; own?: boolean; warnings: string[] },
): Assertion {
  const { issuer, receiver } = partiesOf(invoice)
  const tooMany = positions.length > MOST_POSITIONS
  if (tooMany) warnings.push('Der Beleg hat mehr als 200 Positionen; am Beleg steht nur seine Summe.')
  const isSure = sure && !tooMany && invoice.kind !== 'Rechnungskorrektur'
  return {
    kind: 'receipts',
    name: 'receipt',
    ...(!own && { links: { partner_id: ISSUER }, refers: { partner_id: [issuer.name] } }),
    confidence: isSure ? SURE : TO_CONFIRM,
    asOf: invoiceDay(invoice.date),
    ...places.head,
    values: {
      type: invoice.selfBilled ? 'settlement' : TYPES[invoice.kind],
      number: invoice.number,
      date: invoiceDay(invoice.date) ?? null,
      partner: (own ? receiver : issuer).name || null,
      direction: own || invoice.selfBilled ? 'outgoing' : 'incoming',
      positions: tooMany || positions.length === 0 ? null : positions.map((position) => lineOf(invoice, position)),
      ...(invoice.kind !== 'Lieferschein' && amountsOf(invoice)),
      corrects: invoice.references.find(([label]) => label === 'Zu Rechnung')?.[1].slice(0, 60) || null,
      note: noteOf(positions),
    },
  }
}

function amountsOf(invoice: Invoice): Record<string, unknown> {
  const sign = signOf(invoice)
  const { net, tax, gross, payable } = sumsOf(invoice)
  const euros = (cents: number | undefined): number | null => (cents === undefined ? null : (cents * sign) / 100 + 0)
  const signed = (text: string): number | null => {
    const value = eurosOf(text)
    return value === null ? null : value * sign + 0
  }
  const { dueOn, discountPercent, discountUntil } = paymentTerms(invoice)
  const isToPay = invoice.kind !== 'Gutschrift' && !invoice.selfBilled
  return {
    net_eur: euros(net),
    tax_eur: euros(tax),
    gross_eur: euros(gross),
    payable_eur: payable === gross ? null : euros(payable),
    taxes:
      invoice.taxes.length === 0
        ? null
        : invoice.taxes.map(({ rate, base, amount }) => ({
            tax_percent: percentOf(rate),
            net_eur: signed(base),
            tax_eur: signed(amount),
          })),
    ...(isToPay && { due_on: dueOn ?? null, discount_percent: discountPercent, discount_until: discountUntil }),
  }
}

const percentOf = (text: string): number | null =>
  /^\d{1,2}(?:\.\d{1,6})?$/.test(text) ? Number(Number(text).toFixed(2)) : null

function lineOf(invoice: Invoice, position: Position): Record<string, unknown> {
  const { line, article, articleNumber, amount, unit, content, note, deliveredOn, nature, category } = position
  return {
    article: article.slice(0, 200) || 'ohne Bezeichnung',
    article_number: articleNumber?.slice(0, 60) ?? null,
    amount: amount === undefined ? null : Number(amount.toFixed(4)) + 0,
    unit: unit.slice(0, 20) || null,
    content: content?.amount ?? null,
    content_unit: content?.unit ?? null,
    price_eur: unitPrice(line),
    tax_percent: percentOf(line.taxRate),
    net_eur: netOf(invoice, line),
    batch: line.batch?.slice(0, 60) || null,
    delivered_on: deliveredOn,
    delivery_note: note?.slice(0, 200) ?? null,
    is: nature,
    category,
  }
}

/** What the fields of a position cannot hold as it was written. */
function noteOf(positions: readonly Position[]): string | null {
  const notes = positions.flatMap(({ called, line, amount, unit }) => [
    ...(amount === undefined && line.quantity !== '' ? [`${called}: Menge laut Beleg ${line.quantity}`] : []),
    ...(amount !== undefined && Number(amount.toFixed(4)) !== amount
      ? [`${called}: Menge laut Beleg ${germanDecimal(line.quantity)}`]
      : []),
    ...(unit.length > 20 ? [`${called}: Einheit ${unit}`] : []),
    ...(line.price !== '' && unitPrice(line) === null
      ? [`${called}: Preis laut Beleg ${germanDecimal(line.price)}${line.priceBase ? ` je ${line.priceBase}` : ''}`]
      : []),
  ])
  return notes.join('\n').slice(0, 2000) || null
}
