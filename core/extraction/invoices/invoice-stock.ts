import { SURE, TO_CONFIRM } from '../confidence.ts'
import { ISSUER, type Assertion } from '../extractor.ts'
import { quotedValue } from '../quoted-value.ts'
import { invoiceDay } from './invoice-day.ts'
import { quoteOf, type InvoicePage } from './invoice-page.ts'
import type { Invoice, InvoiceLine } from './invoice.ts'

/** What was delivered, as stock; what is skipped or unclear is added to `warnings`. */
export function stockOf(invoice: Invoice, page: InvoicePage, warnings: string[]): Assertion[] {
  if (invoice.selfBilled) {
    warnings.push('Diese Gutschrift rechnet ab, was der Hof geliefert hat; ihre Positionen kommen nicht ins Lager.')
    return []
  }
  if (invoice.kind === 'Rechnungskorrektur') {
    warnings.push(
      'Eine Rechnungskorrektur sagt nicht, ob sich gelieferte Mengen ändern; ihre Positionen kommen nicht ins Lager.',
    )
    return []
  }
  if (invoice.kind === 'Lieferschein' && invoice.lines.length > 0)
    warnings.push(
      'Was auf einem Lieferschein steht, steht meist noch einmal in der Rechnung. Bestätige seine Positionen nur, wenn du die Rechnung dazu nicht hochlädst, sonst stehen sie doppelt im Lager.',
    )
  if (invoice.kind === 'Gutschrift' && invoice.lines.length > 0)
    warnings.push(
      'Gutschrift: Die Mengen stehen mit Minus im Lager. Bestätige sie, wenn die Ware zurückging und nicht nur der Preis.',
    )
  return invoice.lines.flatMap((line, index) => {
    const name = line.name.replaceAll(/\s+/g, ' ').trim()
    const place = `Position ${line.position || index + 1} ${quotedValue(name)}`
    const { amount, warning } = amountOf(invoice, line, name)
    if (warning !== undefined) warnings.push(`${place}: ${warning}`)
    return amount === undefined ? [] : [stockItem(invoice, page, { line, name, amount, number: index + 1 })]
  })
}

/** The amount that came into the store, negative where it left it; without one, the warning says why. */
function amountOf(
  invoice: Invoice,
  { quantity: written }: InvoiceLine,
  name: string,
): { amount?: number; warning?: string } {
  if (/^(?:pfand|leergut|rabatt|nachlass|bonus|skonto|rundung)/i.test(name))
    return { warning: 'Das ist keine Ware und kommt nicht ins Lager.' }
  if (!/^-?\d{1,12}(?:\.\d{1,12})?$/.test(written))
    return { warning: written === '' ? 'Die Menge fehlt.' : `Die Menge ${quotedValue(written)} ist keine Zahl.` }
  const quantity = Number(written)
  const isCredit = invoice.kind === 'Gutschrift'
  if (quantity < 0 && isCredit) return { warning: 'Eine negative Menge in einer Gutschrift ist nicht eindeutig.' }
  return {
    amount: isCredit ? -quantity : quantity,
    ...(quantity < 0 && { warning: 'Die Menge ist negativ, vielleicht eine Rückgabe.' }),
  }
}

function stockItem(
  invoice: Invoice,
  page: InvoicePage,
  { line, name, amount, number }: { line: InvoiceLine; name: string; amount: number; number: number },
): Assertion {
  const rounded = Number(amount.toFixed(3)) + 0
  const isPlainDelivery = invoice.kind === 'Rechnung' && amount >= 0
  return {
    kind: 'stock',
    name: `position ${number}`,
    links: { supplier_id: ISSUER },
    confidence: isPlainDelivery ? SURE : TO_CONFIRM,
    page: page.number,
    quote: quoteOf(page, (text) => text.includes(name) && text.includes('Menge: ')),
    values: {
      article: articleOf(name),
      article_number: detailOf(line, 'Artikelnummer'),
      category: isService(line.unit, name) ? 'service' : null,
      amount: rounded,
      unit: line.unit || null,
      delivered_on: invoiceDay(invoice.deliveryDate) ?? null,
      delivery_note: invoice.number || null,
      note: rounded === amount ? null : `Menge laut Rechnung: ${line.quantity.replace('.', ',')}`,
    },
  }
}

const detailOf = ({ details }: InvoiceLine, label: string): string | null =>
  details.find((detail) => detail.startsWith(`${label}: `))?.slice(label.length + 2) ?? null

/** Numbers of the article that ZUGFeRD 1 puts before its name are not part of it. */
const articleOf = (name: string): string =>
  name.replace(/^(?:(?:GTIN|EAN|(?:Unsere |Ihre )?Art\.?-?Nr\.?):? *\S+ +)+/i, '')

const UNITS_OF_SERVICES = new Set(['Stunden', 'Minuten', 'Tage', 'Monate', 'Jahre', 'km', 'pauschal'])

const isService = (unit: string, name: string): boolean =>
  UNITS_OF_SERVICES.has(unit) ||
  /^(?:fracht|transport|versand|lieferung frei|anfahrt|maut|lohnarbeit|dienstleistung)/i.test(name)
