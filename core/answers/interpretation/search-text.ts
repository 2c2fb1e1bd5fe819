import { stemGerman } from '../../shared/german/stem-german.ts'
import type { Entry, View } from '../view.ts'

/** Everything of an entry that is text and says something of it. */
export function searchTextsOf(view: View, entry: Entry): string[] {
  const known = texts.get(entry)
  if (known) return known
  const made = [
    entry.name,
    ...(entry.searchTexts ?? []),
    ...view.columns
      .filter(({ type, searchable }) => type === 'text' && searchable !== false)
      .map(({ name }) => entry.values[name])
      .filter((value) => typeof value === 'string'),
  ]
  texts.set(entry, made)
  return made
}

/** The stems of the words of these. */
export function searchWordsOf(view: View, entry: Entry): string[] {
  const known = words.get(entry)
  if (known) return known
  const made = searchTextsOf(view, entry).flatMap(stemsOf)
  words.set(entry, made)
  return made
}

export const stemsOf = (text: string): string[] => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(stemOf)

/** True where the name of the entry is a single word with this stem. */
export const isCalled = ({ name }: Entry, stem: string): boolean =>
  isOneWord(name) && stemOf(name.toLowerCase()) === stem

export const isOneWord = (text: string): boolean => !/[^\p{L}\p{N}]/u.test(text)

const texts = new WeakMap<Entry, string[]>()
const words = new WeakMap<Entry, string[]>()

/** A farm's rows say the same words again and again, and stemming is most of what an answer costs. */
const stemsOfWords = new Map<string, string>()
const MOST_STEMS = 50_000

/** The stem of a word in lower case. */
export function stemOf(word: string): string {
  const known = stemsOfWords.get(word)
  if (known !== undefined) return known
  if (stemsOfWords.size >= MOST_STEMS) stemsOfWords.clear()
  const stem = stemGerman(word)
  stemsOfWords.set(word, stem)
  return stem
}
