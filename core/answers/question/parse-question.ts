import { alsoAskedIn, asksSeveral } from './also-asked.ts'
import { countStatedIn } from './count-stated.ts'
import { dimensionAsked } from './dimension.ts'
import { readSpoken, standardGerman } from '../../shared/german/read-spoken.ts'
import { stemGerman } from '../../shared/german/stem-german.ts'
import { isStopWord } from '../../shared/german/stop-words.ts'
import { CONTENT_QUESTION_WORDS, FILLERS } from './filler-words.ts'
import { apartFromAsides } from './clauses-beside.ts'
import { inKnownPhrases, inOneLine, LONGEST_READ } from './in-known-phrases.ts'
import { UNCLEAR_EDGE } from './edges-of-times.ts'
import { numberedBy } from './numerals.ts'
import type { Phrase } from './phrases/phrase-table.ts'
import { parsePeriod } from './parse-period.ts'
import { parseThresholds } from './parse-threshold.ts'
import type { ParsedQuestion, QuestionWord } from './parsed-question.ts'
import {
  AGGREGATES,
  ASKS_WHY_TOO,
  ASKS_EXISTENCE,
  ASKS_FOR_ANY,
  ASKS_DIFFERENCE,
  ASKS_NAME,
  ASKS_PAST,
  COMPARES,
  COMPARES_WITH_VALUE,
  COMPARISONS,
  DUTY,
  MARKERS,
  OUT_OF_LIMITS,
  PERMISSION,
  RATE,
  SPENT_WORDS,
} from './question-words.ts'
import {
  joinedIn,
  missingIn,
  ofWhichIn,
  PER_TIME,
  SAYS_PAST,
  SAYS_WAS,
  saysWhatNothingTakes,
  trendIn,
  wholeIn,
} from './said-of-words.ts'
import { questionType } from './question-type.ts'
import { inWholeWords } from './truncated.ts'
import { countedFromToday, takeTimeSpan } from './time-span-asked.ts'
import { particleOf } from './particle.ts'
import { takeExceptions } from './take-exceptions.ts'
import { takeSelection } from './take-selection.ts'
import { BARE_STATE, BARE_STATE_AHEAD, readState } from './state-words.ts'
import { takeUnitAsked } from './unit-asked.ts'

/**
 * Reads a question as far as that goes without knowing what it is asked of. Each step takes what it has understood out
 * of the text; the words that are left name what is asked about. `own` are phrases of what it is asked of. `today` is a
 * day.
 */
