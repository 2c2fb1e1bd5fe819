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

/** What it is called, by the terms or else its first word, and the first of its contents. */
function named(key: string): { name: string; content: string | undefined; isKnown: boolean } {
  const known = FERTILIZERS.find(({ name, words }) =>
    [name.toLowerCase(), ...words].some((word) => ` ${key} `.includes(` ${word} `)),
  )
  const content = /(?<!\p{L})\d{2}(?!\d)/u.exec(key)?.[0]
  return { name: known?.name ?? key.split(' ')[0]!, content, isKnown: known !== undefined }
}
