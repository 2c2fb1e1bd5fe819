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
import { CONFIDENT } from '../extraction/index.ts'
import type { DocumentId, NamespaceId } from '../shared/ids.ts'
import type { RecognizedRow } from './recognize-fields.ts'

interface Receipt {
  type: string
  number: string
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
  /** The numbers that papers have for it; several where note and invoice have one each. */
  told: ReadonlySet<string>
}

/**
 * Which goods of the store those of a delivery note or an invoice are, so that none is there twice, whichever came in
 * first: what another paper has by the same partner, number and article, what an invoice calls otherwise than the note
 * that it names, and what one that names none bills within 90 days in equal amount. Each is taken once; what the
 * document stated before stays what it is. Goods that a note brought bear its number, whatever an invoice says.
 */
export async function recognizeGoods(
  rowNames: Pick<RowNames, 'all' | 'statedAs'>,
  { namespaceId }: { namespaceId: NamespaceId; documentId: DocumentId },
  derived: readonly RecognizedRow[],
  before: readonly Pick<StampedRow, 'kind' | 'id' | 'statedAs'>[],
): Promise<RecognizedRow[]> {
  const own = receiptsOf(derived)
  if (own.size === 0 || !derived.some(({ kind, key }) => kind === 'stock' && key !== undefined)) return [...derived]
  const there = await rowNames.all(namespaceId, 'stock', STOCK_FIELDS)
  if (there.length === 0) return [...derived]
  const receipts = receiptsOf(await rowNames.all(namespaceId, 'receipts', RECEIPT_FIELDS))
  const names = await rowNames.statedAs(namespaceId, 'stock')
  const told = Map.groupBy(names, ({ id }) => id)
  const lying = there.flatMap((row) => lyingOf(row, told.get(row.id) ?? [], receipts))
  const ids = new Map([...names, ...there].map(({ id, key }) => [key, id]))
  const stated = new Map(before.flatMap(({ kind, id, statedAs }) => (kind === 'stock' ? [[statedAs, id]] : [])))
  const known = ({ key = '' }: RecognizedRow) => stated.get(key) ?? ids.get(key)
  const taken = new Set(derived.flatMap((row) => (row.kind === 'stock' ? [known(row)] : [])))
  const free = new Set(lying.filter(({ id }) => !taken.has(id)).toSorted(byDay))
  return derived.map((row) => {
    if (row.kind !== 'stock' || row.key === undefined) return row
    const arrived = arrivedOf(row.key, row.values, own)
    const id = known(row)
    const same =
      id !== undefined
        ? lying.find((one) => one.id === id)
        : arrived &&
          ([...free].find((one) => isOfNote(arrived, one, own, receipts)) ??
            [...free].find((one) => isBilled(arrived, one, own, receipts)))
    if (same) free.delete(same)
    const meant = stated.has(row.key) ? undefined : (id ?? same?.id)
    const brought = arrived && same && noteThatBrought(arrived, same, own, receipts)
    return {
      ...row,
      ...(meant !== undefined && { meant }),
      ...(brought !== undefined && { values: { ...row.values, delivery_note: brought } }),
    }
  })
}

/**
 * Goods that are not sure, such as those of a list of invoices, but that another paper has told just so: of the same
 * partner, number and article, in equal amount. They ask nothing of a person.
 */
export async function confirmKnownGoods(
  rowNames: Pick<RowNames, 'all' | 'statedAs'>,
  { namespaceId }: { namespaceId: NamespaceId },
  derived: readonly RecognizedRow[],
  before: readonly Pick<StampedRow, 'kind' | 'id'>[],
): Promise<RecognizedRow[]> {
  const isOpen = ({ kind, key, confidence }: RecognizedRow) =>
    kind === 'stock' && key !== undefined && confidence < CONFIDENT
  if (!derived.some(isOpen)) return [...derived]
  const own = new Set(before.flatMap(({ kind, id }) => (kind === 'stock' ? [id] : [])))
  const there = (await rowNames.all(namespaceId, 'stock', [...STOCK_FIELDS, 'delivery_note'])).filter(
    ({ id }) => !own.has(id),
  )
  const byId = new Map(there.map((row) => [row.id, row]))
  const names = [...(await rowNames.statedAs(namespaceId, 'stock')), ...there]
  const byKey = new Map(names.map(({ id, key }) => [key, byId.get(id)]))
  return derived.map((row) => {
    const known = isOpen(row) ? byKey.get(row.key!) : undefined
    const isSame =
      known?.values['unit'] === row.values['unit'] && Number(known?.values['amount']) === Number(row.values['amount'])
    if (!known || !isSame) return row
    const brought = known.values['delivery_note'] ?? row.values['delivery_note']
    return { ...row, meant: known.id, confidence: CONFIDENT, values: { ...row.values, delivery_note: brought } }
  })
}

const STOCK_FIELDS = ['article', 'article_number', 'amount', 'unit', 'delivered_on']
const RECEIPT_FIELDS = ['type', 'number', 'partner', 'date', 'positions']

type Receipts = ReadonlyMap<string, readonly Receipt[]>

/** By partner and number; an invoice also by the notes that its positions name. */
const receiptsOf = (rows: readonly { kind?: string; values: Readonly<Record<string, unknown>> }[]): Receipts =>
  Map.groupBy(
    rows.flatMap(({ kind = 'receipts', values: { type, number, partner, date, positions } }) => {
      if (kind !== 'receipts' || typeof number !== 'string' || typeof partner !== 'string') return []
      const by = (of: string) => `${keyText(partner)}|${noteKey(of)}`
      const receipt = { about: by(number), type: String(type), number, date: String(date) }
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

function lyingOf({ id, key, values }: NamedRow, names: readonly { key: string }[], receipts: Receipts): Lying[] {
  const arrived = key === null ? undefined : arrivedOf(key, values, receipts)
  return arrived ? [{ ...arrived, id, told: new Set([key!, ...names.map((one) => one.key)].map(noteIn)) }] : []
}

const noteIn = (key: string): string => key.split('|')[1] ?? ''

const byDay = (one: Lying, other: Lying): number =>
  (one.day ?? '').localeCompare(other.day ?? '') || one.id.localeCompare(other.id)

/** Of two papers of one note, one bills it. */
function isOfNote(arrived: Arrived, lying: Lying, own: Receipts, receipts: Receipts): boolean {
  if (lying.partner !== arrived.partner) return false
  const isNote = isOf(arrived, own, 'delivery_note')
  // The note that it names was taken for that of another invoice, which named none.
  if (lying.told.size > 1)
    return !isNote && lying.told.has(arrived.note) && lying.note !== arrived.note && isSameAmount(arrived, lying)
  return (
    lying.note === arrived.note &&
    isNote !== isOf(lying, receipts, 'delivery_note') &&
    (isSameArticle(arrived, lying) || isSameAmount(arrived, lying))
  )
}

/** Whether one is of a note and the other of an invoice that names none and came for it. */
function isBilled(arrived: Arrived, lying: Lying, own: Receipts, receipts: Receipts): boolean {
  if (lying.partner !== arrived.partner || lying.told.size > 1) return false
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

/** As the note of the goods writes its number, where one did that is not the paper itself. */
const noteThatBrought = (arrived: Arrived, { partner, told }: Lying, own: Receipts, receipts: Receipts) =>
  isOf(arrived, own, 'delivery_note')
    ? undefined
    : [...told]
        .filter((note) => note !== arrived.note)
        .flatMap((note) => receipts.get(`${partner}|${note}`) ?? [])
        .find(({ type }) => type === 'delivery_note')?.number
