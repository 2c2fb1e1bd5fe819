import { BoundedMap } from '../../shared/bounded-map.ts'
import { isOrdinaryWord } from '../../shared/german/spoken/heard-words.ts'
import { standardSpellings } from '../../shared/german/spoken-spellings.ts'
import { stemGerman } from '../../shared/german/stem-german.ts'
import { kept } from '../kept.ts'
import type { QuestionWord } from './parsed-question.ts'

const SHORTEST = 4

const spokenStems = new BoundedMap<string, ReadonlySet<string>>(5000)

/** The stems that a word may have where it is written as it is spoken: „Küah“. Every view asks for those of each. */
const stemsAsSpoken = ({ text }: QuestionWord): ReadonlySet<string> =>
  kept(spokenStems, text, () => {
    const isWord = text.length >= SHORTEST && /^\p{L}+$/u.test(text) && !isOrdinaryWord(text)
    return new Set(isWord ? [...standardSpellings(text)].map(stemGerman) : [])
  })

/** The one known stem that a word, as it is spoken, may be; undefined where it may be none or several. */
export function asSpoken(word: QuestionWord, isKnown: (stem: string) => boolean): string | undefined {
  const found = [...stemsAsSpoken(word)].filter(isKnown)
  return found.length === 1 ? found[0] : undefined
}
