import { keyText, unbilledPositions, type Picture, type PictureRow, type RowValues } from '../../farm/index.ts'
import {
  amountText,
  choiceText,
  dayColumn,
  joinTexts,
  textColumn,
  WIDE,
  type Entry,
  type ToldColumn,
} from './define-register.ts'
import { contactText } from './group-register.ts'
import { isWithin, type Span } from './order-and-time.ts'

type Known = string | null | undefined
type Receipt = PictureRow<'receipts'>
type Position = NonNullable<Receipt['values']['positions']>[number]
type Category = RowValues<'stock'>['category'] & string

/** Goods that came, went, or were used, on one line of whichever paper. */
export interface GoodsLine extends Entry {
  day: Known
  what: string
  article: string
  amount: string
  batch: Known
  partner: Known
  receipt: string
  about: Known
}

export const GOODS_COLUMNS: readonly ToldColumn<GoodsLine>[] = [
  dayColumn('Datum', ({ day }) => day),
  textColumn('Vorgang', ({ what }) => what),
  textColumn('Artikel', ({ article }) => article, WIDE),
  textColumn('Menge', ({ amount }) => amount, { align: 'right' }),
  textColumn('Charge', ({ batch }) => batch),
  textColumn('von oder an', ({ partner }) => partner, WIDE),
  textColumn('Beleg', ({ receipt }) => receipt, WIDE),
  textColumn('Ort, Schlag', ({ about }) => about),
]

export const GOODS_READS = ['receipts', 'stock', 'stock_movements', 'contacts', 'places'] as const

/** The articles of a category, by what stores and receipts call them. */
export const articlesOf = (picture: Picture, category: Category): ReadonlySet<string> =>
  picture.derive(`articles of ${category}`, ['stock', 'receipts'], (rows) => {
    const stored = rows.rows('stock').filter(({ values }) => values.category === category)
    const positions = rows.rows('receipts').flatMap(({ values }) => values.positions ?? [])
    return new Set(
      [
        ...stored.map(({ values }) => values.article ?? ''),
        ...positions.filter((one) => one.category === category).map(({ article }) => article),
      ].map(keyText),
    )
  })

/** Positions of receipts; a delivery note that has its invoice says so, for it is of the same goods. */
export function receiptLines(
  picture: Picture,
  span: Span,
  isOf: (position: Position, receipt: Receipt) => boolean,
): GoodsLine[] {
  return picture.rows('receipts').flatMap((row) =>
    (row.values.positions ?? [])
      .filter((position) => isWithin(position.delivered_on ?? row.values.date, span) && isOf(position, row))
      .map((position) => ({
        row,
        day: position.delivered_on ?? row.values.date,
        what: row.values.direction === 'outgoing' ? 'Verkauf' : 'Zukauf',
        article: position.article,
        amount: amountText(position.amount, position.unit),
        batch: position.batch,
        partner: contactText(picture, row.values.partner_id) ?? row.values.partner,
        receipt: receiptText(picture, row, position),
        about: null,
      })),
  )
}

function receiptText(picture: Picture, { values }: Receipt, position: Position): string {
  const isBilled = values.type === 'delivery_note' && !unbilled(picture).has(position)
  return joinTexts([
    joinTexts([choiceText('receipts', 'type', values.type), values.number], ' '),
    position.delivery_note && `zu Lieferschein ${position.delivery_note}`,
    isBilled && values.direction !== 'outgoing' ? 'Rechnung liegt vor' : null,
  ])
}

const unbilled = (picture: Picture): ReadonlySet<unknown> =>
  picture.derive('unbilled positions', ['receipts'], (rows) =>
    unbilledPositions(rows.rows('receipts').map(({ values }) => values as never)),
  )

/** Movements of a store; one that names its receipt repeats what the receipt says and says so. */
export const movementLines = (
  picture: Picture,
  span: Span,
  isOf: (movement: RowValues<'stock_movements'>) => boolean,
): GoodsLine[] =>
  picture
    .rows('stock_movements')
    .filter(({ values }) => isWithin(values.date, span) && isOf(values))
    .map((row) => {
      const { date, type, article, amount, unit, batch, place_id, partner_id, receipt_id, note } = row.values
      const receipt = picture.byId('receipts', receipt_id)
      return {
        row,
        day: date,
        what: choiceText('stock_movements', 'type', type),
        article: article ?? '',
        amount: amountText(amount, unit),
        batch,
        partner: contactText(picture, partner_id),
        receipt: joinTexts([receipt && `zu ${receipt.values.number}`, note]),
        about: picture.byId('places', place_id)?.values.name,
      }
    })
