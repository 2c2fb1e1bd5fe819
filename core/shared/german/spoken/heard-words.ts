import { BoundedMap } from '../../bounded-map.ts'
import { soundKey } from '../sound-key.ts'
import { stemGerman } from '../stem-german.ts'
import { isStopWord } from '../stop-words.ts'
import { FARM_ADJECTIVES, FARM_NOUNS, SOUND_LIKE_THEM } from './farm-nouns.ts'
import { FARM_VERB_FORMS } from './farm-verbs.ts'
import { NAMES_LIKE_THINGS } from './names-like-things.ts'
import { ORDINARY_WORDS } from './ordinary-words.ts'
import { NOUNS, WORDS } from './regions.ts'
import { bySounds, clearlyNearest, dialectDistance, nearStems, tailsOf } from './dialect-distance.ts'
import { soundsOf } from './dialect-sounds.ts'
import { LAWS } from './sound-laws.ts'
import type { SoundLaw } from './sounds-all-over.ts'

const SHORTEST_KNOWN = 4

const inTables = [...WORDS, ...NOUNS].flatMap(([, sayings]) =>
  sayings.flatMap(({ standard }) => standard.toLowerCase().split('|')),
)

/** Words of standard German that a word of a region may be, in lower case. */
export const KNOWN: ReadonlySet<string> = new Set(
  [...FARM_VERB_FORMS, ...FARM_NOUNS, ...FARM_ADJECTIVES, ...inTables].filter((word) => /^\p{L}+$/u.test(word)),
)
export const FARM_STEMS: ReadonlySet<string> = new Set([...KNOWN].filter((word) => word.length >= 3).map(stemGerman))
const BESIDE_THEM: ReadonlySet<string> = new Set([...SOUND_LIKE_THEM, ...ORDINARY_WORDS, ...NAMES_LIKE_THINGS])
const KNOWN_STEMS: ReadonlySet<string> = new Set([...KNOWN, ...BESIDE_THEM].map(stemGerman))

/** Soft and hard consonants, and rounded and spread vowels, are one to those who speak so. */
const heard = (word: string): string => soundKey(word, true)

const BY_SOUND: ReadonlyMap<string, readonly string[]> = (() => {
  const words = new Map<string, string[]>()
  for (const word of KNOWN)
    if (word.length >= SHORTEST_KNOWN) words.set(heard(word), [...(words.get(heard(word)) ?? []), word])
  return words
})()

const SHORTEST = 4
const LONGEST = 26
/** More ways to say it than a word of so few sounds has. */
const MOST_WAYS = 48

function standardWays(word: string, laws: readonly SoundLaw[]): readonly string[] {
  let ways = [word]
  for (const [spoken, standard] of laws) {
    const changed = ways.filter((way) => spoken.test(way)).map((way) => way.replace(spoken, standard))
    if (changed.length > 0) ways = [...new Set([...ways, ...changed])].slice(0, MOST_WAYS)
  }
  return ways
}

/** „Kontrolln“, but not „sammeln“. */
const CLIPPED_END = /(?<!e[lr]|[aeiouäöühr])n$/u

/** Also where only its ending is another. */
export const isStandardWord = (word: string): boolean =>
  KNOWN.has(word) ||
  BESIDE_THEM.has(word) ||
  isStopWord(word) ||
  (word.length > SHORTEST_KNOWN && !CLIPPED_END.test(word) && KNOWN_STEMS.has(stemGerman(word)))

const ORDINARY: ReadonlySet<string> = new Set(ORDINARY_WORDS)
const ORDINARY_STEMS: ReadonlySet<string> = new Set(
  ORDINARY_WORDS.map(stemGerman).filter((stem) => stem.length >= SHORTEST_KNOWN),
)

/** Stems have lost their dots, so that „Münd“ would be „Mund“. */
const UMLAUT = /[äöü]/u

/** A word of everyday German that farms have no use for, in any of its forms. */
export const isOrdinaryWord = (word: string): boolean =>
  ORDINARY.has(word) || (!UMLAUT.test(word) && ORDINARY_STEMS.has(stemGerman(word)))

const known = new BoundedMap<string, string | null>(5000)

/**
 * The one word that `spoken`, in lower case, is by the sounds of the region `index`; undefined where it is none,
 * several, or as it stands a word of standard German.
 */
export const heardWord = (spoken: string, index: number): string | undefined => heardAs(spoken, index, KNOWN)

function heardAs(spoken: string, index: number, among: ReadonlySet<string>): string | undefined {
  if (spoken.length < SHORTEST || spoken.length > LONGEST || isStandardWord(spoken)) return undefined
  const name = `${index} ${among === KNOWN ? '' : 'n'} ${spoken}`
  const before = known.get(name)
  if (before !== undefined) return before ?? undefined
  const found =
    onlyWord(soundingLike(spoken, among)) ??
    onlyWord(standardWays(spoken, LAWS[index] ?? []).flatMap((way) => soundingLike(way, among)))
  known.set(name, found ?? null)
  return found
}

const FORMS: ReadonlyMap<string, readonly string[]> = Map.groupBy(
  [...KNOWN].filter((word) => word.length >= SHORTEST_KNOWN),
  stemGerman,
)
const STEMS = bySounds(FORMS.keys())
const near = new BoundedMap<string, string | null>(5000)

/** The one word that `spoken`, in lower case, is most like by what dialects do to sounds; undefined where none is. */
export function nearWord(spoken: string): string | undefined {
  if (spoken.length < SHORTEST || spoken.length > LONGEST || isStandardWord(spoken)) return undefined
  const before = near.get(spoken)
  if (before !== undefined) return before ?? undefined
  const stem = clearlyNearest(nearStems(spoken, STEMS))
  const found = stem === undefined ? undefined : likest(spoken, FORMS.get(stem)!)
  near.set(spoken, found ?? null)
  return found
}

/** Of forms of one word. */
function likest(spoken: string, forms: readonly string[]): string | undefined {
  const sounds = soundsOf(spoken)
  const farOf = (form: string): number => dialectDistance(sounds, soundsOf(form), MOST_OF_FORM, tailsOf(sounds))
  const [first] = forms.toSorted((one, other) => farOf(one) - farOf(other))
  return first !== undefined && farOf(first) <= MOST_OF_FORM ? first : undefined
}
const MOST_OF_FORM = 2

const soundingLike = (word: string, among: ReadonlySet<string>): readonly string[] =>
  (BY_SOUND.get(heard(word)) ?? []).filter((one) => among.has(one))

/** Of forms of one word, the first. */
const onlyWord = (found: readonly string[]): string | undefined =>
  new Set(found.map(stemGerman)).size === 1 ? found[0] : undefined

const NOUN_SET: ReadonlySet<string> = new Set([
  ...FARM_NOUNS,
  ...[...NOUNS].flatMap(([, sayings]) => sayings.map(({ standard }) => standard.toLowerCase())),
])

/** „gekauft“ of „kauft“, in lower case; undefined where no verb of farms has it. */
export const participleOf = (finite: string): string | undefined =>
  KNOWN.has(finite) && KNOWN.has(`ge${finite}`) ? `ge${finite}` : undefined

export const isParticiple = (word: string): boolean => KNOWN.has(word) && /^ge\p{L}{3,}(?:t|en)$/u.test(word)

export const isFarmNoun = (word: string): boolean => NOUN_SET.has(word)

/** Written large within a text it may be a name, so only nouns are heard. */
export const heardNoun = (spoken: string, index: number, shortest = SHORTEST): string | undefined =>
  spoken.length < shortest ? undefined : heardAs(spoken, index, NOUN_SET)
