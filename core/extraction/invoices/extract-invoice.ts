import { kindOf } from '../../farm/index.ts'
import { assertionFaults } from '../assertion-faults.ts'
import type { Assertion, Extraction, Extractor } from '../extractor.ts'
import { quotedValue } from '../quoted-value.ts'
import { shortenWarnings } from '../shorten-warnings.ts'
import { contactOf } from './invoice-contact.ts'
import { invoiceDay } from './invoice-day.ts'
import { letterOf } from './invoice-letter.ts'
import { isOwn, isSame, partiesOf } from './invoice-party.ts'
import { placesOf, type InvoicePlaces } from './invoice-places.ts'
import { positionsOf } from './invoice-positions.ts'
import { receiptOf } from './invoice-receipt.ts'
import { stockOf } from './invoice-stock.ts'
import { settledHarvest } from './settled-harvest.ts'
import { settledAnimals } from './settled-animals.ts'
import { sumFaults } from './invoice-sums.ts'
import type { Invoice } from './invoice.ts'

/**
 * Electronic invoices and delivery notes (CII, UBL, ZUGFeRD): who wrote it, the receipt with its positions, what was
 * delivered, and the invoice as a letter with its due day. One that the farm itself has written yields nothing but the
 * receipt; that is known where one of its contacts is in the role of the farm, else every invoice counts as received.
 */
export const extractInvoice: Extractor = ({ document, today, own = [] }) => {
  const structure = document.structures?.find(({ type }) => type === 'invoice')
  if (structure?.type !== 'invoice') return undefined
  const { invoice } = structure
  return rowsOfInvoice(invoice, placesOf(document, invoice, partiesOf(invoice).issuer.name), { today, own })
}

/** What an invoice yields; a printed one has `doubts`, and is sure where they are none. */
export function rowsOfInvoice(
  invoice: Invoice,
  places: InvoicePlaces,
  { today, own, doubts }: { today: string; own: readonly string[]; doubts?: readonly string[] },
): Extraction {
  const { seller, buyer } = invoice
  if (partiesOf(invoice).issuer.name === '')
    return nothing('Die Rechnung nennt keinen Verkäufer; aus ihr entstehen keine Zeilen.')
  if (isSame(seller, buyer))
    return nothing('Verkäufer und Käufer der Rechnung sind dieselben; aus ihr entstehen keine Zeilen.')
  const faults = sumFaults(invoice)
  const warnings = [...(doubts ?? []), ...faults, ...wrongDays(invoice)]
  const positions = positionsOf(invoice)
  const sure = (doubts ?? []).length === 0 && faults.length === 0
  const how = { sure, warnings }
  const isOfOwn = isOwn(own, partiesOf(invoice).issuer)
  if (isOfOwn) warnings.push(OWN_INVOICE)
  const assertions = isOfOwn
    ? [receiptOf(invoice, positions, places, { ...how, own: true })]
    : [
        contactOf(invoice, places),
        // Electronic invoices have always been letters as well; of print the receipt alone has the day to pay by.
        ...(doubts === undefined ? [letterOf(invoice, places)] : []),
        receiptOf(invoice, positions, places, how),
        ...stockOf(invoice, positions, places, how),
        ...settledAnimals(invoice, positions, places, how),
        ...settledHarvest(invoice, positions, places, how),
      ]
  const rows = assertions.filter((assertion) => isValid(assertion, today, warnings))
  return { rows, warnings: shortenWarnings(warnings, 'den Positionen') }
}

const OWN_INVOICE =
  'Diese Rechnung hat der eigene Betrieb geschrieben. Aus ihr entstehen kein Lieferant und kein Lagerposten.'

const nothing = (why: string): Extraction => ({ rows: [], warnings: [why] })

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
