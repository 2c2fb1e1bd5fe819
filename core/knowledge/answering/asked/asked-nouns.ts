import type { AnalysedQuestion } from '../../analysis/analyse.ts'
import { termsOf } from '../../analysis/tokens.ts'
import { askedStem, stemsAsked } from './asked-thing.ts'

const LARGE = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}-]+/gu

/** The stems of a question's nouns, in German the words written large. */
export const nounsOf = ({ text, terms }: AnalysedQuestion): string[] => {
  const large = new Set((text.match(LARGE) ?? []).flatMap((word) => termsOf(word)).map(({ stem }) => stem))
  return [...new Set(terms.map(({ stem }) => stem))].filter((stem) => large.has(stem))
}

/** The share of the question's nouns that no candidate knows. */
export const unknownNouns = (question: AnalysedQuestion, unknown: ReadonlySet<string>): number => {
  const nouns = nounsOf(question)
  return nouns.length === 0 ? 0 : nouns.filter((stem) => unknown.has(stem)).length / nouns.length
}

/** What is missing on average; of a question without any, as many write in small letters alone. */
const NO_NOUN = 0.3

/** The share of the question's nouns that a text does not have, nor a compound nor another word for them; 0..1. */
export function nounsMissingIn(text: string, question: AnalysedQuestion): number {
  const nouns = nounsOf(question)
  if (nouns.length === 0) return NO_NOUN
  const ofStem = stemsAsked(question)
  const said = new Set(termsOf(text).map(({ stem }) => askedStem(stem, { ofStem })))
  return nouns.filter((stem) => !said.has(stem)).length / nouns.length
}
