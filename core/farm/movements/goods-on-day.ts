import { keyText } from '../kinds/kind.ts'
import type { KINDS } from '../kinds/kinds.ts'
import type { ValuesOf } from '../schema/fields.ts'
import { storedUnit } from '../../terms/index.ts'
import type { Receipt } from './deliveries.ts'
import { knownLevelsOf, type KnownLevel } from './known-levels.ts'
import type { Movement } from './levels.ts'
import { goodsUsedBy, movementsOfGoods } from './movements-of-rows.ts'
import { inBase } from './same-goods.ts'

type StockMovement = ValuesOf<(typeof KINDS)['stock_movements']['fields']>
type WorkItem = ValuesOf<(typeof KINDS)['work_items']['fields']>

interface Stored<V> {
  id: string
  values: V
}

export interface StoredGoodsRows {
  movements: readonly Stored<StockMovement>[]
  receipts: readonly Stored<Receipt>[]
  workItems: readonly Stored<WorkItem>[]
}

/** What is known on a day of how much of one article there is. */
export interface GoodsOnDay {
  /** As `keyText` has it. */
  article: string
  levels: KnownLevel[]
  /** Counts of places or batches of their own, or several of one day: what is there follows from none of them. */
  partialCounts: Stored<StockMovement>[]
  lastCount: Stored<StockMovement> | undefined
  /** Days of done work that used it up and does not say how much, after the last count. */
  unmeasured: string[]
}

/** By article; also of those of which everything entered is later. */
export function goodsOnDay(rows: StoredGoodsRows, day: string): GoodsOnDay[] {
  const movements = withoutRepeated(rows)
  const all = movementsOfGoods({
    movements: movements.map(({ values }) => values),
    receipts: rows.receipts.map(({ values }) => values),
    workItems: rows.workItems.map(({ values }) => values),
  })
  const rowsOf = Map.groupBy(movements, ({ values }) => keyText(values.article))
  const unmeasuredOf = unmeasuredUses(rows.workItems, day)
  return [...all].map(([article, found]) => {
    const until = (rowsOf.get(article) ?? []).filter(({ values }) => values.date <= day)
    const counts = until
      .filter(({ values }) => values.type === 'count')
      .toSorted((one, other) => one.values.date.localeCompare(other.values.date))
    const lastCount = counts.at(-1)
    const since = lastCount?.values.date ?? ''
    return {
      article,
      levels: levelsSince(found, since, day),
      partialCounts: arePartial(until, counts) ? counts : [],
      lastCount,
      unmeasured: (unmeasuredOf.get(article) ?? []).filter((one) => one > since),
    }
  })
}

/** What moved in another unit until somebody counted is in the count. */
function levelsSince(movements: readonly Movement[], since: string, day: string): KnownLevel[] {
  const counted = knownLevelsOf(movements, day).filter((level) => level.counted)
  const bases = new Set(counted.map(baseOf))
  const later = knownLevelsOf(
    movements.filter((one) => one.day > since),
    day,
  )
  return [...counted, ...later.filter((level) => !bases.has(baseOf(level)))]
}

const baseOf = ({ unit }: KnownLevel): string => (unit === null ? '' : storedUnit(unit).base)

/**
 * A movement that names the receipt or the work that tells the same goods repeats it, and so does one of the day of a
 * work that used up as much, as who keeps both the log and the store enters it.
 */
function withoutRepeated({ movements, receipts, workItems }: StoredGoodsRows): Stored<StockMovement>[] {
  const brought = new Map(
    receipts.map(({ id, values }) => [id, movementsOfGoods({ movements: [], receipts: [values], workItems: [] })]),
  )
  const used = new Map(
    workItems.map(({ id, values }) => [id, movementsOfGoods({ movements: [], receipts: [], workItems: [values] })]),
  )
  return movements.filter(({ values }) => {
    const { type, article, receipt_id, work_item_id } = values
    if (type === 'delivery') return !brought.get(receipt_id ?? '')?.has(keyText(article))
    if (type !== 'consumption') return true
    return work_item_id === null
      ? !isUsedOnDay(
          values,
          [...used.values()].flatMap((one) => one.get(keyText(article)) ?? []),
        )
      : !used.get(work_item_id)?.has(keyText(article))
  })
}

/** What is weighed in the store and reckoned by the hectare in the log differs by no more. */
const ROUNDING = 0.01

function isUsedOnDay({ date, amount, unit }: StockMovement, uses: readonly Movement[]): boolean {
  const [taken, base] = inBase({ amount, unit })
  const used = uses
    .filter(({ day }) => day === date)
    .map(inBase)
    .flatMap(([one, ofBase]) => (ofBase === base ? [one] : []))
  const isAsMuch = (one: number): boolean => Math.abs(one - taken) <= taken * ROUNDING
  return used.length > 0 && (used.some(isAsMuch) || isAsMuch(used.reduce((sum, one) => sum + one, 0)))
}

function arePartial(movements: readonly Stored<StockMovement>[], counts: readonly Stored<StockMovement>[]): boolean {
  if (counts.length === 0) return false
  const ofOneDay = counts.filter(({ values }) => values.date === counts.at(-1)!.values.date)
  const differ = (field: 'place_id' | 'batch'): boolean =>
    new Set(counts.map(({ values }) => values[field])).size > 1 ||
    (counts.some(({ values }) => values[field] !== null) &&
      new Set(movements.flatMap(({ values }) => values[field] ?? [])).size > 1)
  return ofOneDay.length > 1 || differ('place_id') || differ('batch')
}

/** Days of work that names an article without how much of it, or how large the area is. */
function unmeasuredUses(workItems: readonly Stored<WorkItem>[], day: string): Map<string, string[]> {
  const uses = workItems.flatMap(({ values }) => {
    const { status, done_on } = values
    if (status !== 'done' || done_on === null || done_on > day) return []
    return goodsUsedBy(values).flatMap(({ product, amount, unit, per }) => {
      if (amount === 0) return []
      const alone = movementsOfGoods({
        movements: [],
        receipts: [],
        workItems: [
          { ...values, positions: null, product, amount, unit: per === 'hectare' ? `${unit ?? ''}/ha` : unit },
        ],
      })
      return alone.size === 0 ? [{ article: keyText(product), on: done_on }] : []
    })
  })
  return new Map(
    [...Map.groupBy(uses, ({ article }) => article)].map(([article, all]) => [article, all.map(({ on }) => on)]),
  )
}
