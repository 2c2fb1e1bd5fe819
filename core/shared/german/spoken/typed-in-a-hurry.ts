import { BoundedMap } from '../../bounded-map.ts'
import { isStandardWord, KNOWN } from './heard-words.ts'
import { stemGerman } from '../stem-german.ts'
import { isStopWord } from '../stop-words.ts'

/**
 * Standard German as it is typed in a hurry, wherever somebody comes from: „gebliebn“, „zusammngerechnet“, „gültich“,
 * „gemelded“, „gesprizt“.
 */

/** No word of German has these sounds before „n“ without a vowel between them: „trockn“, „zwischnfrucht“. */
const CLIPPED: readonly (readonly [RegExp, string])[] = [
  [/(?<=[bdfgkptzß]|[st]s|sch|ch|mm)n(?=[bcdfghjklmpqrsvwz])/u, 'en'],
  [/(?<=ge\p{L}*\p{L}{2}(?:[bdfgkpßz]|ss|ch|ll))n(?=e[nrms]?$)/u, 'en'],
  [/(?<=[bdfgkptzß]|[st]s|sch|ch|mm)n$/u, 'en'],
  // „am sauersden“
  [/(?<!dre)sd(?=e[nrms]?$)/u, 'st'],
  [/(?<=[ae]u)r(?=st(?:e[nrms]?)?$)/u, 'er'],
  // „männlch“
  [/(?<=[bdfghjkmnprstz])lch(?=(?:e[nrms]?)?$)/u, 'lich'],
  // „Maissilasch“
  [/(?<=sil|gar|mont)aa?sch$/u, 'age'],
  [/isch(?=keit(?:en)?$)/u, 'ig'],
]
/** „Design“ and „Kampagn-“ are from elsewhere. */
const FOREIGN = /sign|champagn|kampagn/u

/** The same where only a known word shows it: „fahrn“, „gehn“. */
const CLIPPED_ENDS: readonly (readonly [RegExp, string])[] = [
  [/(?<=[lmnr])n$/u, 'en'],
  [/(?<=[aeiouäöü]h|ie)n$/u, 'en'],
]

/** What stands for standard German only where a known word comes out. */
const SLIPS: readonly (readonly [RegExp, string])[] = [
  [/ich(?=$|e[nrms]?$)/u, 'ig'],
  [/(?<=[dlnrt])g(?=$|e[nrms]?$)/u, 'ig'],
  [/(?<=^\p{L}{0,5}ge\p{L}+)ch(?=t$)/u, 'g'],
  [/(?<=[^aeiouäöüh]e)d(?=$|e[nrms]?$)/u, 't'],
  [/(?<=^be\p{L}*mm|^\p{L}{0,5}ge\p{L}+(?:mm|nn|ng))$/u, 'en'],
  [/^f(?=er|or)/u, 'v'],
  [/(?<=ge)brach$/u, 'bracht'],
]

const SHORTEST = 4
const LONGEST = 40

const read = new BoundedMap<string, string | null>(5000)

/** What `typed`, in lower case, was meant for; undefined where it is a word as it stands, or nothing known. */
export function inFullLetters(typed: string): string | undefined {
  if (typed.length < SHORTEST || typed.length > LONGEST || isStandardWord(typed)) return undefined
  const before = read.get(typed)
  if (before !== undefined) return before ?? undefined
  const found = slipOf(typed) ?? withoutClipping(typed)
  read.set(typed, found ?? null)
  return found
}

function withoutClipping(typed: string): string | undefined {
  if (FOREIGN.test(typed)) return undefined
  const full = CLIPPED.reduce((word, [clipped, standard]) => word.replace(clipped, standard), typed)
  return full === typed ? undefined : full
}

function slipOf(typed: string): string | undefined {
  const slipped = SLIPS.map(([slip, standard]) => typed.replace(slip, standard)).filter((word) => word !== typed)
  const clipped = CLIPPED_ENDS.map(([end, standard]) => typed.replace(end, standard)).filter((word) => word !== typed)
  return (
    onlyWord([typed, ...slipped].flatMap(writtenAlike)) ??
    [...slipped, ...clipped].find(isMeant) ??
    onlyWord(withTwoSwapped(typed).filter((word) => KNOWN.has(word)))
  )
}

const SHORTEST_SWAPPED = 7

/** „püntklich“; the first letter is typed where it belongs. */
const withTwoSwapped = (typed: string): string[] =>
  typed.length < SHORTEST_SWAPPED
    ? []
    : Array.from(
        { length: typed.length - 2 },
        (_, at) => `${typed.slice(0, at + 1)}${typed[at + 2]}${typed[at + 1]}${typed.slice(at + 3)}`,
      )

const isMeant = (word: string): boolean =>
  KNOWN.has(word) || isStopWord(word) || (isStandardWord(word) && !/(?:[lmnr]e|ie)n$/u.test(word))

function onlyWord(found: readonly string[]): string | undefined {
  return new Set(found.map(stemGerman)).size === 1 ? found[0] : undefined
}

/** How a word is written by those who write by ear: with or without what only tells how long a vowel is. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/ieh?|ih/gu, 'i'],
  [/(?<=[aeiouäöü])h(?![aeiouäöü])/gu, ''],
  [/äu/gu, 'eu'],
  [/ai/gu, 'ei'],
  [/ä/gu, 'e'],
  [/ph/gu, 'f'],
  [/th|dt/gu, 't'],
  [/tz|zz/gu, 'z'],
  [/ck/gu, 'k'],
  [/ß/gu, 's'],
  [/chs/gu, 'x'],
  [/(\p{L})\1+/gu, '$1'],
  [/d$/u, 't'],
  [/b(?=$|t$)/u, 'p'],
  [/g(?=$|t$)/u, 'k'],
]
const spelling = (word: string): string =>
  SPELLINGS.reduce((written, [letters, sound]) => written.replaceAll(new RegExp(letters, 'gu'), sound), word)

const SHORTEST_BY_EAR = 5
const LONG_VOWEL = /[aeiouäöü]h|ie|aa|ee|oo/u
const SHORT_VOWEL = /([^aeiouäöüh])\1|ck|tz/u

/** „Gelahmt“ is not „gelammt“: nobody writes a long vowel for a short one. */
const areAsLong = (one: string, other: string): boolean =>
  !(LONG_VOWEL.test(one) && !LONG_VOWEL.test(other) && SHORT_VOWEL.test(other) && !SHORT_VOWEL.test(one))

function writtenAlike(word: string): string[] {
  if (word.length < SHORTEST_BY_EAR - 1) return []
  return (WRITTEN_ALIKE.get(spelling(word)) ?? []).filter((one) => areAsLong(word, one) && areAsLong(one, word))
}

const WRITTEN_ALIKE: ReadonlyMap<string, readonly string[]> = Map.groupBy(
  [...KNOWN].filter((word) => word.length >= SHORTEST_BY_EAR),
  spelling,
)
