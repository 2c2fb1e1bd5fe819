import { readDay } from '../../shared/german/read-german.ts'
import { SURE } from '../confidence.ts'
import { ISSUER, type Assertion } from '../extractor.ts'
import { invoiceDay } from './invoice-day.ts'
import { quoteOf, type InvoicePage } from './invoice-page.ts'
import { partiesOf } from './invoice-party.ts'
import type { Invoice } from './invoice.ts'

/** The invoice as a letter; one that the farm has to pay has the day to pay by as its deadline. */
export function letterOf(invoice: Invoice, page: InvoicePage): Assertion {
  const isDeliveryNote = invoice.kind === 'Lieferschein'
  const isToPay = !isDeliveryNote && invoice.kind !== 'Gutschrift' && !invoice.selfBilled
  const deadline = invoiceDay(invoice.dueDate) ?? dayInTerms(invoice)
  return {
    kind: 'letters',
    name: 'letter',
    links: { sender_id: ISSUER },
    confidence: SURE,
    page: page.number,
    quote: quoteOf(page, (line) => /^(?:Rechnungs|Beleg)nummer: /.test(line), 1),
    values: {
      subject: [invoice.kind, invoice.number].filter(Boolean).join(' '),
      sender: partiesOf(invoice).issuer.name,
      dated: invoiceDay(invoice.date) ?? null,
      reference_number: invoice.number || null,
      category: isDeliveryNote ? 'information' : 'invoice',
      ...(isToPay && {
        deadline: deadline ?? null,
        deadline_reason: deadline === undefined ? null : 'Zahlungsziel',
      }),
    },
  }
}

/** The day to pay by where only the words of the terms name it: the one that is not for a discount. */
function dayInTerms({ payment, notes }: Invoice): string | undefined {
  const terms = [...payment.filter(([label]) => label === 'Zahlungsbedingungen').map(([, value]) => value), ...notes]
  const clauses = terms
    .flatMap((text) => text.split(/[,;\n]|\.(?!\d)/))
    .filter((clause) => /zahl|fällig|netto/i.test(clause) && !/skonto|rabatt/i.test(clause))
  const days = new Set(
    clauses.flatMap((clause) => /\b(?:bis|am|zum) (\d{1,2}\.\d{1,2}\.\d{4})/.exec(clause)?.[1] ?? []),
  )
  return days.size === 1 ? readDay([...days][0]!) : undefined
}
