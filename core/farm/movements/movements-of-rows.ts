import type { KINDS } from '../kinds/kinds.ts'
import { keyText } from '../kinds/kind.ts'
import type { ValuesOf } from '../schema/fields.ts'
import { deliveriesOf, type Receipt } from './deliveries.ts'
import type { Movement } from './levels.ts'

type ValuesOfKind<K extends keyof typeof KINDS> = ValuesOf<(typeof KINDS)[K]['fields']>

type StockMovement = ValuesOfKind<'stock_movements'>
type GroupMovement = ValuesOfKind<'group_movements'>
type Animal = ValuesOfKind<'animals'>
type WorkItem = ValuesOfKind<'work_items'>

/** What changes the level of goods: rows of three kinds, each told once. */
export interface GoodsRows {
  movements: readonly StockMovement[]
  receipts: readonly Receipt[]
  workItems: readonly WorkItem[]
}

const DIRECTIONS: Readonly<Record<StockMovement['type'], Movement['type']>> = {
  count: 'count',
  delivery: 'in',
  harvest: 'in',
  accrual: 'in',
  returned: 'out',
  consumption: 'out',
  sale: 'out',
  given_away: 'out',
  loss: 'out',
}

/** The movements of each article, by its name as `keyText` has it. */
export function movementsOfGoods({ movements, receipts, workItems }: GoodsRows): Map<string, Movement[]> {
  const all = [
    ...movements.map(({ date, type, article, amount, unit }) => ({
      article,
      movement: { day: date, type: DIRECTIONS[type], amount, unit },
    })),
    ...deliveriesOf(receipts),
    ...workItems.flatMap(consumptionOf),
  ]
  const byArticle = Map.groupBy(all, ({ article }) => keyText(article))
  return new Map([...byArticle].map(([article, found]) => [article, found.map(({ movement }) => movement)]))
}

type UsedGoods = Pick<NonNullable<WorkItem['positions']>[number], 'product' | 'amount' | 'unit' | 'per'>

/** What work uses up: each of its positions, or else its one product. */
export function goodsUsedBy({
  positions,
  product,
  amount,
  unit,
}: Pick<WorkItem, 'positions' | 'product' | 'amount' | 'unit'>): UsedGoods[] {
  if (positions?.length) return positions
  return product === null ? [] : [{ product, amount, unit, per: null }]
}

/** Of done work all of it, or as much a hectare as it says. */
function consumptionOf(work: WorkItem) {
  const { status, done_on, area_ha } = work
  if (status !== 'done' || done_on === null) return []
  return goodsUsedBy(work).flatMap(({ product, amount, unit, per }) => {
    const isPerHectare = per === 'hectare' || (per === null && PER_HECTARE.test(unit ?? ''))
    const used = isPerHectare ? (amount ?? 0) * (area_ha ?? 0) : (amount ?? 0)
    return used <= 0
      ? []
      : [
          {
            article: product,
            movement: {
              day: done_on,
              type: 'out' as const,
              amount: used,
              unit: unit?.replace(PER_HECTARE, '') ?? null,
            },
          },
        ]
  })
}

const PER_HECTARE = / ?\/ ?ha$/i

const HEADS: Readonly<Record<GroupMovement['direction'], Movement['type']>> = {
  arrival: 'in',
  birth: 'in',
  moved_in: 'in',
  departure: 'out',
  death: 'out',
  moved_out: 'out',
  count: 'count',
}

/** How many animals came and went, of the rows of one herd. */
export const movementsOfHerd = (rows: readonly Pick<GroupMovement, 'date' | 'direction' | 'count'>[]): Movement[] =>
  rows.map(({ date, direction, count }) => ({ day: date, type: HEADS[direction], amount: count, unit: null }))

/** How animals with rows of their own came and went: each of their stays is one. */
export const movementsOfAnimals = (animals: readonly Partial<Animal>[]): Movement[] =>
  animals.flatMap(({ born_on, arrived_on, left_on, earlier_stays }) =>
    [...(earlier_stays ?? []), { arrived_on, left_on }].flatMap((stay, index) => {
      // Who was born here has no arrival, and whose birth is unknown was always here.
      const came = stay.arrived_on ?? (index === 0 ? (born_on ?? LONG_AGO) : null)
      return [
        ...(came === null ? [] : [head('in', came)]),
        ...(stay.left_on == null ? [] : [head('out', stay.left_on)]),
      ]
    }),
  )

const LONG_AGO = '0001-01-01'

const head = (type: 'in' | 'out', day: string): Movement => ({ day, type, amount: 1, unit: null })
