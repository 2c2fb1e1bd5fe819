import { inDialect } from '../question/in-dialect.ts'
import { mistyped } from '../question/mistyped.ts'
import type { QuestionWord } from '../question/parsed-question.ts'
import type { Synonyms } from '../ports/synonyms.ts'
import { splitCompound } from './explain-compound.ts'
import { stemOf } from './search-text.ts'

/** What words mean, by their stems; a word may mean several things. */
export type Vocabulary<C extends string> = ReadonlyMap<string, readonly C[]>

/** What each concept is called, as one vocabulary. */
export function vocabularyOfConcepts<C extends string>(words: Readonly<Record<C, ReadonlySet<string>>>): Vocabulary<C> {
  const made = new Map<string, C[]>()
  for (const [concept, stems] of Object.entries(words) as [C, ReadonlySet<string>][])
    for (const stem of stems) made.set(stem, [...(made.get(stem) ?? []), concept])
  return made
}

/** The word that is meant, as the vocabulary knows it; two of a compound. */
export interface MeantWord<C extends string> {
  text: string
  concepts: readonly C[]
}

/**
 * What a word means: itself, else what the thesaurus calls it, with one slip of the hand, in a dialect, or of its two
 * parts; undefined where nobody knows it.
 */
export function meantBy<C extends string>(
  word: QuestionWord,
  vocabulary: Vocabulary<C>,
  synonyms: Synonyms,
): MeantWord<C>[] | undefined {
  const simple = meantByOne(word, vocabulary, synonyms)
  if (simple) return [simple]
  for (const parts of splitCompound(word)) {
    const [first, second] = parts.map((part) => known(part, vocabulary))
    if (first && second) return [first, second]
  }
  return undefined
}

const known = <C extends string>({ text, stem }: QuestionWord, vocabulary: Vocabulary<C>): MeantWord<C> | undefined => {
  const concepts = vocabulary.get(stem)
  return concepts && { text, concepts }
}

function meantByOne<C extends string>(
  word: QuestionWord,
  vocabulary: Vocabulary<C>,
  synonyms: Synonyms,
): MeantWord<C> | undefined {
  const itself = known(word, vocabulary)
  if (itself) return itself
  for (const text of synonyms.of(word.text)) {
    const other = known({ text, stem: stemOf(text.toLowerCase()) }, vocabulary)
    if (other) return other
  }
  const stem = mistyped(word, vocabulary) ?? inDialect(word, vocabulary)
  return stem === undefined ? undefined : { text: stem, concepts: vocabulary.get(stem)! }
}
