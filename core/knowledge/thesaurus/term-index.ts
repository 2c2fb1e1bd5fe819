import type { Group } from './parse-topic.ts'

/** The groups that a term leads to, by the term's normal words with a space between them. */
export interface TermIndex {
  /** A word's common form; '' for one that carries no content. */
  normalize: (word: string) => string
  normalWords(term: string): string[]
  groupsOf(key: string): Group[]
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
  return { normalize, normalWords, groupsOf: (key) => indexed.groups.get(key) ?? [], longest: indexed.longest }
}

interface IndexedTerms {
  groups: Map<string, Group[]>
  longest: number
}

const indexTerms = (groups: Group[], normalWords: (term: string) => string[]): IndexedTerms => {
  const index: IndexedTerms = { groups: new Map(), longest: 1 }
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
