import { BoundedMap } from '../../shared/bounded-map.ts'
import { stemGerman } from '../../shared/german/stem-german.ts'
import type { Pause } from '../../shared/ports/pause.ts'
import { kept } from '../kept.ts'
import type { Entry, View } from '../view.ts'

/** Everything of an entry that is text and says something of it. */
export const searchTextsOf = (view: View, entry: Entry): string[] =>
  kept(texts, entry, () => [
    entry.name,
    ...(entry.searchTexts ?? []),
    ...view.columns
      .filter(({ type, searchable }) => type === 'text' && searchable !== false)
      .map(({ name }) => entry.values[name])
      .filter((value) => typeof value === 'string'),
  ])

/** The stems of the words of these; a day is no word of theirs, „26“ of „26.03.2026“ no name. */
export const searchWordsOf = (view: View, entry: Entry): string[] =>
  kept(words, entry, () =>
    searchTextsOf(view, entry)
      .map((text) => text.replaceAll(DAY, ' '))
      .flatMap((text) => [...stemsOf(text), ...withoutPluralS(text)]),
  )

const DAY = /(?<!\d)\d{1,2}\.\d{1,2}\.\d{4}(?!\d)|(?<!\d)\d{4}-\d\d-\d\d(?!\d)/gu

/** „Iglus“ and „Silos“, of which stems keep the „s“. */
const PLURAL_IN_S = /(?<!\p{L})(\p{L}{2,}[aiou])s(?!\p{L})/gu

const withoutPluralS = (text: string): string[] =>
  [...text.toLowerCase().matchAll(PLURAL_IN_S)].map(([, single]) => stemOf(single!))

export const stemsOf = (text: string): string[] => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(stemOf)

const names = new WeakMap<readonly Entry[], ReadonlySet<string>>()

/** The stems of those of their names that are a single word. */
export const namesOfOneWord = (entries: readonly Entry[]): ReadonlySet<string> =>
  kept(
    names,
    entries,
    () => new Set(entries.flatMap(({ name }) => (isOneWord(name) ? stemOf(name.toLowerCase()) : []))),
  )

const nameWords = new WeakMap<readonly Entry[], ReadonlySet<string>>()

/** The stems of all words of their names. */
export const wordsOfNames = (entries: readonly Entry[]): ReadonlySet<string> =>
  kept(nameWords, entries, () => new Set(entries.flatMap(({ name }) => stemsOf(name))))

const PIECE = 500

/** Reads the words of entries in pieces, for which `vocabularyOf` would keep everything else waiting. */
export async function readWords(view: View, entries: readonly Entry[], pause: Pause): Promise<void> {
  const vocabulary = new Set<string>()
  for (const [index, entry] of entries.entries()) {
    if (index > 0 && index % PIECE === 0) await pause()
    for (const word of searchWordsOf(view, entry)) vocabulary.add(word)
  }
  vocabularies.set(entries, vocabulary)
}

const vocabularies = new WeakMap<readonly Entry[], ReadonlySet<string>>()

/** The different words of all of them. */
export const vocabularyOf = (view: View, entries: readonly Entry[]): ReadonlySet<string> =>
  kept(vocabularies, entries, () => new Set(entries.flatMap((entry) => searchWordsOf(view, entry))))

export const isOneWord = (text: string): boolean => !/[^\p{L}\p{N}]/u.test(text)

const texts = new WeakMap<Entry, string[]>()
const words = new WeakMap<Entry, string[]>()

/** A farm's rows say the same words again and again, and stemming is most of what an answer costs. */
const stemsOfWords = new BoundedMap<string, string>(50_000)

/** The stem of a word in lower case. */
export const stemOf = (word: string): string => kept(stemsOfWords, word, stemGerman)
