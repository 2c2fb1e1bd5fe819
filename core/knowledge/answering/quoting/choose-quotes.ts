import type { AnalysedQuestion } from '../../analysis/analyse.ts'
import { scanGrams } from '../../analysis/grams.ts'
import { termsOf } from '../../analysis/tokens.ts'
import { headedText } from '../../passage.ts'
import type { QuestionUnits, RankedPassage, Ranking } from '../../ranking/rank-passages.ts'
import { isTabular, sentencesOf } from '../../sentences.ts'
import { scanParts } from '../../ranking/stem-table.ts'
import { yearsAskedFor } from '../../ranking/years-asked-for.ts'
import { unknownNouns } from '../asked/asked-nouns.ts'
import { askedKindOf, type AskedKind } from '../asked/asked-kind.ts'
import { isOfKind } from '../direct/cells-of-kind.ts'
import { commandsAssistant } from '../claims/commands-assistant.ts'
import { confidenceOf, signsOf } from './confidence.ts'
import { directAnswerOf, type DirectAnswer } from '../direct/direct-answer.ts'
import type { Coverage, Quote } from '../quote.ts'
import { labelledCells } from '../direct/table-cell.ts'
import { valuesIn } from '../direct/values-in-text.ts'

const weightedShare = (rarity: number[], found: Map<number, number>): number => {
  const all = rarity.reduce((sum, value) => sum + value, 0)
  let sum = 0
  for (const [unit, weight] of found) sum += (rarity[unit] as number) * weight
  return all === 0 ? 0 : sum / all
}

const stemsOf = (text: string): string =>
  ` ${termsOf(text)
    .map(({ stem }) => stem)
    .join(' ')} `

export const coverageOf = (text: string, stems: string, units: QuestionUnits): Coverage => {
  const parts = new Map<number, number>()
  const grams = new Map<number, number>()
  scanParts(stems, units.table, (index) => {
    const { units: of, weight } = units.parts[index] as QuestionUnits['parts'][number]
    for (const unit of of) parts.set(unit, Math.max(weight, parts.get(unit) ?? 0))
  })
  scanGrams(text, units.grams, (gram) => grams.set(gram, 1))
  return { parts: weightedShare(units.partRarity, parts), grams: weightedShare(units.gramRarity, grams) }
}

const PASSAGES = 5
const QUOTES = 5
/** Sentences of the best passage, and of each other one. */
const SENTENCES_OF_BEST = 4
const SENTENCES_OF_OTHERS = 2
/** What a passage must score against the best one to be quoted beside it. */
const SUPPORTS = 0.3
/**
 * Sentences of one passage become one quote if all between the first and the last is no longer than this, in UTF-16
 * units.
 */
const LONGEST_QUOTE = 500

/**
 * Weights of a sentence's features, fitted on German XQuAD with cross-validation by article and rounded; see
 * bench/retrieval.ts.
 */
const WEIGHTS = { grams: 1, parts: 0.4, passage: 0.9, before: 0.25, after: 0.15 }
const KIND_WEIGHT = 0.5
const NAME_WEIGHTS: Partial<Record<AskedKind, number>> = { person: 0.2, place: 0.1, reason: 0.2 }

/** What the question says itself is no answer to it. */
const isNew = (value: string, { text }: AnalysedQuestion, own: ReadonlySet<string>): boolean => {
  const numbers = value.match(/\d+(?:[.,]\d+)*/gu) ?? []
  return numbers.length > 0
    ? numbers.some((number) => !text.includes(number))
    : termsOf(value).some(({ stem }) => !own.has(stem))
}

/** What a row loses that names another year than the one that is asked for. */
const OTHER_YEAR = 0.3

const isOfOtherYear = (text: string, years: readonly string[]): boolean => {
  const named = years.length > 0 ? yearsAskedFor(text) : []
  return named.length > 0 && !named.some((year) => years.includes(year))
}

