import { infinitiveOf } from './infinitive.ts'
import type { Group, Relation } from './parse-topic.ts'

/** A term that may stand in a document for words of the question. */
export interface Expansion {
  /** As it is written in the thesaurus, perhaps of several words. */
  term: string
  /** Above 0 and below 1, where a word of the question itself counts 1. */
  weight: number
  /** The word or words of the question that the term stands for; terms with the same `stands` are alternatives. */
  stands: string
}

export interface Thesaurus {
  /**
   * The related terms of a question, heaviest first, at most 40, none that the question already has. `words` are the question's words in order.
   * Verb forms and unknown compounds are led back to the infinitive and to their parts, which then count among the terms.
   * One step only: the relatives of a relative are not followed.
   */
  expand(words: string[]): Expansion[]
}

/** What a relation counts against a word of the question itself. */
export const RELATION_WEIGHTS: Record<Relation, number> = { '=': 0.8, '~': 0.55, '->': 0.55, '>': 0.45 }
export const MOST_TERMS = 40
/** A relative of one part of a compound says less than a relative of the whole word. */
const PART_FACTOR = 0.7
const SHORTEST_HEAD = 3
const SHORTEST_TAIL = 4
const LONGEST_COMPOUND = 40

interface Related {
  group: Group
  /** 1, or less where the group has only a part of the question's word. */
  factor: number
}

/**
 * Builds the index of all groups. `normalize` brings an inflected word to a common form and gives '' for a word that carries no content; such
 * words are passed over in terms and questions alike.
 */
export const buildThesaurus = (groups: Group[], normalize: (word: string) => string): Thesaurus => {
  const normalWords = (term: string): string[] =>
    term.toLowerCase().split(/[ .'/+-]+/).map((word) => (word === '' ? '' : normalize(word))).filter((word) => word !== '')

  /** The groups that a term leads to, by its normal words with a space between them. */
  const index = new Map<string, Group[]>()
  let longest = 1
  for (const group of groups) {
    for (const term of group.from) {
      const words = normalWords(term)
      longest = Math.max(longest, words.length)
      const key = words.join(' ')
      const listed = index.get(key)
      if (listed === undefined) index.set(key, [group])
      else listed.push(group)
    }
  }
  index.delete('')

  /** The compound with the longest known last part whose first part is known too: „Gülleausbringung“ is Gülle and Ausbringung. */
  const partsOf = (word: string): string[] => {
    for (let cut = SHORTEST_HEAD; cut <= Math.min(word.length, LONGEST_COMPOUND) - SHORTEST_TAIL; cut += 1) {
      const tail = normalize(word.slice(cut))
      if (!index.has(tail)) continue
      const head = [word.slice(0, cut), word.slice(0, cut).replace(/s$/u, '')].map(normalize).find((part) => index.has(part))
      if (head !== undefined) return [head, tail]
    }
    return []
  }

  const groupsOfWord = (word: string): Related[] => {
    const whole = index.get(normalize(word)) ?? index.get(normalize(infinitiveOf(word) ?? ''))
    if (whole !== undefined) return whole.map((group) => ({ group, factor: 1 }))
    return partsOf(word).flatMap((part) => (index.get(part) ?? []).map((group) => ({ group, factor: PART_FACTOR })))
  }

  const expand = (question: string[]): Expansion[] => {
    const words = question.map((word) => word.toLowerCase()).filter((word) => normalize(word) !== '')
    const normal = words.map(normalize)
    const asked = new Set(normal)
    const found = new Map<string, Expansion>()

    const add = ({ group, factor }: Related, stands: string): void => {
      for (const term of group.to) {
        const parts = normalWords(term)
        const weight = (factor * RELATION_WEIGHTS[group.relation]) / parts.length
        const key = parts.join(' ')
        if (parts.every((part) => asked.has(part)) || (found.get(key)?.weight ?? 0) >= weight) continue
        found.set(key, { term, weight, stands })
      }
    }

    for (let start = 0, step = 1; start < words.length; start += step) {
      step = Math.min(longest, words.length - start)
      // The longest term wins and uses up its words, so that „Gelbe Rüben“ does not also bring the Zuckerrübe.
      while (step > 1 && !index.has(normal.slice(start, start + step).join(' '))) step -= 1
      const stands = words.slice(start, start + step).join(' ')
      const several = index.get(normal.slice(start, start + step).join(' ')) ?? []
      const related = step > 1 ? several.map((group) => ({ group, factor: 1 })) : groupsOfWord(stands)
      for (const one of related) add(one, stands)
    }
    return [...found.values()].sort((left, right) => right.weight - left.weight).slice(0, MOST_TERMS)
  }
  return { expand }
}