export function parseQuestion(question: string, today: string, own?: readonly Phrase[]): ParsedQuestion {
  const { text: spoken, said, isDialect } = readSpoken(question)
  const { text: standard, beside = '' } = apartFromAsides(inWholeWords(inOneLine(spoken)), today)
  const { text: withoutUnit, unitAsked } = takeUnitAsked(standard)
  const { text, spanIn } = takeTimeSpan(inKnownPhrases(countedFromToday(withoutUnit, today), own))
  const period = parsePeriod(text, today)
  const { identifiers, rest: withoutNumbers } = takeIdentifiers(
    period ? `${text.slice(0, period.start)} ${text.slice(period.end)}` : text,
  )
  const { excepted, rest: withoutExceptions } = takeExceptions(withoutNumbers)
  const { thresholds, rest: withoutThresholds } = parseThresholds(withoutExceptions)
  const { selection, selectionSize, selectsNamed, selectedStem, orderedBy, rest } = takeSelection(withoutThresholds)
  const comparedBy =
    thresholds.length > 0
      ? COMPARISONS.filter(([words]) => words.test(question.toLowerCase())).map(([, stem]) => stem)
      : []
  const words = unique([
    ...identifiers,
    ...[...orderedBy, ...comparedBy].map(implied),
    ...contentWords(rest),
    ...contentWords(beside).map((word) => ({ ...word, isBeside: true as const })),
  ])
  const type = questionType(text)
  return {
    type,
    alsoAsked: alsoAskedIn(text, type),
    asksSeveral: asksSeveral(text),
    words: words.map((word) => withSaid(word, said, isDialect)),
    period,
    thresholds,
    excepted: excepted.map(contentWords),
    selection,
    selectionSize,
    selectsNamed,
    selectedStem,
    byAge: orderedBy.includes('alt'),
    aggregate: AGGREGATES.find(([, words]) => words.test(rest))?.[0],
    countStated: countStatedIn(standard),
    outOfLimits: OUT_OF_LIMITS.find(([, words]) => words.test(rest))?.[0],
    measuredIn: dimensionAsked(standard),
    unitAsked,
    // „… bis Berta kalben soll“ is nobody's duty.
    asksDuty: DUTY.test(spanIn === undefined ? text : text.replaceAll(PLANNED, ' ')),
    asksPermission: PERMISSION.test(text),
    asksExistence: ASKS_EXISTENCE.test(text),
    asksForAny: ASKS_FOR_ANY.test(text),
    asksDifference: ASKS_DIFFERENCE.test(standard.toLowerCase()),
    asksName: ASKS_NAME.test(text),
    asksPast: ASKS_PAST.test(text),
    saysPast: SAYS_PAST.test(text),
    saysWas: SAYS_WAS.test(standard),
    negated: MARKERS.negated.test(rest),
    negatedStem: negatedStemOf(rest),
    complete: MARKERS.complete.test(rest),
    missing: MARKERS.missing.test(rest),
    state: readState(text),
    missingStem: missingIn(text),
    ofWhichStem: ofWhichIn(text),
    overdue: MARKERS.overdue.test(rest),
    asksEach: MARKERS.asksEach.test(rest),
    asksAloud: MARKERS.asksAloud.test(text),
    trend: trendIn(rest),
    asksRate: RATE.test(standard),
    asksPerTime: PER_TIME.test(text),
    asksShare: MARKERS.asksShare.test(rest),
    wholeStem: wholeIn(rest),
    countedStem: countedIn(text),
    countsTime: COUNTS_TIME.test(text),
    spanIn,
    asksRecipient: MARKERS.asksRecipient.test(text),
    asksSince: MARKERS.asksSince.test(text),
    asksReceived: MARKERS.asksReceived.test(text),
    joinsWords: MARKERS.joinsWords.test(rest),
    joinsNames: MARKERS.joinsNames.test(rest),
    joined: joinedIn(rest),
    unread:
      standard.length > LONGEST_READ ||
      words.length > MOST_WORDS ||
      COMPARES.test(rest) ||
      COMPARES_WITH_VALUE.test(text) ||
      ASKS_WHY_TOO.test(text) ||
      LEFT_YEAR.test(rest) ||
      saysWhatNothingTakes(text) ||
      UNCLEAR_EDGE.test(text) ||
      (period !== undefined && parsePeriod(rest, today) !== undefined),
  }
}

/** Every word of a question, also those that say nothing by themselves, in their order. */
interface SaidWords {
  words: (QuestionWord & { saysNothing: boolean })[]
  /** The digits of numbers of animals, fields and the like. */
  identifiers: string[]
}

/** The words of a question beside its time, as `parseQuestion` reads them. `today` is a day. */
export function saidWords(question: string, today: string): SaidWords {
  const { text: asked, beside = '' } = apartFromAsides(inWholeWords(inOneLine(standardGerman(question))), today)
  const text = inKnownPhrases(asked)
  const period = parsePeriod(text, today)
  const { identifiers, rest } = takeIdentifiers(
    period ? `${text.slice(0, period.start)} ${text.slice(period.end)}` : text,
  )
  const wordsIn = (part: string, isBeside: boolean): SaidWords['words'] =>
    [...part.matchAll(/[\p{L}\p{N}]+(?:³)?/gu)].map(([word]) => ({
      text: word,
      stem: stemGerman(word),
      saysNothing: isBeside || isFiller(word),
    }))
  return {
    words: [...wordsIn(rest, false), ...wordsIn(beside, true)],
    identifiers: identifiers.map(({ stem }) => stem),
  }
}

/** It is expected, where a span of time is asked for. */
const PLANNED = /(?<!\p{L})soll(?:en)?(?!\p{L})/gu

/** Nobody asks rows for so much at once, and trying to explain it would take its time. */
const MOST_WORDS = 30

/** A year that no time of the question has taken is no number of a row. */
const LEFT_YEAR = /(?<![\p{L}\d.,/])(?:19|20)\d\d(?![\d.,/])/u

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
      ...particleOf(word, input.slice(index + word.length)),
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
