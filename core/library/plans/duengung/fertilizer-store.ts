import { keyText } from '../../../farm/index.ts'
import { storedUnit } from '../../../terms/index.ts'
import { isSameFertilizer } from '../../fertilizing/same-fertilizer.ts'
import { articlesInStore, storeOf } from '../goods-in-store.ts'
import type { PlanScene } from '../plan.ts'

/**
 * kg of a mineral fertilizer that are there, whichever of its names the dealer, the log and the store use: by counts
 * and movements, else as the rows of the store say it. Null where nobody knows: what is only used up began somewhere.
 *
 * @param others names of other fertilizers of the farm, whose goods these are not
 */
export function mineralStoreOf(scene: PlanScene, names: readonly string[], others: readonly string[]): number | null {
  const own = new Set(names.map((name) => keyText(name)))
  const taken = new Set(others.map((name) => keyText(name)))
  const isIt = (article: string): boolean =>
    own.has(article) || (!taken.has(article) && names.some((name) => isSameFertilizer(name, article)))
  const moved = articlesInStore(scene).filter(isIt)
  return moved.length > 0 ? storeOf(scene, moved, 'kg') : statedKg(scene, isIt)
}

/** What was entered as stock: how much is left of it is known as long as nothing has moved. */
function statedKg({ picture }: PlanScene, isIt: (article: string) => boolean): number | null {
  const amounts = picture.rows('stock').flatMap(({ values: { article, amount, unit } }) => {
    const { base, factor } = storedUnit(unit ?? '')
    return amount != null && base === 'kg' && isIt(keyText(article ?? '')) ? [Math.max(0, amount) * factor] : []
  })
  return amounts.length === 0 ? null : amounts.reduce((sum, kg) => sum + kg, 0)
}
