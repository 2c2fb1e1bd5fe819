import { FORMATS } from '../../farm/index.ts'
import type { Invoice, InvoiceParty } from './invoice.ts'

/** The value of one of the party's numbers or ways to reach it, empty where it has none. */
export const idOf = ({ ids }: InvoiceParty, label: string): string =>
  ids.find(([name]) => name === label)?.[1].trim() ?? ''

/** The VAT id in its canonical form; undefined where there is none, or it is none. */
export const vatIdOf = (party: InvoiceParty): string | undefined => FORMATS.vat_id.canonical(idOf(party, 'USt-IdNr.'))

/** Whether both are the same party, by VAT id or by name and address. */
export const isSame = (one: InvoiceParty, other: InvoiceParty): boolean => {
  const vatIds = [one, other].map((party) => idOf(party, 'USt-IdNr.').replaceAll(/\s/g, '').toUpperCase())
  return (
    (vatIds[0] !== '' && vatIds[0] === vatIds[1]) ||
    (one.name === other.name && one.address.join() === other.address.join())
  )
}

/** Whether it is one of the names or VAT ids of the farm. */
export const isOwn = (own: readonly string[], party: InvoiceParty): boolean =>
  own.some((name) => name === vatIdOf(party) || name.trim().toLowerCase() === party.name.trim().toLowerCase())

/** The seller writes the invoice, or the buyer who settles what was delivered to them. */
export const partiesOf = ({ selfBilled, seller, buyer }: Invoice): { issuer: InvoiceParty; receiver: InvoiceParty } =>
  selfBilled ? { issuer: buyer, receiver: seller } : { issuer: seller, receiver: buyer }
