import {
  goodsCategory,
  isPack,
  lineNature,
  packContent,
  type GoodsCategory,
  type LineNature,
} from '../../terms/index.ts'
import { quotedValue } from '../quoted-value.ts'
import { invoiceDay } from './invoice-day.ts'
import { eurosOf } from './invoice-sums.ts'
import type { Invoice, InvoiceLine } from './invoice.ts'

/** A line of an invoice as a position of its receipt. */
export interface Position {
  /** From 0. */
  index: number
  line: InvoiceLine
  /** For people: „Position 2 „KAS 27““. */
  called: string
  article: string
  articleNumber: string | null
  nature: LineNature
  category: GoodsCategory | null
  /** As written, with the sign of the receipt; undefined where it is no number. */
  amount: number | undefined
  unit: string
  content: { amount: number; unit: string } | undefined
  /** A pack of which nothing says what is in it. */
  isOpenPack: boolean
  /** The one note that brought it; several with a comma between; null where none is named. */
  note: string | null
  deliveredOn: string | null
}

/** Numbers of the article that ZUGFeRD 1 puts before its name are not part of it. */
const articleOf = (name: string): string =>
  name.replace(/^(?:(?:GTIN|EAN|(?:Unsere |Ihre )?Art\.?-?Nr\.?):? *\S+ +)+/i, '')

const detailOf = ({ details }: InvoiceLine, label: string): string | null =>
  details.find((detail) => detail.startsWith(`${label}: `))?.slice(label.length + 2) ?? null

/** Credit notes give back what they say, so it stands with a minus. */
export const signOf = (invoice: Invoice): 1 | -1 => (invoice.kind === 'Gutschrift' && !hasMinus(invoice) ? -1 : 1)

/** Some credit notes have the minus themselves. */
const hasMinus = ({ totals }: Invoice): boolean =>
  totals.some(([label, amount]) => label === 'Bruttobetrag' && amount.trim().startsWith('-'))

export const quantityOf = (text: string): number | undefined =>
  /^-?\d{1,12}(?:\.\d{1,12})?$/.test(text) ? Number(text) : undefined

export function positionsOf(invoice: Invoice): Position[] {
  const headNotes = noteNumbers(invoice.references.find(([label]) => label === 'Lieferscheinnummer')?.[1] ?? '')
  const headDay = invoiceDay(invoice.deliveryDate) ?? null
  return invoice.lines.map((line, index) => {
    const name = line.name.replaceAll(/\s+/g, ' ').trim()
    const article = articleOf(name)
    const nature = lineNature(article, line.unit)
    const content = nature === 'goods' ? packContent([article, ...line.details].join(' '), line.unit) : undefined
    const quantity = quantityOf(line.quantity)
    const notes = invoice.kind === 'Lieferschein' ? [invoice.number] : ownNotes(line)
    return {
      index,
      line,
      called: `Position ${line.position || index + 1} ${quotedValue(name)}`,
      article,
      articleNumber: detailOf(line, 'Artikelnummer'),
      nature,
      category: nature === 'goods' ? (goodsCategory(article) ?? null) : null,
      amount: quantity === undefined ? undefined : quantity * signOf(invoice),
      unit: line.unit,
      content,
      isOpenPack: nature === 'goods' && content === undefined && isPack(line.unit) && line.unit !== 'Sack',
      note: (notes.length > 0 ? notes : headNotes).join(', ') || null,
      deliveredOn: invoiceDay(line.deliveryDate ?? '') ?? headDay,
    }
  })
}

/** Numbers apart from each other; more than anyone names of one position are none. */
const noteNumbers = (text: string): string[] =>
  text
    .split(/[,;]\s*|\s+(?:und|u\.)\s+/)
    .map((number) => number.trim())
    .filter(Boolean)
    .slice(0, 8)

/** The notes of a line: its field, else its details name them. */
function ownNotes({ deliveryNote = '', details }: InvoiceLine): string[] {
  if (deliveryNote !== '') return noteNumbers(deliveryNote)
  const named = /(?:Lieferschein|LS)(?:nummer|-?\s?Nr\.?)?:?\s*((?=\S*\d)[\w/.][\w/.-]{1,40})/i.exec(
    details.join('\n'),
  )?.[1]
  return named === undefined ? [] : [named.replace(/[.,]$/, '')]
}

/** The price of one of the unit, as far as four places say it; null where they do not. */
export function unitPrice({ price, priceBase = '' }: InvoiceLine): number | null {
  const [one, base] = [quantityOf(price), priceBase === '' ? 1 : (quantityOf(priceBase) ?? 0)]
  if (one === undefined || base <= 0) return null
  const exact = one / base
  const rounded = Number(exact.toFixed(4))
  return Math.abs(rounded - exact) < 1e-9 ? rounded + 0 : null
}

/** What a line comes to, with the sign of the receipt. */
export const netOf = (invoice: Invoice, { amount }: InvoiceLine): number | null => {
  const euros = eurosOf(amount)
  return euros === null ? null : euros * signOf(invoice) + 0
}
