import { stemGerman } from '../../shared/german/stem-german.ts'
import { verbRoots } from '../../shared/german/verb-roots.ts'
import type { Synonyms } from '../ports/synonyms.ts'
import type { ParsedQuestion } from './parsed-question.ts'

/** The infinitives that it may be a form of. */
const otherForms = (word: string): string[] =>
  verbRoots(word).flatMap((root) => (root.includes('|') ? [] : [`${root}en`]))

/** A question with what else its words are called, of those that nobody knows: a word that is known means itself. */
export function withSynonyms(
  question: ParsedQuestion,
  isKnown: (stem: string) => boolean,
  synonyms: Synonyms,
): ParsedQuestion {
  const words = question.words.map((word) => {
    if (word.text === '' || isKnown(word.stem)) return word
    const own = synonyms.of(word.text)
    const terms = own.length > 0 ? own : otherForms(word.text).flatMap((form) => synonyms.of(form))
    const others = [...new Set(terms)].map((term) => ({ text: term, stem: stemGerman(term.toLowerCase()) }))
    const known = own.length > 0 ? { ...word, isKnown: true as const } : word
    return others.length > 0 ? { ...known, synonyms: [...(word.synonyms ?? []), ...others] } : known
  })
  return { ...question, words }
}
