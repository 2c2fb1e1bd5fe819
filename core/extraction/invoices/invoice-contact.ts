import { FORMATS } from '../../farm/index.ts'
import { SURE } from '../confidence.ts'
import { ISSUER, type Assertion } from '../extractor.ts'
import { invoiceDay } from './invoice-day.ts'
import { idOf, partiesOf, vatIdOf } from './invoice-party.ts'
import type { InvoicePlaces } from './invoice-places.ts'
import type { Invoice } from './invoice.ts'

/** Who has written the invoice, as a contact. */
export function contactOf(invoice: Invoice, places: InvoicePlaces): Assertion {
  const { issuer } = partiesOf(invoice)
  const country = issuer.address.at(-1) ?? ''
  const [, postcode, city] = /^(\d{5}) (.+)$/.exec(issuer.address.at(-2) ?? '') ?? []
  const german = (country === '' || country === 'DE') && postcode !== undefined
  const vatId = vatIdOf(issuer)
  const person = idOf(issuer, 'Ansprechpartner')
  return {
    kind: 'contacts',
    name: ISSUER,
    // Neither number nor postcode tells it from another of the same name.
    ...(vatId === undefined && !german && { unlessCalled: [issuer.name] }),
    confidence: SURE,
    asOf: invoiceDay(invoice.date),
    ...places.issuer,
    values: {
      type: 'company',
      name: issuer.name,
      street: issuer.address.slice(0, -2).filter(Boolean).join(', ') || null,
      postcode: german ? postcode : null,
      city: (german ? city : [issuer.address.at(-2), country].filter(Boolean).join(', ')) || null,
      phone: idOf(issuer, 'Telefon') || null,
      email: FORMATS.email.canonical(idOf(issuer, 'E-Mail')) ?? null,
      roles: invoice.selfBilled && roleOf(issuer.name) === 'dealer' ? null : [roleOf(issuer.name)],
      customer_number: customerNumberOf(invoice) || null,
      vat_id: vatId ?? null,
      note: person === '' ? null : `Ansprechpartner: ${person}`,
    },
  }
}

const ROLES: readonly (readonly [role: string, names: RegExp])[] = [
  ['vet', /tierarzt|tierärzt|tierklinik|med\. ?vet/i],
  ['contractor', /lohnunternehm|lohnbetrieb|maschinenring/i],
  ['dairy', /molkerei|meierei|käserei|milchwerk|milchhof/i],
  ['control_body', /kontrollstelle|kontrollverein|(?:öko|bio)-?kontroll/iu],
  ['laboratory', /(?<!\p{L})labor|LUFA|LKS|untersuchungs/iu],
]

const roleOf = (name: string): string => ROLES.find(([, names]) => names.test(name))?.[0] ?? 'dealer'

/** The number that the seller has given the buyer is the farm's number as a customer. */
function customerNumberOf(invoice: Invoice): string {
  if (invoice.selfBilled) return ''
  const inNotes = /^(?:Ihre )?Kunden(?:nummer|-?nr\.?): *(\S+)$/im.exec(invoice.notes.join('\n'))?.[1] ?? ''
  return idOf(partiesOf(invoice).receiver, 'Nummer') || inNotes
}
