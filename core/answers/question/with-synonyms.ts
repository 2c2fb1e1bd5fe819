import { stemGerman } from '../../shared/german/stem-german.ts'
import type { Synonyms } from '../ports/synonyms.ts'
import type { ParsedQuestion } from './parsed-question.ts'

/** A question with what else its words are called, of those that nobody knows: a word that is known means itself. */
export function withSynonyms(
  question: ParsedQuestion,
  isKnown: (stem: string) => boolean,
  synonyms: Synonyms,
): ParsedQuestion {
  const words = question.words.map((word) => {
    if (word.text === '' || isKnown(word.stem)) return word
    const others = synonyms.of(word.text).map((term) => ({ text: term, stem: stemGerman(term.toLowerCase()) }))
    return others.length > 0 ? { ...word, synonyms: others } : word
  })
  return { ...question, words }
}
