import { BoundedMap } from '../../shared/bounded-map.ts'
import { soundKey } from '../../shared/german/sound-key.ts'
import { kept } from '../kept.ts'
import { mistyped } from './mistyped.ts'
import { WORDS_HEARD, WORDS_OF_ASKING } from './question-words.ts'

const SHORTEST = 4
const LONGEST = 20

/** „Gräser“ sounds like it, and „großer“ is it without its dots; „Zellen“ sounds like the other. */
const SOUNDS_LIKE_OTHERS = new Set(['größer', 'zählen'])

const withoutDots = (word: string): string => word.normalize('NFD').replaceAll('\u0308', '')

/** The word of each sound; of those that several words have, none. */
const BY_SOUND: ReadonlyMap<string, string | undefined> = (() => {
  const words = new Map<string, string | undefined>()
  for (const word of [...WORDS_OF_ASKING, ...WORDS_HEARD]) {
    if (SOUNDS_LIKE_OTHERS.has(word)) continue
    for (const sound of new Set([soundKey(word), soundKey(withoutDots(word))]))
      words.set(sound, words.has(sound) && words.get(sound) !== word ? undefined : word)
  }
  return words
})()

/** The word of asking that a word sounds like, or is without its dots: „lezte“, „gresster“, „fruhjahr“. */
const heardWord = (word: string): string | undefined =>
  word.length < SHORTEST || word.length > LONGEST ? undefined : BY_SOUND.get(soundKey(word))

/** A word of asking with a slip of the hand, but not in its ending; what is asked about is looked up among the rows. */
export const askingWord = (word: string): string => (WORDS_OF_ASKING.has(word) ? word : kept(asked, word, askedBy))

/** The same few words make most questions. */
const asked = new BoundedMap<string, string>(5000)

function askedBy(word: string): string {
  const heard = heardWord(word)
  if (heard !== undefined) return heard
  const meant = mistyped({ text: word, stem: word }, WORDS_OF_ASKING)
  return meant !== undefined && meant.endsWith(word.slice(-2)) ? meant : word
}
