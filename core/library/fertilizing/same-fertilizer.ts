import { keyText } from '../../farm/index.ts'
import { FERTILIZERS } from '../../terms/index.ts'

/** „KAS 27 % N Big Bag“ is „Kalkammonsalpeter 27“, and „KAS + S 24/6“ is not. */
export function isSameFertilizer(one: string, other: string): boolean {
  const [first, second] = [named(keyText(one)), named(keyText(other))]
  if (first.name !== second.name) return false
  const isSameContent = first.content === second.content
  // „Dünger A“ and „Dünger B“ begin with the same word and are two.
  if (!first.isKnown) return isSameContent && first.content !== undefined
  return isSameContent || first.content === undefined || second.content === undefined
}

/**
 * Names of fertilizers, each with the one that stands for all of the same fertilizer that the terms know; a name that
 * may be of two of them, as „KAS“ beside „KAS 24“ and „KAS 27“, stands for itself.
 */
export function oneNameEach(names: readonly string[]): ReadonlyMap<string, string> {
  const all = [...new Set(names)]
  const same = new Map(
    all.map((one) => [one, all.filter((other) => one === other || isSameKnownFertilizer(one, other))]),
  )
  const isClear = (one: string): boolean =>
    same.get(one)!.every((other) => same.get(one)!.every((third) => same.get(other)!.includes(third)))
  return new Map(all.map((one) => [one, isClear(one) ? same.get(one)!.filter(isClear).toSorted(byTelling)[0]! : one]))
}

/** By the terms, and not by the look of the names. */
export const isSameKnownFertilizer = (one: string, other: string): boolean =>
  named(keyText(one)).isKnown && isSameFertilizer(one, other)

/** What names its content tells more; of these the shortest. */
const byTelling = (one: string, other: string): number =>
  Number(/\d/.test(other)) - Number(/\d/.test(one)) || one.length - other.length || (one < other ? -1 : 1)

/** What it is called, by the terms or else its first word, and the first of its contents. */
function named(key: string): { name: string; content: string | undefined; isKnown: boolean } {
  const known = FERTILIZERS.find(({ name, words }) =>
    [name.toLowerCase(), ...words].some((word) => ` ${key} `.includes(` ${word} `)),
  )
  const content = /(?<!\p{L})\d{2}(?!\d)/u.exec(key)?.[0]
  return { name: known?.name ?? key.split(' ')[0]!, content, isKnown: known !== undefined }
}
