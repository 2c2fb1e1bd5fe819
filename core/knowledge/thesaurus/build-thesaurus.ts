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
   * The related terms of a question, heaviest first, at most 40, none that the question already has. `words` are the
   * question's words in order. Verb forms and unknown compounds are led back to the infinitive and to their parts,
   * which then count among the terms. One step only: the relatives of a relative are not followed.
   */
  expand(words: string[]): Expansion[]
}

/** What a relation counts against a word of the question itself. */
export const RELATION_WEIGHTS: Record<Relation, number> = { '=': 0.9, '~': 0.6, '->': 0.6, '>': 0.5 }
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

/** The groups that a term leads to, by the term's normal words with a space between them. */
interface TermIndex {
  groups: Map<string, Group[]>
  /** Words of the longest term. */
  longest: number
}

const indexTerms = (groups: Group[], normalWords: (term: string) => string[]): TermIndex => {
  const index: TermIndex = { groups: new Map(), longest: 1 }
  for (const group of groups) {
    for (const term of group.from) {
      const words = normalWords(term)
      index.longest = Math.max(index.longest, words.length)
      const key = words.join(' ')
      const listed = index.groups.get(key)
      if (listed === undefined) index.groups.set(key, [group])
      else listed.push(group)
    }
  }
  index.groups.delete('')
  return index
}

/**
 * A thesaurus of these groups. `normalize` brings an inflected word to a common form and gives '' for a word that
 * carries no content; such words are passed over in terms and questions alike. The groups are indexed at the first
 * question, because normalizing all terms is most of the cost.
 */
export const buildThesaurus = (groups: Group[], normalize: (word: string) => string): Thesaurus => {
  const normals = new Map<string, string[]>()
  const normalWords = (term: string): string[] => {
    const known = normals.get(term)
    if (known !== undefined) return known
    const words = term
      .toLowerCase()
      .split(/[ .'/+-]+/)
      .map((word) => (word === '' ? '' : normalize(word)))
      .filter((word) => word !== '')
    normals.set(term, words)
    return words
  }
  let termIndex: TermIndex | undefined
  const indexed = (): TermIndex => (termIndex ??= indexTerms(groups, normalWords))
  const groupsOf = (key: string): Group[] => indexed().groups.get(key) ?? []

  /**
   * The compound with the longest known last part whose first part is known too: „Gülleausbringung“ is Gülle and
   * Ausbringung.
   */
  const partsOf = (word: string): string[] => {
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

  const groupsOfWord = (word: string): Related[] => {
    const own = groupsOf(normalize(word))
    const whole = own.length > 0 ? own : groupsOf(normalize(infinitiveOf(word) ?? ''))
    if (whole.length > 0) return whole.map((group) => ({ group, factor: 1 }))
    return partsOf(word).flatMap((part) => groupsOf(part).map((group) => ({ group, factor: PART_FACTOR })))
  }

  const expand = (question: string[]): Expansion[] => {
    const words = question.map((word) => word.toLowerCase()).filter((word) => normalize(word) !== '')
    const normal = words.map(normalize)
    const terms = new Set(normal)
    const found = new Map<string, Expansion>()

    const add = ({ group, factor }: Related, stands: string): void => {
      for (const term of group.to) {
        const parts = normalWords(term)
        const weight = (factor * RELATION_WEIGHTS[group.relation]) / parts.length
        const key = parts.join(' ')
        if (parts.every((part) => terms.has(part)) || (found.get(key)?.weight ?? 0) >= weight) continue
        found.set(key, { term, weight, stands })
      }
    }

    for (let start = 0, step = 1; start < words.length; start += step) {
      step = Math.min(indexed().longest, words.length - start)
      const key = (): string => normal.slice(start, start + step).join(' ')
      // The longest term wins and uses up its words, so that „Gelbe Rüben“ does not also bring the Zuckerrübe.
      while (step > 1 && groupsOf(key()).length === 0) step -= 1
      const stands = words.slice(start, start + step).join(' ')
      const related = step > 1 ? groupsOf(key()).map((group) => ({ group, factor: 1 })) : groupsOfWord(stands)
      for (const one of related) add(one, stands)
    }
    return [...found.values()].sort((left, right) => right.weight - left.weight).slice(0, MOST_TERMS)
  }
  return { expand }
}
