import { dimensionAsked } from './dimension.ts'
import { readSpoken, standardGerman } from '../../shared/german/read-spoken.ts'
import { withoutSmallTalk } from '../../shared/german/small-talk.ts'
import { stemGerman } from '../../shared/german/stem-german.ts'
import { isStopWord } from '../../shared/german/stop-words.ts'
import { CONTENT_QUESTION_WORDS, FILLERS } from './filler-words.ts'
import { phrasesAround } from './phrases/known-phrases.ts'
import { askingWord } from './asking-word.ts'
import { UNCLEAR_EDGE } from './edges-of-times.ts'
import { NUMERALS, numberedBy, withDigits } from './numerals.ts'
import { parsePeriod } from './parse-period.ts'
import { parseThresholds } from './parse-threshold.ts'
import type { ParsedQuestion, QuestionWord } from './parsed-question.ts'
import {
  AGGREGATES,
  ASKS_TWICE,
  ASKS_EXISTENCE,
  ASKS_FOR_ANY,
  ASKS_PAST,
  COMPARES,
  COMPARES_WITH_VALUE,
  COMPARISONS,
  DUTY,
  MARKERS,
  OUT_OF_LIMITS,
  PERMISSION,
  POLITE_OPENING,
  QUESTION_TYPES,
  RATE,
  SPENT_WORDS,
} from './question-words.ts'
import { columnIn, joinedIn, PER_TIME, SAYS_PAST, saysWhatNothingTakes, trendIn } from './said-of-words.ts'
import { SELECTIONS } from './selection-words.ts'
import { takeTimeSpan } from './time-span-asked.ts'
import { takeExceptions } from './take-exceptions.ts'
import { BARE_STATE, BARE_STATE_AHEAD, readState } from './state-words.ts'

/** What several words in lower case say, or one that has another meaning here, and the word that views know for it. */
export type Phrase = readonly [phrase: RegExp, word: string]

/**
 * Reads a question as far as that goes without knowing what it is asked of. Each step takes what it has understood out
 * of the text; the words that are left name what is asked about. `own` are phrases of what it is asked of. `today` is a
 * day.
 */
export function parseQuestion(question: string, today: string, own: readonly Phrase[] = []): ParsedQuestion {
  const { text: standard, said, isDialect } = readSpoken(question)
  const { text, spanIn } = takeTimeSpan(withKnownPhrases(standard, own).replaceAll(POLITE_OPENING, ' ').trim())
  const period = parsePeriod(text, today)
  const { identifiers, rest: withoutNumbers } = takeIdentifiers(
    period ? `${text.slice(0, period.start)} ${text.slice(period.end)}` : text,
  )
  const { excepted, rest: withoutExceptions } = takeExceptions(withoutNumbers)
  const { thresholds, rest: withoutThresholds } = parseThresholds(withoutExceptions)
  const { selection, selectionSize, selectsNamed, orderedBy, rest } = takeSelection(withoutThresholds)
  const comparedBy =
    thresholds.length > 0
      ? COMPARISONS.filter(([words]) => words.test(question.toLowerCase())).map(([, stem]) => stem)
      : []
  const words = unique([...identifiers, ...[...orderedBy, ...comparedBy].map(implied), ...contentWords(rest)])
  return {
    type: QUESTION_TYPES.find(([, words]) => words.test(text))?.[0] ?? 'request',
    words: words.map((word) => withSaid(word, said, isDialect)),
    period,
    thresholds,
    excepted: excepted.map(contentWords),
    selection,
    selectionSize,
    selectsNamed,
    byAge: orderedBy.includes('alt'),
    aggregate: AGGREGATES.find(([, words]) => words.test(rest))?.[0],
    outOfLimits: OUT_OF_LIMITS.find(([, words]) => words.test(rest))?.[0],
    measuredIn: dimensionAsked(standard.toLowerCase()),
    asksDuty: DUTY.test(text),
    asksPermission: PERMISSION.test(text),
    asksExistence: ASKS_EXISTENCE.test(text),
    asksForAny: ASKS_FOR_ANY.test(text),
    asksPast: ASKS_PAST.test(text),
    saysPast: SAYS_PAST.test(text),
    negated: MARKERS.negated.test(rest),
    negatedStem: negatedStemOf(rest),
    complete: MARKERS.complete.test(rest),
    missing: MARKERS.missing.test(rest),
    state: readState(text),
    overdue: MARKERS.overdue.test(rest),
    asksEach: MARKERS.asksEach.test(rest),
    asksAloud: MARKERS.asksAloud.test(text),
    trend: trendIn(rest),
    asksRate: RATE.test(standard),
    asksPerTime: PER_TIME.test(text),
    asksShare: MARKERS.asksShare.test(rest),
    countedStem: countedIn(text),
    countsTime: COUNTS_TIME.test(text),
    spanIn,
    asksRecipient: MARKERS.asksRecipient.test(text),
    asksSince: MARKERS.asksSince.test(text),
    asksReceived: MARKERS.asksReceived.test(text),
    joinsWords: MARKERS.joinsWords.test(rest),
    joined: joinedIn(rest),
    columnStem: columnIn(text),
    unread:
      words.length > MOST_WORDS ||
      COMPARES.test(rest) ||
      COMPARES_WITH_VALUE.test(text) ||
      ASKS_TWICE.test(text) ||
      LEFT_YEAR.test(rest) ||
      saysWhatNothingTakes(text) ||
      UNCLEAR_EDGE.test(text) ||
      (period !== undefined && parsePeriod(rest, today) !== undefined),
  }
}

