import { foldText } from '../../shared/german/fold.ts'
import { NUMBER_WORDS } from '../../shared/german/number-words.ts'
import { soundKey } from '../../shared/german/sound-key.ts'
import { isStopWord } from '../../shared/german/stop-words.ts'
import type { Interpretation } from '../interpretation/interpretation.ts'
import { ownStemsOf } from '../interpretation/own-stems.ts'
import { searchTextsOf, stemsOf } from '../interpretation/search-text.ts'
import type { Rewording } from '../ports/fact-source.ts'
import type { ParsedQuestion } from '../question/parsed-question.ts'
import { isWithin, type Period } from '../question/span.ts'
import type { Entry, View } from '../view.ts'

/**
 * True where the numbers of a question are those of what was asked, whatever else was said with other words: all of
 * them and no other.
 */
export function keepsNumbers({ from, to }: Rewording): boolean {
  const [asked, made] = [numbersIn(from), numbersIn(to)]
  const inWords = new Set(wordsIn(from).flatMap((word) => NUMBER_WORDS[word] ?? []))
  return (
    asked.every((number) => made.includes(number)) &&
    made.every((number) => asked.includes(number) || inWords.has(Number(number))) &&
    yearsIn(from).every((year) => to.includes(year))
  )
}

const YEAR = /(?<!\d)20\d\d(?!\d)/gu
const DAY = /(?<![\d.,])\d{1,2}\.\s?(?:\d{1,2}\.(?:\s?\d{2,4})?|\p{L}+)/gu

const yearsIn = (text: string): readonly string[] => text.match(YEAR) ?? []

/** But days and years, which are times. */
const numbersIn = (text: string): string[] =>
  (
    text
      .replaceAll(DAY, ' ')
      .replaceAll(YEAR, ' ')
      .match(/(?<![\p{L}\d])\d+/gu) ?? []
  ).map((digits) => digits.replace(/^0+(?=\d)/u, ''))

/**
 * True where a question asks of the time that was asked of, though it may say one where that of the person was not
 * read; what is so today needs no time, and what was is of none to come: „Nächste Woche kommt der Berater.“
 */
export function keepsTime(
  asked: Period | undefined,
  made: Period | undefined,
  { view, today }: Pick<Interpretation, 'view' | 'today'>,
): boolean {
  if (asked === undefined) return true
  if (made === undefined && view.tense === 'past' && (asked.span.from ?? '') > today) return true
  return made === undefined ? asked.span.from === today && asked.span.to === today : isWithin(made.span, asked.span)
}

/**
 * True where an answer to a question in other words rests on no name that the person has not said, and leaves none out
 * that would have told its entries apart. `asked` is what the person said, read as any question is.
 */
export function keepsNames(
  { from, to }: Rewording,
  asked: ParsedQuestion,
  { view, conditions, entries }: Interpretation,
  views: readonly View[],
): boolean {
  const isOwn = (word: string): boolean => stemsOf(word).every((stem) => views.some((one) => ownStemsOf(one).has(stem)))
  const kept = wordsIn(to)
  const leftOut = wordsIn(from).filter((word) => !isOwn(word) && !kept.some((other) => isLike(word, other)))
  if (leftOut.some((word) => tellsApart(word, view, entries))) return false
  const synonyms = asked.words.flatMap(({ text, synonyms = [] }) => [text, ...synonyms.map((one) => one.text)])
  const said = [...wordsIn(from), ...synonyms].flatMap((word) => [word, String(NUMBER_WORDS[word] ?? word)])
  return conditions
    .filter(({ by }) => by === 'text')
    .flatMap(({ description }) => wordsIn(description).filter((word) => kept.includes(word)))
    .every((word) => isOwn(word) || said.some((other) => isLike(word, other)))
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Names are bent, misspelt and spoken in dialects: one lies in the other, or they share most pairs of letters. */
function isLike(one: string, other: string): boolean {
  const [a, b] = [foldText(one), foldText(other)]
  if (a === b) return true
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  if (short.length >= SHORTEST_PART && long.includes(short)) return true
  const [pairs, others] = [pairsOf(a), pairsOf(b)]
  const shared = pairs.filter((pair) => others.includes(pair)).length
  return (2 * shared) / (pairs.length + others.length) >= ALIKE || soundKey(one, false) === soundKey(other, false)
}

const SHORTEST_PART = 4
/** After Dice: „Weezeschrot“ and „Weizenschrot“ have 0.67, „Möwe“ and „Nordstern“ 0. */
const ALIKE = 0.5

const pairsOf = (word: string): string[] => Array.from(word.slice(1), (letter, index) => word.charAt(index) + letter)

/** Some of the entries are called so, and others not. */
function tellsApart(word: string, view: View, entries: readonly Entry[]): boolean {
  if (word.length < SHORTEST_NAME || isStopWord(word)) return false
  const stems = stemsOf(word)
  const called = entries.filter((entry) => {
    const own = namesOf(view, entry).flatMap(stemsOf)
    return stems.every((stem) => own.includes(stem))
  })
  return called.length > 0 && called.length < entries.length
}

const SHORTEST_NAME = 3
/** A longer text says something, and names nothing; days are none of its words. */
const MOST_WORDS_OF_NAME = 4

const namesOf = (view: View, entry: Entry): string[] =>
  searchTextsOf(view, entry).filter((text) => (text.match(/\p{L}+/gu) ?? []).length <= MOST_WORDS_OF_NAME)
