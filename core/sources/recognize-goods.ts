import {
  isInTime,
  isSameAmount,
  isSameArticle,
  keyText,
  noteKey,
  type NamedGoods,
  type NamedRow,
  type RowId,
  type RowNames,
  type StampedRow,
} from '../farm/index.ts'
import type { DocumentId, NamespaceId } from '../shared/ids.ts'
import type { RecognizedRow } from './recognize-fields.ts'

interface Receipt {
  type: string
  date: string
  /** The article, where it is an invoice that names this note for it. */
  names?: string
}

/** Goods that came by a note or an invoice. */
interface Arrived extends NamedGoods {
  partner: string
  /** The number of the note that brought them; of an invoice that names none, its own. */
  note: string
  day: string | null
}

interface Lying extends Arrived {
  id: RowId
  key: string
  /** The number that whoever told of it last has for it; another one where both note and invoice have. */
  told: string
}

/**
 * Which goods of the store those of a delivery note or an invoice are, so that none is there twice, whichever came in
 * first: what an invoice calls otherwise than the note that it names, and what one that names none bills within 90 days
 * in equal amount. Each is taken once; what the document stated before stays what it is.
 */
export async function recognizeGoods(
  rowNames: Pick<RowNames, 'all'>,
  { namespaceId }: { namespaceId: NamespaceId; documentId: DocumentId },
  derived: readonly RecognizedRow[],
  before: readonly Pick<StampedRow, 'kind' | 'statedAs'>[],
): Promise<RecognizedRow[]> {
  const own = receiptsOf(derived)
  if (own.size === 0 || !derived.some(({ kind, key }) => kind === 'stock' && key !== undefined)) return [...derived]
  const there = await rowNames.all(namespaceId, 'stock', STOCK_FIELDS)
  if (there.length === 0) return [...derived]
  const receipts = receiptsOf(await rowNames.all(namespaceId, 'receipts', RECEIPT_FIELDS))
  const stated = new Set(before.flatMap(({ kind, statedAs }) => (kind === 'stock' ? [statedAs] : [])))
  const keys = new Set(derived.flatMap(({ kind, key }) => (kind === 'stock' ? [key] : [])))
  const lying = there.flatMap((row) => lyingOf(row, receipts))
  const known = new Set(lying.map(({ key }) => key))
  const free = new Set(lying.filter(({ key }) => !keys.has(key)).toSorted(byDay))
  return derived.map((row) => {
    if (row.kind !== 'stock' || row.key === undefined || stated.has(row.key) || known.has(row.key)) return row
    const arrived = arrivedOf(row.key, row.values, own)
    const same =
      arrived &&
      ([...free].find((one) => isOfNote(arrived, one, own, receipts)) ??
        [...free].find((one) => isBilled(arrived, one, own, receipts)))
    if (!same) return row
    free.delete(same)
    return { ...row, meant: same.id }
  })
}

const STOCK_FIELDS = ['article', 'article_number', 'amount', 'unit', 'delivered_on', 'delivery_note']
const RECEIPT_FIELDS = ['type', 'number', 'partner', 'date', 'positions']

type Receipts = ReadonlyMap<string, readonly Receipt[]>

/** By partner and number; an invoice also by the notes that its positions name. */
const receiptsOf = (rows: readonly { kind?: string; values: Readonly<Record<string, unknown>> }[]): Receipts =>
  Map.groupBy(
    rows.flatMap(({ kind = 'receipts', values: { type, number, partner, date, positions } }) => {
      if (kind !== 'receipts' || typeof number !== 'string' || typeof partner !== 'string') return []
      const by = (of: string) => `${keyText(partner)}|${noteKey(of)}`
      const receipt = { about: by(number), type: String(type), date: String(date) }
      const named = type === 'invoice' && Array.isArray(positions) ? (positions as Named[]) : []
      return [
        receipt,
        ...named.flatMap(({ article, delivery_note: notes }) =>
          (notes ?? '').split(',').flatMap((note) => {
            const about = by(note)
            return noteKey(note) === '' ? [] : [{ ...receipt, about, type: 'names', names: keyText(article) }]
          }),
        ),
      ]
    }),
    ({ about }) => about,
  )

interface Named {
  article: string
  delivery_note?: string | null
}

const aboutOf = ({ partner, note }: Arrived): string => `${partner}|${note}`

const isOf = (arrived: Arrived, receipts: Receipts, type: 'delivery_note' | 'invoice'): boolean =>
  (receipts.get(aboutOf(arrived)) ?? []).some((one) => one.type === type)

function arrivedOf(key: string, values: Readonly<Record<string, unknown>>, receipts: Receipts): Arrived | undefined {
  const [partner = '', note = ''] = key.split('|')
  const { article, article_number: number, amount, unit, delivered_on: day } = values
  if (partner === '' || note === '' || typeof article !== 'string' || typeof amount !== 'number' || amount <= 0)
    return undefined
  return {
    partner,
    note,
    article,
    articleNumber: typeof number === 'string' ? number : null,
    amount,
    unit: typeof unit === 'string' ? unit : null,
    day:
      typeof day === 'string'
        ? day
        : (receipts.get(`${partner}|${note}`)?.find(({ names }) => names === undefined)?.date ?? null),
  }
}

function lyingOf({ id, key, values }: NamedRow, receipts: Receipts): Lying[] {
  const arrived = key === null ? undefined : arrivedOf(key, values, receipts)
  return arrived ? [{ ...arrived, id, key: key!, told: noteKey(String(values['delivery_note'] ?? '')) }] : []
}

const byDay = (one: Lying, other: Lying): number =>
  (one.day ?? '').localeCompare(other.day ?? '') || one.id.localeCompare(other.id)

/** Of two papers of one note, one bills it. */
function isOfNote(arrived: Arrived, lying: Lying, own: Receipts, receipts: Receipts): boolean {
  if (lying.partner !== arrived.partner) return false
  const isNote = isOf(arrived, own, 'delivery_note')
  // The note that it names was taken for that of another invoice, which named none.
  if (lying.told !== lying.note) return !isNote && lying.told === arrived.note && isSameAmount(arrived, lying)
  return (
    lying.note === arrived.note &&
    isNote !== isOf(lying, receipts, 'delivery_note') &&
    (isSameArticle(arrived, lying) || isSameAmount(arrived, lying))
  )
}

/** Whether one is of a note and the other of an invoice that names none and came for it. */
function isBilled(arrived: Arrived, lying: Lying, own: Receipts, receipts: Receipts): boolean {
  if (lying.partner !== arrived.partner || lying.told !== lying.note) return false
  const isNote = isOf(arrived, own, 'delivery_note')
  const [note, invoice] = isNote ? [arrived, lying] : [lying, arrived]
  const [notes, invoices] = isNote ? [own, receipts] : [receipts, own]
  const isNamed = (receipts.get(aboutOf(note)) ?? []).some(({ names }) => names === keyText(note.article))
  return (
    isOf(note, notes, 'delivery_note') &&
    isOf(invoice, invoices, 'invoice') &&
    !isNamed &&
    note.day !== null &&
    invoice.day !== null &&
    isInTime(note.day, invoice.day) &&
    isSameArticle(note, invoice) &&
    isSameAmount(note, invoice)
  )
}