/** Every word of a question, also those that say nothing by themselves, in their order. */
export interface SaidWords {
  words: (QuestionWord & { saysNothing: boolean })[]
  /** The digits of numbers of animals, fields and the like. */
  identifiers: string[]
}

/** The words of a question beside its time, as `parseQuestion` reads them. `today` is a day. */
export function saidWords(question: string, today: string): SaidWords {
  const text = withKnownPhrases(standardGerman(question)).replaceAll(POLITE_OPENING, ' ').trim()
  const period = parsePeriod(text, today)
  const { identifiers, rest } = takeIdentifiers(
    period ? `${text.slice(0, period.start)} ${text.slice(period.end)}` : text,
  )
  const words = [...rest.matchAll(/[\p{L}\p{N}]+(?:³)?/gu)].map(([word]) => ({
    text: word,
    stem: stemGerman(word),
    saysNothing: isFiller(word),
  }))
  return { words, identifiers: identifiers.map(({ stem }) => stem) }
}

const WORD = /\p{L}+/gu

function withKnownPhrases(standard: string, own: readonly Phrase[] = []): string {
  const said = standard.toLowerCase().replaceAll(/\s+/gu, ' ')
  const text = withDigits(withoutSmallTalk(said).replaceAll(WORD, askingWord)).trim()
  return phrasesAround(own)
    .reduce((changed, [phrase, word]) => changed.replaceAll(phrase, word), text)
    .trim()
}

/** Nobody asks rows for so much at once, and trying to explain it would take its time. */
const MOST_WORDS = 30

/** A year that no time of the question has taken is no number of a row. */
const LEFT_YEAR = /(?<![\d.,/])(?:19|20)\d\d(?![\d.,/])/u

/** Numbers of animals, fields and the like, with the letters before them. */
const IDENTIFIER = /(?:(?<!\p{L})(?:de|[a-z]{6})[\s-]?)?(?:(?:…|\.\.\.)\s?)?(?<!\d)\d(?:[\s-]?\d){4,14}(?!\d)/gu

function takeIdentifiers(text: string): { identifiers: QuestionWord[]; rest: string } {
  return {
    identifiers: [...text.matchAll(IDENTIFIER)].map(([number]) => ({
      text: number.trim(),
      stem: number.replaceAll(/\D/g, ''),
    })),
    rest: text.replaceAll(IDENTIFIER, ' '),
  }
}

const HOW_MANY = new RegExp(`(?<![\\p{L}\\d])(${Object.keys(NUMERALS).join('|')}|[2-9]|[1-4]\\d)(?![\\p{L}\\d.,])`, 'u')

