import { heardNoun, heardWord } from './heard-words.ts'
import { AUXILIARIES, HEARD_ALL_OVER, NOUNS, REGION_COUNT, WORDS } from './regions.ts'
import { MARKS } from './sound-laws.ts'
import { inFullLetters } from './typed-in-a-hurry.ts'

/** Not the letters of „E5“. */
export const WORD = /(?<![\p{L}\p{M}\d])[\p{L}\p{M}]+(?![\p{L}\p{M}\d])/gu

/** Written large within a text it is a noun, a name or an abbreviation: „AL“, „MR“, „Bi“. */
export const isName = (word: string, at: number, text: string): boolean =>
  /^\p{Lu}\p{Lu}/u.test(word) || (at > 0 && /^\p{Lu}/u.test(word) && !/[?!]\s*$/u.test(text.slice(0, at)))

/** What the other words of a text show of one. */
export interface Shown {
  /** How many different words are said so in each of the regions. */
  regions: readonly number[]
  /** The one that most words show; undefined where none does. */
  region: number | undefined
  /** Whether a participle may stand in it. */
  hasAuxiliary: boolean
  /** Nobody asks so: hearing each of its words would take its time. */
  isLong: boolean
}

/** „stehn“ and „gefahrn“ are typed by anybody. */
export const isHeardAllOver = (spoken: string, standard: string): boolean =>
  HEARD_ALL_OVER.has(spoken) || (/[^aeiouäöü]n$/u.test(spoken) && inFullLetters(spoken) === standard.toLowerCase())

/** „Ich mache“, „mache ich“ and „mache bitte“ are standard German; „mache“ alone is „machen“ in some regions. */
export const isOfSpeaker = (word: string, standard: string, at: number, text: string): boolean =>
  standard === `${word.toLowerCase()}n` &&
  (/(?<!\p{L})ich(?: als \p{L}+)? $/iu.test(text.slice(Math.max(0, at - LONGEST_BEFORE), at)) ||
    /^ (?:ich|mir|uns|bitte)(?!\p{L})/iu.test(text.slice(at + word.length, at + word.length + LONGEST_BEFORE)))
const LONGEST_BEFORE = 30

const MOST_HEARD = 40

export function shownBy(text: string): Shown {
  const regions = Array.from({ length: REGION_COUNT }, () => 0)
  const besides = Array.from({ length: REGION_COUNT }, () => 0)
  const spokenWords = new Map<string, boolean>()
  for (const { 0: word, index } of text.matchAll(WORD))
    if (!WORDS.get(word.toLowerCase())?.some(({ standard }) => isOfSpeaker(word, standard, index, text)))
      spokenWords.set(word.toLowerCase(), (spokenWords.get(word.toLowerCase()) ?? true) && isName(word, index, text))
  for (const [spoken, isLarge] of spokenWords)
    for (const { region, beside, standard } of [
      ...((isLarge ? undefined : WORDS.get(spoken)) ?? []),
      ...(NOUNS.get(spoken) ?? []),
    ])
      if (region !== undefined && !isHeardAllOver(spoken, standard)) (beside ? besides : regions)[region]! += 1
  const most = Math.max(...regions)
  // Of regions that say as much, the one that says the more of what only it would not show.
  const likest = Math.max(...besides.filter((_, region) => regions[region] === most))
  const isLong = spokenWords.size > MOST_HEARD
  return {
    regions,
    region:
      most > 0
        ? regions.findIndex((count, region) => count === most && besides[region] === likest)
        : isLong
          ? undefined
          : heardRegion(spokenWords, ARTICLE.test(text) ? 1 : FEWEST_SHOWING),
    isLong,
    hasAuxiliary: [...spokenWords.keys()].some((spoken) => AUXILIARIES.has(spoken)),
  }
}

/** „de Behälter“, „d'Wiesa“: an article that only dialects have, and they all. */
const ARTICLE = /(?<=\p{L}\s)(?:de\s|d')(?!Vries|Boer|Haan|Jong|Groot|Buhr|Witt)(?=\p{L})/u

const SHORTEST_SHOWING = 5
const FEWEST_SHOWING = 2

/** Where no word of a table shows it, the region by whose sounds most words are known. */
function heardRegion(spokenWords: ReadonlyMap<string, boolean>, fewest: number): number | undefined {
  const counts = Array.from({ length: REGION_COUNT }, (_, region) =>
    [...spokenWords]
      .filter(
        ([spoken, isLarge]) => spoken.length >= SHORTEST_SHOWING && (isLarge ? heardNoun : heardWord)(spoken, region),
      )
      .reduce((count, [spoken]) => count + (MARKS[region]!.test(spoken) ? FEWEST_SHOWING : 1), 0),
  )
  const most = Math.max(...counts)
  return most >= fewest ? counts.indexOf(most) : undefined
}
