import { standardSpellings } from '../../shared/german/spoken-spellings.ts'
import { stemGerman } from '../../shared/german/stem-german.ts'
import type { QuestionWord } from './parsed-question.ts'

const SHORTEST = 4

const spokenStems = new WeakMap<QuestionWord, ReadonlySet<string>>()

/** The stems that a word may have where it is written as it is spoken: „Küah“. */
function stemsAsSpoken(word: QuestionWord): ReadonlySet<string> {
  const known = spokenStems.get(word)
  if (known) return known
  const isWord = word.text.length >= SHORTEST && /^\p{L}+$/u.test(word.text)
  const made = new Set(isWord ? [...standardSpellings(word.text)].map(stemGerman) : [])
  spokenStems.set(word, made)
  return made
}

/** The one known stem that a word, as it is spoken, may be; undefined where it may be none or several. */
export function asSpoken(word: QuestionWord, isKnown: (stem: string) => boolean): string | undefined {
  const found = [...stemsAsSpoken(word)].filter(isKnown)
  return found.length === 1 ? found[0] : undefined
}
