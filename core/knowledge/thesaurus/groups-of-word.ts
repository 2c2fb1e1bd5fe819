import { infinitiveOf, weakInfinitivesOf } from './infinitive.ts'
import type { Group } from './parse-topic.ts'
import type { TermIndex } from './term-index.ts'

/** A relative of one part of a compound says less than a relative of the whole word. */
const PART_FACTOR = 0.7
const SHORTEST_HEAD = 3
const SHORTEST_TAIL = 4
const LONGEST_COMPOUND = 40

export interface Related {
  group: Group
  /** 1, or less where the group has only a part of the question's word. */
  factor: number
}

/** The groups of a word; else those of its infinitive; else those of the parts of a compound. */
export const groupsOfWord = (given: string, index: TermIndex): Related[] => {
  const word = given.toLowerCase()
  const whole =
    [word, infinitiveOf(word), ...weakInfinitivesOf(word)]
      .map((form) => (form === undefined ? [] : index.groupsOf(index.normalize(form), form)))
      .find((groups) => groups.length > 0) ?? []
  if (whole.length > 0) return whole.map((group) => ({ group, factor: 1 }))
  return partsOf(word, index).flatMap((part) => index.groupsOf(part).map((group) => ({ group, factor: PART_FACTOR })))
}

/**
 * The compound with the longest known last part whose first part is known too: „Gülleausbringung“ is Gülle and
 * Ausbringung.
 */
const partsOf = (word: string, { groupsOf, normalize }: TermIndex): string[] => {
  for (let cut = SHORTEST_HEAD; cut <= Math.min(word.length, LONGEST_COMPOUND) - SHORTEST_TAIL; cut += 1) {
    const tail = normalize(word.slice(cut))
    if (groupsOf(tail).length === 0) continue
    const head = [word.slice(0, cut), word.slice(0, cut).replace(/s$/u, '')]
      .map(normalize)
      .find((part) => groupsOf(part).length > 0)
    if (head !== undefined) return [head, tail]
  }
  return []
}
