import type { AnalysedQuestion } from '../../analysis/analyse.ts'
import type { QuestionUnits } from '../../ranking/rank-passages.ts'
import type { Span } from '../../sentences.ts'
import { candidatesIn, type Candidate } from './answer-candidates.ts'
import type { AskedKind } from '../asked/asked-kind.ts'
import { askedIn, isNamed, type Asked } from '../asked/asked-thing.ts'
import type { CandidateSigns } from './candidate-signs.ts'
import type { Quote } from '../quote.ts'

/** What a question asks for, as it stands in one of the quotes. */
export interface DirectAnswer {
  /** German, one sentence: „Spätestens bis zum 15. November 2025.“ */
  text: string
  /** What of it stands in `quote.passage.text`. */
  value: Span
  /** The sentence or the row that has it. */
  sentence: Span
  quote: Quote
  kind: AskedKind
  /** How likely it is against its rivals; 0..1. */
  share: number
  signs: CandidateSigns
  /** Whether it can stand alone, without its sentence. */
  isClear: boolean
}

type Weights = Readonly<Partial<Record<keyof CandidateSigns, number>>>

/**
 * Conditional logistic models of which candidate answers, fitted on German XQuAD and on questions in farmers' own
 * words, and rounded. By cross-validation over documents 8 of 10 values that outweigh their rivals as `CLEAR_FROM` says
 * are right; of names alone 6, so that these need most of the question in their part of the sentence, too.
 */
const VALUE: Weights = {
  near: 5.2,
  clause: 1.4,
  quote: 7.8,
  direction: 6.5,
  holdsAsked: 1.2,
  saysNothing: -2.8,
  counted: 1.3,
  cell: 3.5,
}
const PERSON: Weights = {
  near: 8.9,
  quote: 6.1,
  saysNothing: -4.5,
  full: 1.2,
  place: -1.9,
  single: -1.8,
  joins: -0.4,
  abstract: -1.4,
  agent: 0.9,
}
const PLACE: Weights = { near: 4, clause: 3.3, quote: 2.7, saysNothing: -4.5, place: 2.3, abstract: -0.8, agent: -2.8 }
const REASON: Weights = { near: 5, quote: 7.8 }

const weightsOf = (kind: AskedKind): Weights =>
  kind === 'person' ? PERSON : kind === 'place' ? PLACE : kind === 'reason' ? REASON : VALUE

/** Two of equal worth lead to none. */
const CLEAR_FROM = 0.6
/** What share of the question stands in the same part of the sentence as a name that can stand alone. */
const NAME_CLAUSE_FROM = 0.6
/** How near the question's words stand at least: of what stands alone nobody knows what it is for. */
const NEAR_FROM = 0.15

/** Undefined where no quote has anything of the kind that is asked for. */
export function directAnswerOf(
  question: AnalysedQuestion,
  kind: AskedKind,
  quotes: readonly Quote[],
  units: QuestionUnits,
): DirectAnswer | undefined {
  if (kind === 'whether') return undefined
  const asked = askedIn(question, kind, units)
  const weights = weightsOf(kind)
  const rated = candidatesIn(quotes, asked)
    .map((candidate) => ({ candidate, rating: ratingOf(candidate.signs, weights) }))
    .toSorted((one, other) => other.rating - one.rating)
  const [best] = rated
  if (!best) return undefined
  const likelihoods = rated.map(({ candidate, rating }) => ({
    said: saidBy(candidate),
    likelihood: Math.exp(rating - best.rating),
  }))
  const sum = (some: readonly { likelihood: number }[]): number => some.reduce((all, one) => all + one.likelihood, 0)
  const said = saidBy(best.candidate)
  const share = sum(likelihoods.filter((one) => one.said === said)) / sum(likelihoods)
  const { quote, sentence, value } = best.candidate
  return {
    text: statement(best.candidate, asked),
    value,
    sentence,
    quote,
    kind,
    share,
    signs: best.candidate.signs,
    isClear: share >= CLEAR_FROM && isWholeAnswer(best.candidate, asked),
  }
}

const ratingOf = (signs: CandidateSigns, weights: Weights): number =>
  Object.entries(weights).reduce((sum, [sign, weight]) => sum + weight * signs[sign as keyof CandidateSigns], 0)

const saidBy = ({ quote, value }: Candidate): string =>
  quote.passage.text.slice(value.start, value.end).replaceAll(/\s+/g, ' ')

/**
 * A name of which nobody knows the part cannot, nor a number without what it counts or measures, nor a year where a
 * first or a last day is asked for.
 */
function isWholeAnswer(candidate: Candidate, { kind, counted, direction }: Asked): boolean {
  const { near, full, joins, abstract, clause, place, cell, counted: isCounted } = candidate.signs
  if (near < NEAR_FROM || (direction && A_YEAR.test(saidBy(candidate)))) return false
  if (kind === 'person') return full === 1 && joins === 0 && abstract === 0 && clause >= NAME_CLAUSE_FROM
  if (kind === 'place') return place === 1 && abstract === 0 && clause >= NAME_CLAUSE_FROM
  if (kind !== 'number' || cell === 1) return true
  return counted === undefined ? MEASURED.test(saidBy(candidate)) : isCounted === 1
}

const A_YEAR = /^(?:19|20)\d\d$/u
const MEASURED = /\d\s?(?:\p{L}|%|‰|€|°)/u

/** „Gesamtbetrag: 1.234,50 €“ says what the value is; of a sentence the value speaks for itself. */
const LABEL = /^[\s\-–•*#|]*(\p{L}[^:|;\n]{2,60}):\s*$/u

function statement({ quote, sentence, value, cell }: Candidate, asked: Asked): string {
  if (cell !== undefined) return cell.trim()
  const { text } = quote.passage
  const label = LABEL.exec(text.slice(sentence.start, value.start))?.[1]?.replaceAll(/[*_#]/g, '').trim()
  const said = standing(text.slice(value.start, value.end).replaceAll(/\s+/g, ' '), asked)
  const whole = label === undefined ? said : `${label}: ${said}`
  const told = `${whole.charAt(0).toUpperCase()}${whole.slice(1)}`
  return /[.!?]$/u.test(told) ? told : `${told}.`
}

/** Small words that join a value to its sentence alone. */
const JOINING = /^(?:von|vom|um|im|zum|nur|den) (?!.* (?:bis|auf|–) )/u
const WITH_NOUN = /^(.*\S) \p{Lu}[\p{L}-]+$/u

/** Of „308 Punkte“ the number alone, where the question says what is counted. */
function standing(said: string, { kind, question }: Asked): string {
  if (isNamed(kind) || kind === 'reason') return said
  const value = said.replace(JOINING, '')
  const noun = WITH_NOUN.exec(value)
  return kind === 'number' && noun && question.includes(value.slice(noun[1]!.length + 1)) ? noun[1]! : value
}
