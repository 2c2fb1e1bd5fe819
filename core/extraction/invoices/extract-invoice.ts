import { FORMATS, isDay, kindOf, readDay } from '../../farm/index.ts'
import { SURE, TO_CONFIRM } from '../confidence.ts'
import type { ExtractionInput, Assertion, Extractor } from '../extractor.ts'
import type { Invoice, InvoiceLine, InvoiceParty } from './invoice.ts'
import { quotedValue } from '../quoted-value.ts'
import { assertionFaults } from '../assertion-faults.ts'
import { cutQuote } from '../quote.ts'
import { shortenWarnings } from '../shorten-warnings.ts'

const CONTACT = 'contact'

/**
 * Electronic invoices and delivery notes (CII, UBL, ZUGFeRD): who wrote it, what was delivered, and the invoice as a
 * letter with its due day. One that the farm itself has written yields nothing; that is known where one of its contacts
 * is in the role of the farm, else every invoice counts as one that was received.
 */
export const extractInvoice: Extractor = (input) => {
  const structure = input.document.structures?.find(({ type }) => type === 'invoice')
  if (structure?.type !== 'invoice') return undefined
  const { invoice } = structure
  const { seller, buyer } = invoice
  if (seller.name === '' || isSame(seller, buyer))
    return {
      rows: [],
      warnings: [
        seller.name === ''
          ? 'Die Rechnung nennt keinen Verkäufer; aus ihr entstehen keine Zeilen.'
          : 'Verkäufer und Käufer der Rechnung sind dieselben; aus ihr entstehen keine Zeilen.',
      ],
    }
  if (isOwn(input, issuerOf(invoice).issuer))
    return {
      rows: [],
      warnings: [
        'Diese Rechnung hat der eigene Betrieb geschrieben. Aus ihr entstehen kein Lieferant und kein Lagerposten.',
      ],
    }
  const warnings = Object.entries({
    Rechnungsdatum: invoice.date,
    Fälligkeit: invoice.dueDate,
    Lieferdatum: invoice.deliveryDate,
  })
    .filter(([, text]) => text !== '' && dayOf(text) === undefined)
    .map(([label, text]) => `${label} ${quotedValue(text)} ist kein Tag, den es gibt, und bleibt offen.`)
  const page = pageOf(input)
  const rows = [...contactRow(invoice, page), ...letterRow(invoice, page), ...stockRows(invoice, page, warnings)]
  const kept = rows.flatMap((row) => checked(row, input.today, warnings))
  return { rows: kept, warnings: shortenWarnings(warnings, 'den Positionen') }
}

const idOf = ({ ids }: InvoiceParty, label: string): string => ids.find(([name]) => name === label)?.[1].trim() ?? ''

const isSame = (one: InvoiceParty, other: InvoiceParty): boolean => {
  const vatIds = [one, other].map((party) => idOf(party, 'USt-IdNr.').replaceAll(/\s/g, '').toUpperCase())
  return (
    (vatIds[0] !== '' && vatIds[0] === vatIds[1]) ||
    (one.name === other.name && one.address.join() === other.address.join())
  )
}

/** Whether it is the farm itself, by its VAT id or its name. */
const isOwn = ({ own = [] }: ExtractionInput, party: InvoiceParty): boolean => {
  const vatId = FORMATS.vat_id.canonical(idOf(party, 'USt-IdNr.'))
  return own.some((name) => name === vatId || name.trim().toLowerCase() === party.name.trim().toLowerCase())
}

/** Who has written the invoice: the seller, or the buyer who settles what was delivered to them. */
const issuerOf = ({ selfBilled, seller, buyer }: Invoice): { issuer: InvoiceParty; receiver: InvoiceParty } =>
  selfBilled ? { issuer: buyer, receiver: seller } : { issuer: seller, receiver: buyer }

/** Where the fields of the invoice stand as text: behind the pages of a PDF. */
interface InvoicePage {
  number: number
  lines: string[]
}

