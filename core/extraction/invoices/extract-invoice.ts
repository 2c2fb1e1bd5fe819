import { kindOf } from '../../farm/index.ts'
import { assertionFaults } from '../assertion-faults.ts'
import type { Assertion, Extractor } from '../extractor.ts'
import { quotedValue } from '../quoted-value.ts'
import { shortenWarnings } from '../shorten-warnings.ts'
import { contactOf } from './invoice-contact.ts'
import { invoiceDay } from './invoice-day.ts'
import { letterOf } from './invoice-letter.ts'
import { pageOf } from './invoice-page.ts'
import { isOwn, isSame, partiesOf } from './invoice-party.ts'
import { stockOf } from './invoice-stock.ts'
import type { Invoice } from './invoice.ts'

/**
 * Electronic invoices and delivery notes (CII, UBL, ZUGFeRD): who wrote it, what was delivered, and the invoice as a
 * letter with its due day. One that the farm itself has written yields nothing; that is known where one of its contacts
 * is in the role of the farm, else every invoice counts as one that was received.
 */
export const extractInvoice: Extractor = ({ document, today, own = [] }) => {
  const structure = document.structures?.find(({ type }) => type === 'invoice')
  if (structure?.type !== 'invoice') return undefined
  const { invoice } = structure
  const refusal = refusalOf(invoice, own)
  if (refusal !== undefined) return { rows: [], warnings: [refusal] }
  const warnings = wrongDays(invoice)
  const page = pageOf(document)
  const assertions = [contactOf(invoice, page), letterOf(invoice, page), ...stockOf(invoice, page, warnings)]
  const rows = assertions.filter((assertion) => isValid(assertion, today, warnings))
  return { rows, warnings: shortenWarnings(warnings, 'den Positionen') }
}

/** Why nothing becomes of the invoice. */
function refusalOf(invoice: Invoice, own: readonly string[]): string | undefined {
  const { seller, buyer } = invoice
  if (seller.name === '') return 'Die Rechnung nennt keinen Verkäufer; aus ihr entstehen keine Zeilen.'
  if (isSame(seller, buyer)) return 'Verkäufer und Käufer der Rechnung sind dieselben; aus ihr entstehen keine Zeilen.'
  return isOwn(own, partiesOf(invoice).issuer)
    ? 'Diese Rechnung hat der eigene Betrieb geschrieben. Aus ihr entstehen kein Lieferant und kein Lagerposten.'
    : undefined
}

function wrongDays({ date, dueDate, deliveryDate }: Invoice): string[] {
  return Object.entries({ Rechnungsdatum: date, Fälligkeit: dueDate, Lieferdatum: deliveryDate })
    .filter(([, text]) => text !== '' && invoiceDay(text) === undefined)
    .map(([label, text]) => `${label} ${quotedValue(text)} ist kein Tag, den es gibt, und bleibt offen.`)
}

/** Whether its values check; else why not is added to `warnings`. */
function isValid({ kind, values }: Assertion, today: string, warnings: string[]): boolean {
  const [fault] = assertionFaults(kind, values, today)
  if (fault !== undefined) warnings.push(`${kindOf(kind).singular}: ${fault}`)
  return fault === undefined
}
