import type { Group } from './parse-topic.ts'

/** The groups that a term leads to, by the term's normal words with a space between them. */
export interface TermIndex {
  /** A word's common form; '' for one that carries no content. */
  normalize: (word: string) => string
  normalWords(term: string): string[]
  /**
   * Words of other matters share a common form („zahlen“ and „Zähler“): of `word`, as the question writes it, are the
   * groups that have it letter by letter; else those that it may be a form of, with an umlaut more at most („Äcker“ of
   * „Acker“); else all.
   */
  groupsOf(key: string, word?: string): Group[]
  /** Words of the longest term. */
  longest: number
}

/** Normalizing all terms takes a stop that a first question would feel, so they are indexed before any is asked. */
export const makeTermIndex = (groups: Group[], normalize: (word: string) => string): TermIndex => {
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
  const indexed = indexTerms(groups, normalWords)
  return {
    normalize,
    normalWords,
    groupsOf: (key, word) => groupsOfTerms(indexed.terms.get(key) ?? [], key.length, word),
    longest: indexed.longest,
  }
}

/** A term of a group, in lower case. */
interface TermOfGroup {
  term: string
  group: Group
}

interface IndexedTerms {
  terms: Map<string, TermOfGroup[]>
  longest: number
}

function groupsOfTerms(terms: readonly TermOfGroup[], letters: number, word: string | undefined): Group[] {
  const groups = (fits: (term: string) => boolean): Group[] => [
    ...new Set(terms.filter(({ term }) => fits(term)).map(({ group }) => group)),
  ]
  if (word === undefined) return groups(() => true)
  const same = groups((term) => term === word)
  if (same.length > 0) return same
  const alike = groups((term) => mayBeFormOf(word.slice(0, letters), term.slice(0, letters)))
  return alike.length > 0 ? alike : groups(() => true)
}

const indexTerms = (groups: Group[], normalWords: (term: string) => string[]): IndexedTerms => {
  const index: IndexedTerms = { terms: new Map(), longest: 1 }
  for (const group of groups) {
    for (const term of group.from) {
      const words = normalWords(term)
      index.longest = Math.max(index.longest, words.length)
      const key = words.join(' ')
      const named = { term: term.toLowerCase(), group }
      const listed = index.terms.get(key)
      if (listed === undefined) index.terms.set(key, [named])
      else listed.push(named)
    }
  }
  index.terms.delete('')
  return index
}

const PLAIN: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u' }

const mayBeFormOf = (form: string, term: string): boolean =>
  form.length === term.length &&
  [...form].every((letter, place) => letter === term.charAt(place) || PLAIN[letter] === term.charAt(place))
