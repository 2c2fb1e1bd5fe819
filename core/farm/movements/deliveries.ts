import type { KINDS } from '../kinds/kinds.ts'
import { keyText, noteKey } from '../kinds/kind.ts'
import type { ValuesOf } from '../schema/fields.ts'
import { inBase, isInTime, isSameAmount, isSameArticle, type NamedGoods } from './same-goods.ts'
import type { Movement } from './levels.ts'

export type Receipt = ValuesOf<(typeof KINDS)['receipts']['fields']>
type Position = NonNullable<Receipt['positions']>[number]

/** Goods that a receipt brought. */
export interface Delivery {
  article: string
  movement: Movement
}

/** Goods of one position, in the unit that they are counted in. */
interface Goods extends NamedGoods {
  position: Position
  day: string
  notes: string[]
}

interface Brought extends Goods {
  partner: string
  note: string
  /** An invoice without its number is held to have billed it. */
  billed: boolean
}

/**
 * What receipts brought in, each delivery once (ADR 29): a note brings its goods, an invoice what no note brought that
 * it names or, where it names none, that holds the same of the same article.
 */
export function deliveriesOf(receipts: readonly Receipt[]): Delivery[] {
  const { brought, beside } = matchInvoices(receipts)
  return [...brought, ...beside].map(({ article, amount, unit, day }) => ({
    article,
    movement: { day, type: 'in', amount, unit },
  }))
}

/** The positions of delivery notes that no invoice has billed yet. */
export const unbilledPositions = (receipts: readonly Receipt[]): ReadonlySet<Position> =>
  new Set(matchInvoices(receipts).brought.flatMap(({ billed, position }) => (billed ? [] : [position])))

/** The first day on which the delivery notes brought what a position of an invoice bills. */
export const daysOfNotes = (receipts: readonly Receipt[]): ReadonlyMap<Position, string> => matchInvoices(receipts).days

/** What delivery notes brought, and what invoices billed beside it. */
function matchInvoices(receipts: readonly Receipt[]): {
  brought: Brought[]
  beside: Goods[]
  days: Map<Position, string>
} {
  const days = new Map<Position, string>()
  const incoming = receipts.filter(({ direction }) => direction !== 'outgoing')
  const notes = incoming.filter(({ type }) => type === 'delivery_note')
  const brought = notes.flatMap((note) =>
    goodsOf(note).map((goods): Brought => ({
      ...goods,
      partner: keyText(note.partner ?? ''),
      note: noteKey(note.number),
      billed: false,
    })),
  )
  const byNote = Map.groupBy(brought, ({ partner, note }) => `${partner}|${note}`)
  const byPartner = Map.groupBy(brought, ({ partner }) => partner)
  const invoices = incoming
    .filter(({ type }) => type === 'invoice')
    .map((invoice) => ({ partner: keyText(invoice.partner ?? ''), goods: goodsOf(invoice) }))
  // Whoever names a note has it; what is left may be covered by equal amounts.
  const named = invoices.flatMap(({ partner, goods }) =>
    goods.filter((one) => one.notes.length > 0).flatMap((one) => beyondNotes(one, partner, byNote, days)),
  )
  const unnamed = invoices.flatMap(({ partner, goods }) =>
    goods.filter((one) => one.notes.length === 0 && !isCovered(one, byPartner.get(partner) ?? [], days)),
  )
  return { brought, beside: [...named, ...unnamed], days }
}

const goodsOf = ({ positions, date }: Receipt): Goods[] =>
  (positions ?? []).flatMap((position) => {
    const { article, article_number: articleNumber, is, delivery_note, delivered_on } = position
    const counted = countedIn(position)
    if ((is !== null && is !== 'goods') || counted === undefined) return []
    const notes = (delivery_note ?? '').split(',').map(noteKey).filter(Boolean)
    return [{ position, article, articleNumber, ...counted, day: delivered_on ?? date, notes }]
  })

/** Packs count as what is in them; undefined for what brings nothing. */
function countedIn({ amount, unit, content, content_unit }: Position): Pick<Goods, 'amount' | 'unit'> | undefined {
  if (amount === null || amount <= 0) return undefined
  return content !== null && content > 0 && content_unit !== null
    ? { amount: Number((amount * content).toFixed(6)), unit: content_unit }
    : { amount, unit }
}

/** What of a position no note brought that it names; of several notes of which one is missing, the rest. */
function beyondNotes(
  goods: Goods,
  partner: string,
  byNote: ReadonlyMap<string, Brought[]>,
  days: Map<Position, string>,
): Goods[] {
  const known = goods.notes.map((note) => byNote.get(`${partner}|${note}`))
  const held = known.flatMap((positions) => (positions ?? []).filter((one) => isSameArticle(one, goods)))
  const alike =
    held.length > 0 ? held : known.flatMap((positions) => (positions ?? []).filter((one) => isSameAmount(one, goods)))
  for (const one of alike) one.billed = true
  if (alike.length === 0) return [goods]
  days.set(goods.position, alike.map(({ day }) => day).toSorted()[0]!)
  if (!known.includes(undefined)) return []
  const [amount, base] = inBase(goods)
  const covered = alike.map(inBase)
  if (covered.some(([, other]) => other !== base)) return []
  const rest = amount - covered.reduce((sum, [one]) => sum + one, 0)
  return rest > amount * 1e-9 ? [{ ...goods, amount: Number((goods.amount * (rest / amount)).toFixed(6)) }] : []
}

/** Whether a note that no invoice has billed yet brought the same; it is billed by that. */
function isCovered(goods: Goods, brought: readonly Brought[], days: Map<Position, string>): boolean {
  const same = brought.find(
    (one) => !one.billed && isSameArticle(one, goods) && isSameAmount(one, goods) && isInTime(one.day, goods.day),
  )
  if (same) {
    same.billed = true
    days.set(goods.position, same.day)
  }
  return same !== undefined
}
