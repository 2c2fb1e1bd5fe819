import { keyText } from '../kinds/kind.ts'

/** A contact, as far as it tells who is meant. */
export type ContactSigns = Readonly<Record<string, unknown>>

/**
 * Whether two entries are of one contact: two signs have to agree, one of them the name or the address for mail, and
 * none may be against it. The number for VAT decides alone; two of one name at two places are two.
 */
export function isSameContact(one: ContactSigns, other: ContactSigns): boolean {
  const tells = (field: string, read: (text: string) => string): boolean | undefined => {
    const [a, b] = [one[field], other[field]].map((text) => (typeof text === 'string' ? read(text) : ''))
    return a && b ? a === b : undefined
  }
  const vat = tells('vat_id', (text) => text)
  if (vat !== undefined) return vat
  const place = tells('postcode', (text) => text) ?? tells('city', keyText)
  if (place === false) return false
  const [name, mail] = [tells('name', keyText) === true, tells('email', (text) => text.toLowerCase()) === true]
  const others = [
    place === true,
    tells('customer_number', keyText) === true,
    tells('phone', (text) => text.replaceAll(/\D/g, '').replace(/^(?:00)?49/, '0')) === true,
  ]
  return (name || mail) && [name, mail, ...others].filter(Boolean).length >= 2
}