const HOW_MANY_OF_ORDER = new RegExp(`${HOW_MANY.source}(?=(?: \\p{L}+)? \\p{L}{3,}sten(?!\\p{L}))`, 'u')
const HOW_MANY_BEFORE = new RegExp(`${HOW_MANY.source}(?= \\p{L}+(?: \\p{L}+)? am \\p{L}{3,}sten(?!\\p{L}))`, 'u')

/** „die drei sauersten“, „welche zwei Felder sind am sauersten“, by adjectives that views know. */
function superlativeSize(text: string): { selectionSize: number; rest: string } {
  const found = HOW_MANY_OF_ORDER.exec(text) ?? HOW_MANY_BEFORE.exec(text)
  const number = found?.[1]
  if (!found || number === undefined) return { selectionSize: 1, rest: text }
  return { selectionSize: NUMERALS[number] ?? Number(number), rest: text.replace(found[0], ' ') }
}

/** „die drei größten“; `orderedBy` is the stem of the column that the word names, where it does. */
function takeSelection(text: string): Pick<ParsedQuestion, 'selection' | 'selectionSize' | 'selectsNamed'> & {
  orderedBy: string[]
  rest: string
} {
  const found = SELECTIONS.find(({ words }) => words.test(text))
  const { selection, words, names, ofNamed: selectsNamed = false } = found ?? {}
  const orderedBy = names === undefined ? [] : [names]
  if (!words) return { ...superlativeSize(text), selection, selectsNamed, orderedBy }
  if (selection !== 'most' && selection !== 'least')
    return { selection, selectionSize: 1, selectsNamed, orderedBy, rest: text.replace(words, ' ') }
  const without = text.replace(words, ' ')
  const number = HOW_MANY.exec(without)?.[1]
  return {
    selection,
    selectionSize: number === undefined ? 1 : (NUMERALS[number] ?? Number(number)),
    selectsNamed,
    orderedBy,
    rest: without.replace(HOW_MANY, ' '),
  }
}

const contentWords = (text: string): QuestionWord[] =>
  [
    ...text
      .replaceAll(SPENT_WORDS, ' ')
      .replaceAll(BARE_STATE, ' ')
      .matchAll(/[\p{L}\p{N}]+(?:³)?/gu),
  ]
    .filter(([word]) => !isFiller(word))
    .map(({ 0: word, index, input }) => ({
      text: word,
      stem: stemGerman(word),
      ...(/[\p{L}\d]-$/u.test(input.slice(0, index)) && { isTail: true as const }),
      ...numberedBy(word, input, index),
    }))

const COUNTS_TIME = /(?<!\p{L})wie viele? (?:minuten|stunden|tagen?|wochen|monaten?|jahren?)(?!\p{L})/u
const COUNTED = /(?<!\p{L})wie viele? (\p{L}+)/u

function countedIn(text: string): string | undefined {
  const word = COUNTED.exec(text)?.[1]
  return word === undefined ? undefined : contentWords(word)[0]?.stem
}

/** A negation goes no further. */
const CLAUSE_END = /[,;:](?=\s)/u

/** The word that a negation stands before. */
function negatedStemOf(text: string): string | undefined {
  const [, ...after] = text.split(MARKERS.negated)
  if (after.length !== 1 || BARE_STATE_AHEAD.test(after[0]!)) return undefined
  return contentWords(after[0]!.split(CLAUSE_END)[0]!)[0]?.stem
}

/** Rows may be called as it is said: „Hauswiesn“. */
function withSaid(word: QuestionWord, said: ReadonlyMap<string, string>, isDialect: boolean): QuestionWord {
  const text = said.get(word.text)
  const spoken = isDialect ? { ...word, said: text ?? word.text } : word
  return text === undefined ? spoken : { ...spoken, synonyms: [{ text, stem: stemGerman(text) }] }
}

const isFiller = (word: string): boolean => !CONTENT_QUESTION_WORDS.has(word) && (FILLERS.has(word) || isStopWord(word))

const implied = (stem: string): QuestionWord => ({ text: '', stem })

const unique = (words: QuestionWord[]): QuestionWord[] =>
  words.filter(({ stem }, index) => words.findIndex((other) => other.stem === stem) === index)
