import { BoundedMap } from '../../shared/bounded-map.ts'
import { soundKey } from '../../shared/german/sound-key.ts'
import { isOrdinaryWord } from '../../shared/german/spoken/heard-words.ts'
import { stemGerman } from '../../shared/german/stem-german.ts'
import { kept } from '../kept.ts'
import { ofLikeLength, SHORTEST_HEARD, soundingLike, type KnownWords } from './known-words.ts'
import type { QuestionWord } from './parsed-question.ts'

/** Of shorter words too many are one letter apart: Liese and Wiese. */
const SHORTEST = 6
const SHORTEST_TEXT = 5
const SHORTEST_STEM = 4
const SHORTEST_LONG = 7
const LONGEST_DOUBLED = 12

/**
 * The one of `known` stems that a word sounds like („Weitzen“, „wise“), else that it is one slip of the hand away from:
 * a letter too many, too few, another one, or two that have changed places, but not the first. Undefined where none or
 * several are so near, and for a word that is known as itself. In a short word („Disel“, „gebren“) only what hands do
 * most: a letter left out or doubled, or two that have changed places.
 */
export const mistyped = (word: QuestionWord, ...known: readonly KnownWords[]): string | undefined =>
  word.isKnown || isOrdinaryWord(word.text) ? undefined : (heardAs(word, known) ?? slippedFrom(word, known))

const SINGLE = /(?<=[aeiouäöü])[bdfgklmnprstz](?=[aeiouäöü])/gu
const DOUBLED: Readonly<Record<string, string>> = { k: 'ck', z: 'tz' }

/** „aker“ as „acker“: with one of its letters between vowels doubled, since endings are known by that. */
const doubled = (text: string): string[] =>
  text.length > LONGEST_DOUBLED
    ? []
    : [...text.matchAll(SINGLE)].map(
        ({ 0: letter, index }) =>
          `${text.slice(0, index)}${DOUBLED[letter] ?? letter + letter}${text.slice(index + 1)}`,
      )

function heardAs({ stem, text }: QuestionWord, known: readonly KnownWords[]): string | undefined {
  if (stem.length < SHORTEST_HEARD || !/^\p{L}+$/u.test(text)) return undefined
  const isLong = text.length >= SHORTEST_LONG
  const heard = soundsOf(text, stem, isLong)
  return onlyOne(
    known.flatMap((words) => heard.flatMap((sound) => soundingLike(words, sound, isLong))),
    stem,
  )
}

const sounds = new BoundedMap<string, readonly string[]>(5000)

/** Every view asks for those of each word. */
const soundsOf = (text: string, stem: string, isLong: boolean): readonly string[] =>
  kept(sounds, `${text} ${stem}`, () => [
    ...new Set([stem, text, ...doubled(text).map(stemGerman)].map((one) => soundKey(one, isLong))),
  ])

function slippedFrom({ stem, text }: QuestionWord, known: readonly KnownWords[]): string | undefined {
  if (stem.length < SHORTEST_STEM || text.length < SHORTEST_TEXT || /\d/.test(stem)) return undefined
  const isNear = stem.length < SHORTEST ? isOneCommonSlipAway : isOneSlipAway
  return onlyOne(
    known.flatMap((words) => ofLikeLength(words, stem).filter((one) => isNear(stem, one) && !isOtherVerb(stem, one))),
    stem,
  )
}

const PREFIX = /^(?:auf|aus|ab|an|ein|um|vor|nach|durch|zu|bei|mit|los|ver|be|er|ent|zer)(?=\p{L}{4})/u

/** „Aufgelaufen“ is no slip of „ausgelaufen“. */
function isOtherVerb(typed: string, meant: string): boolean {
  const [own, other] = [PREFIX.exec(typed)?.[0], PREFIX.exec(meant)?.[0]]
  return (
    own !== undefined && other !== undefined && own !== other && typed.slice(own.length) === meant.slice(other.length)
  )
}

function onlyOne(found: readonly string[], stem: string): string | undefined {
  const others = new Set(found)
  others.delete(stem)
  return others.size === 1 ? [...others][0] : undefined
}

/** What is left of both behind the letters that they begin with. */
function restsOf(typed: string, meant: string): readonly [string, string] {
  let from = 0
  while (from < typed.length && typed[from] === meant[from]) from += 1
  return [typed.slice(from), meant.slice(from)]
}

function isOneSlipAway(typed: string, meant: string): boolean {
  const [rest, other] = restsOf(typed, meant)
  return (
    rest.slice(1) === other.slice(1) || rest.slice(1) === other || rest === other.slice(1) || isSwapped(rest, other)
  )
}

function isOneCommonSlipAway(typed: string, meant: string): boolean {
  if (meant.length < SHORTEST_TEXT) return false
  const [rest, other] = restsOf(typed, meant)
  const isDoubled = rest.slice(1) === other && rest[0] === typed[typed.length - rest.length - 1]
  return rest === other.slice(1) || isDoubled || isSwapped(rest, other)
}

const isSwapped = (rest: string, other: string): boolean =>
  rest.length > 1 && rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2)