const sentencesOfPassage = (
  question: AnalysedQuestion,
  kind: AskedKind,
  ranked: RankedPassage,
  relative: number,
  units: QuestionUnits,
): Quote[] => {
  const { passage } = ranked
  const own = new Set(question.terms.map(({ stem }) => stem))
  const years = yearsAskedFor(question.text)
  const spans = sentencesOf(passage.text)
  const coverages = spans.map(({ start, end }) => {
    const text = passage.text.slice(start, end)
    return coverageOf(text, stemsOf(text), units)
  })
  const gramsAt = (index: number): number => coverages[index]?.grams ?? 0
  return spans.flatMap(({ start, end }, index) => {
    const text = passage.text.slice(start, end)
    if (commandsAssistant(text)) return []
    const { parts, grams } = coverages[index] as Coverage
    const values = valuesIn(text, kind)
    const typed =
      kind === 'reason'
        ? values.length > 0
        : values.some((value) => isNew(text.slice(value.start, value.end), question, own)) ||
          (parts > 0 && isTabular(text) && labelledCells(passage.text, start).some((cell) => isOfKind(cell, kind)))
    const near = WEIGHTS.before * gramsAt(index - 1) + WEIGHTS.after * gramsAt(index + 1)
    const score =
      WEIGHTS.grams * grams +
      WEIGHTS.parts * parts +
      WEIGHTS.passage * relative +
      near -
      (isTabular(text) && isOfOtherYear(text, years) ? OTHER_YEAR : 0) +
      (typed ? (NAME_WEIGHTS[kind] ?? KIND_WEIGHT) : 0)
    return [{ passage, relative, start, end, core: { start, end }, score, coverage: { parts, grams } }]
  })
}

export interface Choice {
  quotes: Quote[]
  /** Absent where nothing in the quotes is of the kind asked for. */
  direct?: DirectAnswer | undefined
  /** How much of the question the best passage and its best sentence speak of, words in other words included; 0..1. */
  closeness: number
  /** How likely it is that the quotes hold the answer; 0..1. */
  confidence: number
}

/**
 * What the closeness loses if no document speaks of any of its nouns: „Wann kommt der Weihnachtsmann?“
 * is not about coming.
 */
const UNKNOWN_NOUNS = 0.5

const textOf = ({ passage, start, end }: Quote): string => passage.text.slice(start, end)

/** One slice that spans both quotes, undefined where it would be too long or take in what may not be quoted. */
const spanning = (one: Quote, other: Quote): Quote | undefined => {
  const [start, end] = [Math.min(one.start, other.start), Math.max(one.end, other.end)]
  return end - start > LONGEST_QUOTE || commandsAssistant(one.passage.text.slice(start, end))
    ? undefined
    : { ...one, start, end }
}

const joined = (quotes: Quote[]): Quote[] => {
  const slices: Quote[] = []
  for (const quote of quotes) {
    const near = slices.findIndex((slice) => spanning(slice, quote) !== undefined)
    if (near < 0) slices.push(quote)
    else slices[near] = spanning(slices[near] as Quote, quote) as Quote
  }
  return slices
}

/**
 * Up to five quotes from the five best passages, in the order of the passages: the sentences that speak most of the
 * question and offer what it asks for, several of the best passage. A passage far behind the best is left out.
 */
export const chooseQuotes = (question: AnalysedQuestion, { passages, units }: Ranking): Choice => {
  const top = passages[0]
  if (top === undefined || top.score === 0) return { quotes: [], closeness: 0, confidence: 0 }
  const kind = askedKindOf(question.text)
  const sentences = passages
    .slice(0, PASSAGES)
    .filter(({ score }) => score >= SUPPORTS * top.score)
    .map((ranked) =>
      sentencesOfPassage(question, kind, ranked, ranked.score / top.score, units).sort(
        (one, other) => other.score - one.score,
      ),
    )
  const quotes = sentences
    .flatMap((ofPassage, rank) => joined(ofPassage.slice(0, rank === 0 ? SENTENCES_OF_BEST : SENTENCES_OF_OTHERS)))
    .slice(0, QUOTES)
  const whole = coverageOf(headedText(top.passage), top.passage.stems, units)
  const sentence = quotes[0]?.coverage.grams ?? 0
  const unknown = unknownNouns(question, units.unknown)
  const closeness = ((1 - UNKNOWN_NOUNS * unknown) * (2 * whole.parts + whole.grams + sentence)) / 4
  const [first] = quotes.toSorted((one, other) => other.score - one.score)
  const best = first && {
    score: first.score,
    text: textOf(first),
    beside: quotes.filter(({ passage }) => passage.documentId === first.passage.documentId).map(textOf),
    ofYear: passages.find(({ passage }) => passage.documentId === first.passage.documentId)?.ofYear,
  }
  const direct = directAnswerOf(question, kind, quotes, units)
  const confidence = confidenceOf(signsOf({ question, kind, passages, best, direct, unknown }))
  return { quotes, direct, closeness, confidence }
}