function pageOf({ document }: ExtractionInput): InvoicePage {
  const page = document.pages.at(-1)
  return { number: page?.number ?? 1, lines: page?.text.split('\n') ?? [] }
}

/** The first line that `is` one, and as many below it. */
function quoteOf({ lines }: InvoicePage, is: (line: string) => boolean, below = 0): string | null {
  const at = lines.findIndex(is)
  return at < 0 ? null : cutQuote(lines.slice(at, at + 1 + below).join('\n')).trim() || null
}

function contactRow(invoice: Invoice, page: InvoicePage): Assertion[] {
  const { issuer, receiver } = issuerOf(invoice)
  const country = issuer.address.at(-1) ?? ''
  const [, postcode, city] = /^(\d{5}) (.+)$/.exec(issuer.address.at(-2) ?? '') ?? []
  const german = (country === '' || country === 'DE') && postcode !== undefined
  // The number that the seller has given the buyer is the farm's number as a customer.
  const customerNumber = invoice.selfBilled
    ? ''
    : idOf(receiver, 'Nummer') ||
      (/^(?:Ihre )?Kunden(?:nummer|-?nr\.?): *(\S+)$/im.exec(invoice.notes.join('\n'))?.[1] ?? '')
  return [
    {
      kind: 'contacts',
      name: CONTACT,
      ...(FORMATS.vat_id.canonical(idOf(issuer, 'USt-IdNr.')) === undefined &&
        !german && { unlessCalled: [issuer.name] }),
      confidence: SURE,
      asOf: dayOf(invoice.date),
      page: page.number,
      quote: quoteOf(page, (line) => line === `Name: ${issuer.name}`, 1),
      values: {
        type: 'company',
        name: issuer.name,
        street: issuer.address.slice(0, -2).filter(Boolean).join(', ') || null,
        postcode: german ? postcode : null,
        city: (german ? city : [issuer.address.at(-2), country].filter(Boolean).join(', ')) || null,
        phone: idOf(issuer, 'Telefon') || null,
        email: FORMATS.email.canonical(idOf(issuer, 'E-Mail')) ?? null,
        roles: invoice.selfBilled ? null : ['dealer'],
        customer_number: customerNumber || null,
        vat_id: FORMATS.vat_id.canonical(idOf(issuer, 'USt-IdNr.')) ?? null,
        note: idOf(issuer, 'Ansprechpartner') === '' ? null : `Ansprechpartner: ${idOf(issuer, 'Ansprechpartner')}`,
      },
    },
  ]
}

function letterRow(invoice: Invoice, page: InvoicePage): Assertion[] {
  const deadline = dayOf(invoice.dueDate) ?? dayInTerms(invoice)
  return [
    {
      kind: 'letters',
      name: 'letter',
      links: { sender_id: CONTACT },
      confidence: SURE,
      page: page.number,
      quote: quoteOf(page, (line) => /^(?:Rechnungs|Beleg)nummer: /.test(line), 1),
      values: {
        subject: [invoice.kind, invoice.number].filter(Boolean).join(' '),
        sender: issuerOf(invoice).issuer.name,
        dated: dayOf(invoice.date) ?? null,
        reference_number: invoice.number || null,
        category: invoice.kind === 'Lieferschein' ? 'information' : 'invoice',
        ...(invoice.kind === 'Lieferschein' || invoice.kind === 'Gutschrift' || invoice.selfBilled
          ? {}
          : { deadline: deadline ?? null, deadline_reason: deadline === undefined ? null : 'Zahlungsziel' }),
      },
    },
  ]
}

/** Days as the two syntaxes write them: `20240520`, `2024-05-20`. */
function dayOf(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(text.trim()) ?? []
  const iso = `${year}-${month}-${day}`
  return isDay(iso) ? iso : undefined
}

/** The day to pay by where only the words of the terms tell it: the one that is not for a discount. */
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

