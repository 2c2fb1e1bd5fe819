import { goodsOnDay, keyText } from '../../farm/index.ts'
import { storedUnit } from '../../terms/index.ts'
import type { PlanScene } from './plan.ts'

/** What `storeOf` reads. */
export const STORE_KINDS = ['stock_movements', 'receipts', 'work_items'] as const

/** What lies there of an article, in kg or litres; of what nobody counted what came less what went. */
export function storeOf({ picture, year }: PlanScene, names: readonly string[], base: 'kg' | 'l'): number | null {
  const goods = picture.derive(`goods ${year}`, STORE_KINDS, (rows) =>
    goodsOnDay(
      {
        movements: rows.rows('stock_movements') as never,
        receipts: rows.rows('receipts') as never,
        workItems: rows.rows('work_items') as never,
      },
      `${year}-12-31`,
    ),
  )
  const keys = names.map((name) => keyText(name))
  const levels = goods
    .filter(({ article }) => keys.includes(article))
    .flatMap((one) => one.levels)
    .filter(({ unit }) => unit !== null && storedUnit(unit).base === base)
  if (levels.length === 0) return null
  return levels.reduce(
    (sum, { unit, amount, came, went }) => sum + Math.max(0, amount ?? came - went) * storedUnit(unit!).factor,
    0,
  )
}
