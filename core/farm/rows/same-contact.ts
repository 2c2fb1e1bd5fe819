import { spellOutUmlauts } from '../../shared/german/fold.ts'
import { keyText } from '../kinds/kind.ts'

/** A contact, as far as it tells who is meant. */
export type ContactSigns = Readonly<Record<string, unknown>>

/** The legal forms of German and neighbouring companies, as `spelled` writes them, the longer before the shorter. */
const LEGAL_FORM =
  /(?<![a-z0-9])(?:gesellschaft mit beschraenkter haftung|(?:gmbh|ug|ag|se|stiftung|haftungsbeschraenkt|ltd|b v|bv)(?: haftungsbeschraenkt)?(?: (?:und )?co(?: (?:kgaa|kg|ohg))?)?|(?:und )?co (?:kg|ohg)|ggmbh|kgaa|kg|ohg|gbr|e kfm|e kfr|e ?k|ek|e ?g|eg|e ?v|ev|a g|w v|vvag|inh|partg(?: mbb)?|sarl|s a)(?![a-z0-9])/g

const spelled = (text: string): string => keyText(spellOutUmlauts(text.replaceAll(/[&+]/g, ' und ')))

interface FirmName {
  whole: string
  /** Without its legal form. */
  bare: string
  /** Empty where the name has none. */
  form: string
}

function firmName(name: string): FirmName {
  const whole = spelled(name)
  const forms = whole.match(LEGAL_FORM) ?? []
  const bare = whole.replaceAll(LEGAL_FORM, ' ').replaceAll(/ +/g, ' ').trim()
  return bare === ''
    ? { whole, bare: whole, form: '' }
    : { whole, bare, form: forms.join(' ').replaceAll(/(?<![a-z0-9])und(?![a-z0-9])| /g, '') }
}

/** Names of one company, with or without its legal form, umlauts written out or not; two forms are two companies. */
export function isNameOf(one: string, other: string): boolean {
  const [a, b] = [firmName(one), firmName(other)]
  return a.bare !== '' && a.bare === b.bare && isOneForm(a, b)
}

const isOneForm = (a: FirmName, b: FirmName): boolean => a.form === '' || b.form === '' || a.form === b.form

const streetKey = (text: string): string =>
  spelled(text)
    .replaceAll(/str(?:asse)?(?![a-z])/g, 'str')
    .replaceAll(' ', '')
const phoneKey = (text: string): string => text.replaceAll(/\D/g, '').replace(/^(?:00)?49/, '0')

/**
 * Whether two entries are of one contact: two signs have to agree, one of them the name or the address for mail, and
 * none may be against it. The number for VAT decides alone; two of one name at two places are two. A name that is the
 * same but for its legal form needs the same street at the same place, or the same telephone, mail or number.
 */
export function isSameContact(one: ContactSigns, other: ContactSigns): boolean {
  const tells = (field: string, read: (text: string) => string): boolean | undefined => {
    const [a, b] = [one[field], other[field]].map((text) => (typeof text === 'string' ? read(text) : ''))
    return a && b ? a === b : undefined
  }
  const vat = tells('vat_id', (text) => text)
  if (vat !== undefined) return vat
  const place = tells('postcode', (text) => text) ?? tells('city', spelled)
  if (place === false) return false
  const [name, mail] = [tells('name', spelled) === true, tells('email', (text) => text.toLowerCase()) === true]
  const street = tells('street', streetKey)
  const numbers = [tells('customer_number', keyText), tells('phone', phoneKey)].filter((same) => same === true).length
  const [first, second] = [one, other].map(({ name: given }) => firmName(typeof given === 'string' ? given : ''))
  const isAlike = first!.bare !== '' && first!.bare === second!.bare
  if (isAlike && !isOneForm(first!, second!)) return false
  if (!name && isAlike && street !== false) return (street === true && place === true) || numbers > 0 || mail
  return (name || mail) && Number(name) + Number(mail) + Number(place === true) + numbers >= 2
}