function stockRows(invoice: Invoice, page: InvoicePage, warnings: string[]): Assertion[] {
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
  const credit = invoice.kind === 'Gutschrift'
  const isNote = invoice.kind === 'Lieferschein'
  if (isNote && invoice.lines.length > 0)
    warnings.push(
      'Was auf einem Lieferschein steht, steht meist noch einmal in der Rechnung. Bestätige seine Positionen nur, wenn du die Rechnung dazu nicht hochlädst, sonst stehen sie doppelt im Lager.',
    )
  if (credit && invoice.lines.length > 0)
    warnings.push(
      'Gutschrift: Die Mengen stehen mit Minus im Lager. Bestätige sie, wenn die Ware zurückging und nicht nur der Preis.',
    )
  return invoice.lines.flatMap((line, index): Assertion[] => {
    const name = line.name.replaceAll(/\s+/g, ' ').trim()
    const tell = (reason: string) =>
      warnings.push(`Position ${line.position || index + 1} ${quotedValue(name)}: ${reason}`)
    const leave = (reason: string): Assertion[] => (tell(reason), [])
    if (/^(?:pfand|leergut|rabatt|nachlass|bonus|skonto|rundung)/i.test(name))
      return leave('Das ist keine Ware und kommt nicht ins Lager.')
    if (!/^-?\d{1,12}(?:\.\d{1,12})?$/.test(line.quantity))
      return leave(
        line.quantity === '' ? 'Die Menge fehlt.' : `Die Menge ${quotedValue(line.quantity)} ist keine Zahl.`,
      )
    const quantity = Number(line.quantity)
    if (quantity < 0 && credit) return leave('Eine negative Menge in einer Gutschrift ist nicht eindeutig.')
    if (quantity < 0) tell('Die Menge ist negativ, vielleicht eine Rückgabe.')
    const amount = Number((credit ? -quantity : quantity).toFixed(3)) + 0
    return [
      {
        kind: 'stock',
        name: `position ${index + 1}`,
        links: { supplier_id: CONTACT },
        confidence: isNote || credit || quantity < 0 ? TO_CONFIRM : SURE,
        page: page.number,
        quote: quoteOf(page, (text) => text.includes(name) && text.includes('Menge: ')),
        values: {
          article: articleOf(name),
          article_number: labelled(line, 'Artikelnummer'),
          category: isService(line.unit, name) ? 'service' : null,
          amount,
          unit: line.unit || null,
          delivered_on: dayOf(invoice.deliveryDate) ?? null,
          delivery_note: invoice.number || null,
          note:
            amount === (credit ? -quantity : quantity)
              ? null
              : `Menge laut Rechnung: ${line.quantity.replace('.', ',')}`,
        },
      },
    ]
  })
}

const labelled = ({ details }: InvoiceLine, label: string): string | null =>
  details.find((detail) => detail.startsWith(`${label}: `))?.slice(label.length + 2) ?? null

/** Numbers of the article that ZUGFeRD 1 puts before its name are not part of it. */
const articleOf = (name: string): string =>
  name.replace(/^(?:(?:GTIN|EAN|(?:Unsere |Ihre )?Art\.?-?Nr\.?):? *\S+ +)+/i, '')

const UNITS_OF_SERVICES = new Set(['Stunden', 'Minuten', 'Tage', 'Monate', 'Jahre', 'km', 'pauschal'])

const isService = (unit: string, name: string): boolean =>
  UNITS_OF_SERVICES.has(unit) ||
  /^(?:fracht|transport|versand|lieferung frei|anfahrt|maut|lohnarbeit|dienstleistung)/i.test(name)

/** The row if its values check; else the warning why not. */
function checked(row: Assertion, today: string, warnings: string[]): Assertion[] {
  const [fault] = assertionFaults(row.kind, row.values, today)
  if (fault === undefined) return [row]
  warnings.push(`${kindOf(row.kind).singular}: ${fault}`)
  return []
}
