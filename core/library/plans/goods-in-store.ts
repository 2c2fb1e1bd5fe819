import { goodsOnDay, keyText } from '../../farm/index.ts'
import { storedUnit } from '../../terms/index.ts'
import type { PlanScene } from './plan.ts'

/** What `storeOf` reads. */
export const STORE_KINDS = ['stock_movements', 'receipts', 'work_items'] as const

const goodsOf = ({ picture, year }: PlanScene) =>
  picture.derive(`goods ${year}`, STORE_KINDS, (rows) =>
    goodsOnDay(
      {
        movements: rows.rows('stock_movements') as never,
        receipts: rows.rows('receipts') as never,
        workItems: rows.rows('work_items') as never,
      },
      `${year}-12-31`,
    ),
  )

/** Everything that came, went or was counted, as `keyText` has it. */
export const articlesInStore = (scene: PlanScene): string[] => goodsOf(scene).map(({ article }) => article)

/**
 * What lies there of an article under all its names, in kg or litres: what was counted and what moved since; of what
 * nobody counted what came less what went. Null where nothing of that is known: what was only used up was there before,
 * and nobody knows how much of it.
 */
export function storeOf(scene: PlanScene, names: readonly string[], base: 'kg' | 'l'): number | null {
  const keys = names.map((name) => keyText(name))
  const levels = goodsOf(scene)
    .filter(({ article }) => keys.includes(article))
    .flatMap((one) => one.levels)
    .filter(({ unit }) => unit !== null && storedUnit(unit).base === base)
  const inBase = (amount: number, unit: string | null): number => amount * storedUnit(unit!).factor
  const counted = levels.filter(({ amount }) => amount !== undefined)
  const day = counted
    .flatMap((level) => level.counted?.day ?? [])
    .toSorted()
    .at(-1)
  // What moved under another name until somebody counted is in the count.
  const moved = levels.filter(({ amount, since }) => amount === undefined && (since ?? '') > (day ?? ''))
  if (counted.length === 0 && !moved.some(({ came }) => came > 0)) return null
  const left = [
    ...counted.map(({ amount, unit }) => inBase(amount!, unit)),
    ...moved.map(({ came, went, unit }) => inBase(came - went, unit)),
  ].reduce((sum, one) => sum + one, 0)
  return left < 0 && counted.length === 0 ? null : Math.max(0, left)
}
