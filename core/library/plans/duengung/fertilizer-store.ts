import { keyText } from '../../../farm/index.ts'
import { FERTILIZERS, storedUnit } from '../../../terms/index.ts'
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

/** „KAS 27 % N Big Bag“ is „Kalkammonsalpeter 27“, and „KAS + S 24/6“ is not. */
export function isSameFertilizer(one: string, other: string): boolean {
  const [first, second] = [named(keyText(one)), named(keyText(other))]
  if (first.name !== second.name) return false
  const isSameContent = first.content === second.content
  // „Dünger A“ and „Dünger B“ begin with the same word and are two.
  if (!first.isKnown) return isSameContent && first.content !== undefined
  return isSameContent || first.content === undefined || second.content === undefined
}

/** What it is called, by the terms or else its first word, and the first of its contents. */
function named(key: string): { name: string; content: string | undefined; isKnown: boolean } {
  const known = FERTILIZERS.find(({ name, words }) =>
    [name.toLowerCase(), ...words].some((word) => ` ${key} `.includes(` ${word} `)),
  )
  const content = /(?<!\p{L})\d{2}(?!\d)/u.exec(key)?.[0]
  return { name: known?.name ?? key.split(' ')[0]!, content, isKnown: known !== undefined }
}
