import { BoundedMap } from '../../shared/bounded-map.ts'
import { groupsOfWord, type Related } from './groups-of-word.ts'
import type { Group, Relation } from './parse-topic.ts'
import { makeTermIndex, type TermIndex } from './term-index.ts'

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
  /**
   * The single terms that a word stands for: those that mean the same, and those of the trade for one of every day.
   * Not what is only near to it, nor the members of a class.
   */
  synonyms(word: string): string[]
}

/** What a relation counts against a word of the question itself. */
export const RELATION_WEIGHTS: Record<Relation, number> = { '=': 0.9, '~': 0.6, '->': 0.6, '>': 0.5 }
export const MOST_TERMS = 40

/**
 * A thesaurus of these groups. `normalize` brings an inflected word to a common form and gives '' for a word that
 * carries no content; such words are passed over in terms and questions alike.
 */
export const buildThesaurus = (groups: Group[], normalize: (word: string) => string): Thesaurus => {
  const index = makeTermIndex(groups, normalize)
  const synonyms = new BoundedMap<string, string[]>(KEPT_WORDS)
  return {
    expand: (words) => expansionsOf(words, index),
    synonyms(word) {
      const known = synonyms.get(word)
      if (known) return known
      const made = synonymsOf(word, index)
      synonyms.set(word, made)
      return made
    },
  }
}

/** A word of a question is looked up by each area that answers from its entries, in each of its forms. */
const KEPT_WORDS = 5000

const expansionsOf = (question: string[], index: TermIndex): Expansion[] => {
  const words = question.map((word) => word.toLowerCase()).filter((word) => index.normalize(word) !== '')
  const normal = words.map(index.normalize)
  const terms = new Set(normal)
  const found = new Map<string, Expansion>()
  for (let start = 0, step = 1; start < words.length; start += step) {
    step = Math.min(index.longest, words.length - start)
    const key = (): string => normal.slice(start, start + step).join(' ')
    // The longest term wins and uses up its words, so that „Gelbe Rüben“ does not also bring the Zuckerrübe.
    while (step > 1 && index.groupsOf(key()).length === 0) step -= 1
    const stands = words.slice(start, start + step).join(' ')
    const groups = step > 1 ? index.groupsOf(key()) : []
    const related = step > 1 ? groups.map((group) => ({ group, factor: 1 })) : groupsOfWord(stands, index)
    // Of „Odel fahren“ the Odel is still looked for by its other names; „Gelbe Rüben“ are one thing.
    const things = isDeed(key(), groups, index) ? words.slice(start, start + step - 1) : []
    const all = [
      ...related.flatMap((group) => termsOf(group, stands, index)),
      ...things.flatMap((thing) => groupsOfWord(thing, index).flatMap((group) => termsOf(group, thing, index))),
    ]
    for (const one of all) {
      if (one.parts.every((part) => terms.has(part))) continue
      const name = one.parts.join(' ')
      if ((found.get(name)?.weight ?? 0) < one.expansion.weight) found.set(name, one.expansion)
    }
  }
  return [...found.values()].sort((left, right) => right.weight - left.weight).slice(0, MOST_TERMS)
}

/** A thing and what is done with it: „Gülle fahren“, as the thesaurus writes it. */
const isDeed = (key: string, groups: readonly Group[], { normalWords }: TermIndex): boolean =>
  groups.some(({ from }) => from.some((term) => DEED.test(term) && normalWords(term).join(' ') === key))

const DEED = /^\p{Lu}\S*(?: \p{L}\S*)* \p{Ll}+n$/u

const SAME: ReadonlySet<Relation> = new Set(['=', '->'])

function synonymsOf(word: string, index: TermIndex): string[] {
  const own = index.normalize(word)
  if (own === '') return []
  const terms = groupsOfWord(word, index).flatMap(({ group, factor }) =>
    factor === 1 && SAME.has(group.relation) ? group.to : [],
  )
  return [...new Set(terms.filter((term) => !/\s/u.test(term) && index.normalize(term.toLowerCase()) !== own))]
}

/** The terms of a group with their normal words; of several words each says less. */
const termsOf = (
  { group, factor }: Related,
  stands: string,
  { normalWords }: TermIndex,
): { expansion: Expansion; parts: string[] }[] =>
  group.to.map((term) => {
    const parts = normalWords(term)
    const weight = (factor * RELATION_WEIGHTS[group.relation]) / parts.length
    return { expansion: { term, weight, stands }, parts }
  })
