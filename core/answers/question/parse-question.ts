import { stemGerman } from '../../shared/german/stem-german.ts'
import { isStopWord } from '../../shared/german/stop-words.ts'
import { NUMERALS } from './numerals.ts'
import { parsePeriod } from './parse-period.ts'
import { parseThreshold } from './parse-threshold.ts'
import type { ParsedQuestion, QuestionWord } from './parsed-question.ts'
import {
  AGGREGATES,
  COMPARISONS,
  CONTENT_QUESTION_WORDS,
  DUTY,
  FILLERS,
  MARKERS,
  OUT_OF_LIMITS,
  PHRASES,
  POLITE_OPENING,
  QUESTION_TYPES,
  SELECTIONS,
  SPENT_WORDS,
} from './question-words.ts'

/**
 * Reads a question as far as that goes without knowing what it is asked of. Each step takes what it has understood out
 * of the text; the words that are left name what is asked about. `today` is a day.
 */
export function parseQuestion(question: string, today: string): ParsedQuestion {
  const text = withKnownPhrases(question).replaceAll(POLITE_OPENING, ' ').trim()
  const period = parsePeriod(text, today)
  const { identifiers, rest: withoutNumbers } = takeIdentifiers(
    period ? `${text.slice(0, period.start)} ${text.slice(period.end)}` : text,
  )
  const { threshold, rest: withoutThreshold } = parseThreshold(withoutNumbers)
  const { selection, selectionSize, orderedBy, rest } = takeSelection(withoutThreshold)
  const comparedBy = threshold
    ? COMPARISONS.filter(([words]) => words.test(question.toLowerCase())).map(([, stem]) => stem)
    : []
  return {
    type: QUESTION_TYPES.find(([, words]) => words.test(text))?.[0] ?? 'request',
    words: unique([...identifiers, ...[...orderedBy, ...comparedBy].map(implied), ...contentWords(rest)]),
    period,
    threshold,
    selection,
    selectionSize,
    aggregate: AGGREGATES.find(([, words]) => words.test(rest))?.[0],
    outOfLimits: OUT_OF_LIMITS.find(([, words]) => words.test(rest))?.[0],
    asksDuty: DUTY.test(text),
    negated: MARKERS.negated.test(rest),
    complete: MARKERS.complete.test(rest),
    missing: MARKERS.missing.test(rest),
    overdue: MARKERS.overdue.test(rest),
    asksEach: MARKERS.asksEach.test(rest),
    asksTrend: MARKERS.asksTrend.test(rest),
    asksShare: MARKERS.asksShare.test(rest),
    joinsWords: MARKERS.joinsWords.test(rest),
  }
}

function withKnownPhrases(question: string): string {
  const text = question.normalize('NFC').toLowerCase().replaceAll(/\s+/gu, ' ').trim()
  return PHRASES.reduce((changed, [phrase, word]) => changed.replaceAll(phrase, word), text)
}

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

/** „die drei größten“; `orderedBy` is the stem of the column that the word names, where it does. */
function takeSelection(text: string): Pick<ParsedQuestion, 'selection' | 'selectionSize'> & {
  orderedBy: string[]
  rest: string
} {
  const found = SELECTIONS.find(({ words }) => words.test(text))
  const { selection, words, names } = found ?? {}
  const orderedBy = names === undefined ? [] : [names]
  if (!words || (selection !== 'most' && selection !== 'least'))
    return { selection, selectionSize: 1, orderedBy, rest: text }
  const without = text.replace(words, ' ')
  const number = HOW_MANY.exec(without)?.[1]
  return {
    selection,
    selectionSize: number === undefined ? 1 : (NUMERALS[number] ?? Number(number)),
    orderedBy,
    rest: without.replace(HOW_MANY, ' '),
  }
}

const contentWords = (text: string): QuestionWord[] =>
  [...text.replaceAll(SPENT_WORDS, ' ').matchAll(/[\p{L}\p{N}]+(?:³)?/gu)]
    .filter(([word]) => !isFiller(word))
    .map(([word]) => ({ text: word, stem: stemGerman(word) }))

const isFiller = (word: string): boolean => !CONTENT_QUESTION_WORDS.has(word) && (FILLERS.has(word) || isStopWord(word))

const implied = (stem: string): QuestionWord => ({ text: '', stem })

const unique = (words: QuestionWord[]): QuestionWord[] =>
  words.filter(({ stem }, index) => words.findIndex((other) => other.stem === stem) === index)
