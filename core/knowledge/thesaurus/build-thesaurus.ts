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

interface Link {
  term: string
  normal: string[]
  weight: number
}

/**
 * Builds the index of all groups. `normalize` brings an inflected word to a common form and gives '' for a word that carries no content; such
 * words are passed over in terms and questions alike.
 */
export const buildThesaurus = (groups: Group[], normalize: (word: string) => string): Thesaurus => {
  const normalWords = (words: string[]): string[] => words.map((word) => normalize(word.toLowerCase())).filter((word) => word !== '')
  const links = new Map<string, Link[]>()
  const normals = new Map<string, string[]>()
  let longest = 1

  const normalOf = (term: string): string[] => {
    const known = normals.get(term)
    if (known !== undefined) return known
    const normal = normalWords(term.split(/[^\p{L}\p{N}]+/u))
    normals.set(term, normal)
    return normal
  }

  for (const { relation, from, to } of groups) {
    for (const left of from) {
      const normal = normalOf(left)
      if (normal.length === 0) continue
      longest = Math.max(longest, normal.length)
      const key = normal.join(' ')
      const own = links.get(key) ?? []
      links.set(key, own)
      for (const term of to) {
        const words = normalOf(term)
        if (words.length > 0 && words.join(' ') !== key) own.push({ term, normal: words, weight: RELATION_WEIGHTS[relation] / words.length })
      }
    }
  }
  const known = new Set([...normals.values()].filter((normal) => normal.length === 1).map(([word]) => word as string))

  /** The compound with the longest known last part whose first part is known too: „Gülleausbringung“ is Gülle and Ausbringung. */
  const partsOf = (word: string): string[] | undefined => {
    if (word.length > LONGEST_COMPOUND) return undefined
    for (let cut = SHORTEST_HEAD; cut <= word.length - SHORTEST_TAIL; cut += 1) {
      const tail = normalize(word.slice(cut))
      if (!known.has(tail)) continue
      const head = [word.slice(0, cut), word.slice(0, cut).replace(/s$/u, '')].map(normalize).find((part) => known.has(part))
      if (head !== undefined) return [head, tail]
    }
    return undefined
  }

  const linksOfWord = (word: string): Link[] => {
    const plain = links.get(normalize(word))
    if (plain !== undefined) return plain
    const infinitive = infinitiveOf(word)
    const verb = infinitive === undefined ? undefined : links.get(normalize(infinitive))
    if (verb !== undefined) return verb
    const parts = partsOf(word)?.flatMap((part) => links.get(part) ?? []) ?? []
    return parts.map((link) => ({ ...link, weight: link.weight * PART_FACTOR }))
  }

  const expand = (question: string[]): Expansion[] => {
    const words = question.map((word) => word.toLowerCase()).filter((word) => normalize(word) !== '')
    const normal = words.map(normalize)
    const asked = new Set(normal)
    const found = new Map<string, Expansion>()
    for (let start = 0, step = 1; start < words.length; start += step) {
      step = Math.min(longest, words.length - start)
      // The longest term wins and uses up its words, so that „Gelbe Rüben“ does not also bring the Zuckerrübe.
      while (step > 1 && !links.has(normal.slice(start, start + step).join(' '))) step -= 1
      const related = step > 1 ? (links.get(normal.slice(start, start + step).join(' ')) ?? []) : linksOfWord(words[start] as string)
      const stands = words.slice(start, start + step).join(' ')
      for (const { term, normal: parts, weight } of related) {
        const key = parts.join(' ')
        if (parts.every((part) => asked.has(part)) || (found.get(key)?.weight ?? 0) >= weight) continue
        found.set(key, { term, weight, stands })
      }
    }
    return [...found.values()].sort((left, right) => right.weight - left.weight).slice(0, MOST_TERMS)
  }
  return { expand }
}
