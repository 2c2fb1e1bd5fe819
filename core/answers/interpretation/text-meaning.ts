import { capitalized } from '../../shared/german/write-german.ts'
import { stemGerman } from '../../shared/german/stem-german.ts'
import type { QuestionWord } from '../question/parsed-question.ts'
import type { Entry, View } from '../view.ts'
import { isOneWord, searchTextsOf, searchWordsOf, stemOf, stemsOf, vocabularyOf } from './search-text.ts'
import { SCORES, type WordMeaning } from './word-meaning.ts'

const SHORTEST_LAST_DIGITS = 3
const SHORTEST_WORD = 2
const SHORTEST_HEAD = 4
const SHORTEST_RELATED_NAME = 3

/** What the entries themselves say: names, texts, numbers; undefined where none has the word. */
export const textMeaning = (view: View, entries: readonly Entry[], word: QuestionWord): WordMeaning | undefined =>
  foundMeaning(view, entries, word) ??
  // „Friedas“
  (word.text.endsWith('s')
    ? foundMeaning(view, entries, { text: word.text.slice(0, -1), stem: stemGerman(word.text.slice(0, -1)) })
    : undefined)

function foundMeaning(view: View, entries: readonly Entry[], word: QuestionWord): WordMeaning | undefined {
  const { stem, text } = word
  const numbered = numberedPattern(word)
  const says = /^\d+$/.test(stem) ? hasNumber : hasWord
  const holds = (entry: Entry): boolean =>
    numbered ? searchTextsOf(view, entry).some((one) => numbered.test(one)) : says(view, entry, stem)
  const isThere = numbered ? entries.some(holds) : mayHold(view, entries, stem)
  if (!isThere && !view.impliedBy?.knownNames?.has(stem)) return undefined
  const isName = (entry: Entry): boolean =>
    searchTextsOf(view, entry).some((one) => isOneWord(one) && stemOf(one.toLowerCase()) === stem)
  return { score: SCORES.text, condition: { description: quoted(text), by: 'text', holds, isName } }
}

/** How a number that is said of something stands in a text: neither „4 Schnitte“ nor the end of an ear tag. */
function numberedPattern({ stem, isOrdinal, numbers }: QuestionWord): RegExp | undefined {
  if (isOrdinal) return new RegExp(`(?<![\\d.,])${stem}\\.(?=\\s|$)|\\p{L} ${stem}(?=\\s*(?:$|[,;·(]))`, 'u')
  return numbers === undefined ? undefined : new RegExp(`${numbers}\\p{L}*\\s+0*${stem}(?![\\p{L}\\d])`, 'iu')
}

/** Whether an entry has it; asked of the different words of all of them, which are few beside the entries. */
function mayHold(view: View, entries: readonly Entry[], stem: string): boolean {
  if (/^\d+$/.test(stem)) return entries.some((entry) => hasNumber(view, entry, stem))
  const words = vocabularyOf(view, entries)
  if (stem.length < SHORTEST_WORD) return false
  if (words.has(stem)) return true
  if (stem.length < SHORTEST_HEAD) return false
  for (const word of words) if (word.endsWith(stem)) return true
  return false
}

/** Long numbers are known by their last digits, short ones must be a word of their own. */
const hasNumber = (view: View, entry: Entry, digits: string): boolean =>
  digits.length >= SHORTEST_LAST_DIGITS
    ? searchTextsOf(view, entry).some((text) => text.replaceAll(/[\s-]/g, '').endsWith(digits))
    : searchWordsOf(view, entry).some((word) => word.replace(/^0+(?=\d)/, '') === digits)

/** The head of a compound counts, so that „Weizen“ finds „Winterweizen“. */
const hasWord = (view: View, entry: Entry, stem: string): boolean =>
  stem.length >= SHORTEST_WORD &&
  searchWordsOf(view, entry).some((word) => word === stem || (stem.length >= SHORTEST_HEAD && word.endsWith(stem)))

const SHORTEST_PART = 4

/**
 * A word that leaves out the middle of one that the entries have: „Rapsschrot“ is „Rapsextraktionsschrot“. Undefined
 * where it may be short for several.
 */
export function shortenedMeaning(
  view: View,
  entries: readonly Entry[],
  { stem, text }: QuestionWord,
): WordMeaning[] | undefined {
  if (stem.length < 2 * SHORTEST_PART || /\d/.test(stem)) return undefined
  const cuts = Array.from({ length: stem.length - 2 * SHORTEST_PART + 1 }, (_, index) => index + SHORTEST_PART)
  const meant = [...vocabularyOf(view, entries)].filter(
    (word) =>
      word.length >= stem.length + SHORTEST_PART &&
      cuts.some((at) => word.startsWith(stem.slice(0, at)) && word.endsWith(stem.slice(at))),
  )
  const [only] = meant
  if (only === undefined || meant.length > 1) return undefined
  return [
    {
      score: SCORES.text,
      condition: { description: quoted(text), by: 'text', holds: (entry) => searchWordsOf(view, entry).includes(only) },
    },
  ]
}

/** The name of what entries can refer to and none does: nothing is entered there, but the word is understood. */
export const relatedNameMeaning = (
  relatedNames: readonly string[],
  { stem, text }: QuestionWord,
): WordMeaning[] | undefined =>
  stem.length >= SHORTEST_RELATED_NAME && relatedNames.some((name) => stemsOf(name).includes(stem))
    ? [{ score: SCORES.text, condition: { description: quoted(text), by: 'text', holds: () => false } }]
    : undefined

const quoted = (text: string): string => `„${capitalized(text)}“`
