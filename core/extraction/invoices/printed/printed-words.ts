import { DAY } from '../../documents/printed-values.ts'
import { AMOUNT } from './printed-cells.ts'
import type { Column } from './printed-columns.ts'
import { PRICE, QUANTITY, rowFrom, TAX, type PrintedRow } from './printed-parts.ts'

/** What a column may hold, and in how many words at most. */
const CELLS: Partial<Record<Column, readonly [RegExp, number]>> = {
  position: [/^\d{1,4}\.?$/, 1],
  number: [/^(?=\S*\d)\S{1,24}$/, 1],
  batch: [/^(?=\S*\d)\S{1,24}$/, 1],
  note: [/^(?=\S*\d)\S{1,24}$/, 1],
  day: [new RegExp(`^${DAY}$`, 'u'), 1],
  pack: [/^\d[\d.,]*\s?\p{L}{1,12}$/u, 2],
  discount: [/^-?\d{1,2}(?:,\d{1,2})?\s?%?$/, 2],
  quantity: [QUANTITY, 4],
  unit: [/^[\p{L}.³²]{1,12}$/u, 1],
  price: [PRICE, 5],
  tax: [TAX, 2],
  amount: [AMOUNT, 3],
}
const NEEDED: readonly Column[] = ['quantity', 'price', 'amount']
const MOST_WORDS = 40

type Said = Partial<Record<Column, string>>
interface Side {
  said: Said
  /** How many words of the line it takes. */
  words: number
}

/**
 * The readings of a line whose cells do not stand apart: each division of its words into the columns, in their order,
 * of which the quantity by the price is the amount. Of several, those that leave the fewest columns empty.
 */
export function readWords(cells: readonly string[], columns: readonly Column[], commas: boolean): PrintedRow[] {
  const words = cells.join(' ').split(/\s+/).filter(Boolean)
  const at = columns.indexOf('article')
  const isKnown = columns.every((column) => column === 'article' || CELLS[column] !== undefined)
  const isOnce = new Set(columns).size === columns.length && NEEDED.every((column) => columns.includes(column))
  if (!isKnown || !isOnce || at < 0 || words.length > MOST_WORDS) return []
  const codes = cells.filter((cell) => /^[A-Z][A-Z\d./-]{1,19}$/.test(cell))
  const before = sides(columns.slice(0, at), words, 'left', codes)
  const behind = sides(columns.slice(at + 1).toReversed(), words, 'right', codes)
  const rows = new Map<string, { row: PrintedRow; filled: number }>()
  for (const left of before)
    for (const right of behind) {
      const name = words.slice(left.words, words.length - right.words).join(' ')
      if (left.words + right.words >= words.length || !/\p{L}{2}/u.test(name)) continue
      const said = { ...left.said, ...right.said }
      const row = rowSaid(name, said, commas)
      const key = row && keyOf(row)
      if (row?.fits && !rows.has(key!)) rows.set(key!, { row, filled: Object.keys(said).length })
    }
  const most = Math.max(0, ...[...rows.values()].map(({ filled }) => filled))
  return [...rows.values()].filter(({ filled }) => filled === most).map(({ row }) => row)
}

const keyOf = ({ line: { name, quantity, unit, price, amount, taxRate } }: PrintedRow): string =>
  [name, quantity, unit, price, amount, taxRate].join('|')

/** How the first columns, or the last ones, take the words from their side. */
function sides(
  columns: readonly Column[],
  words: readonly string[],
  from: 'left' | 'right',
  codes: readonly string[],
): Side[] {
  return columns.reduce<Side[]>(
    (open, column) =>
      open.flatMap((side) => {
        const [pattern, most] = CELLS[column]!
        const empty = NEEDED.includes(column) ? [] : [side]
        const taken = Array.from({ length: most }, (_, index) => index + 1).flatMap((count): Side[] => {
          const end = side.words + count
          const part =
            from === 'left' ? words.slice(side.words, end) : words.slice(words.length - end, words.length - side.words)
          const text = part.join(' ')
          const isCell = pattern.test(text) || (column === 'number' && codes.includes(text))
          return end < words.length && isCell ? [{ said: { ...side.said, [column]: text }, words: end }] : []
        })
        return [...taken, ...empty]
      }),
    [{ said: {}, words: 0 }],
  )
}

const rowSaid = (name: string, said: Said, commas: boolean): PrintedRow | undefined =>
  rowFrom({
    position: said.position ?? '',
    number: said.number ?? '',
    name,
    quantity: QUANTITY.exec(said.quantity ?? ''),
    batch: said.batch ?? '',
    discount: said.discount ?? '',
    note: said.note ?? '',
    pack: said.pack ?? '',
    unit: said.unit ?? '',
    price: said.price ?? '',
    tax: said.tax ?? '',
    amount: said.amount ?? '',
    needsAmount: true,
    isPriced: true,
    commas,
  })
