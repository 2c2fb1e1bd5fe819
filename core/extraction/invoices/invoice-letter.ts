import { SURE } from '../confidence.ts'
import { ISSUER, type Assertion } from '../extractor.ts'
import { invoiceDay } from './invoice-day.ts'
import { partiesOf } from './invoice-party.ts'
import type { InvoicePlaces } from './invoice-places.ts'
import type { Invoice } from './invoice.ts'
import { paymentTerms } from './payment-terms.ts'

/** The invoice as a letter; one that the farm has to pay has the day to pay by as its deadline. */
export function letterOf(invoice: Invoice, places: InvoicePlaces): Assertion {
  const isDeliveryNote = invoice.kind === 'Lieferschein'
  const isToPay = !isDeliveryNote && invoice.kind !== 'Gutschrift' && !invoice.selfBilled
  const { dueOn } = paymentTerms(invoice)
  return {
    kind: 'letters',
    name: 'letter',
    links: { sender_id: ISSUER },
    confidence: SURE,
    ...places.head,
    values: {
      subject: [invoice.kind, invoice.number].filter(Boolean).join(' '),
      sender: partiesOf(invoice).issuer.name,
      dated: invoiceDay(invoice.date) ?? null,
      reference_number: invoice.number || null,
      category: isDeliveryNote ? 'information' : 'invoice',
      ...(isToPay && {
        deadline: dueOn ?? null,
        deadline_reason: dueOn === undefined ? null : 'Zahlungsziel',
      }),
    },
  }
}
