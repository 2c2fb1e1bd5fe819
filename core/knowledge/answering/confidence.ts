import type { AnalysedQuestion } from '../analysis/analyse.ts'
import type { RankedPassage } from '../ranking.ts'
import { isMeasured, type AskedKind } from './asked-kind.ts'
import { yearsAskedFor } from './years-asked-for.ts'

/** What tells whether quotes hold the answer; each 0..1, but for the score of a quote. */
export interface Signs {
  /** Of the best quote: how much of the question it speaks of, and whether it has a value of the kind asked for. */
  quote: number
  /** How far the best passage of another document falls behind. */
  lead: number
  /** How many passages are nearly as good, of ten. */
  rivals: number
  /** The share of the question's nouns that no candidate knows. */
  unknown: number
  /** The question asks for something that is measured or dated, for which a quote scores higher. */
  measured: number
  /** 1 where the best quote names a year that is asked for, 0 where it does not; 0.5: no year is asked for. */
  year: number
}

/** From what share of the best score on a passage is nearly as good, and how many of these count. */
const RIVAL = 0.8
const MOST_RIVALS = 10

interface Found {
  question: AnalysedQuestion
  kind: AskedKind
  /** Best first, one at least. */
  passages: readonly RankedPassage[]
  best: { score: number; text: string } | undefined
  /** As in `Signs`. */
  unknown: number
}

export function signsOf({ question, kind, passages, best, unknown }: Found): Signs {
  const [top] = passages as [RankedPassage, ...RankedPassage[]]
  const other = passages.find(({ passage }) => passage.documentId !== top.passage.documentId)
  const years = yearsAskedFor(question.text)
  return {
    quote: best?.score ?? 0,
    lead: 1 - (other?.score ?? 0) / top.score,
    rivals: Math.min(MOST_RIVALS, passages.filter(({ score }) => score > RIVAL * top.score).length) / MOST_RIVALS,
    unknown,
    measured: isMeasured(kind) ? 1 : 0,
    year: years.length === 0 ? 0.5 : years.some((year) => best?.text.includes(year)) ? 1 : 0,
  }
}

/**
 * A logistic model of whether the quotes hold the answer, fitted on German XQuAD and on questions in farmers' own words
 * to papers, statutes and three offices, each also asked while the document that answers was away; each collection
 * weighs the same. By cross-validation over documents it tells right from wrong with an AUC of 0.98 and 0.69 to 0.75;
 * shares of words found, in sentence, passage or document, and how near they stand added nothing.
 * `npm run bench:answers` measures it.
 */
const BIAS = -4.81
const WEIGHTS: Readonly<Record<keyof Signs, number>> = {
  quote: 2.86,
  lead: 1.3,
  rivals: -1.47,
  unknown: -2.24,
  measured: -1,
  year: 1.61,
}

/** How likely it is that the quotes hold what is asked for; 0..1. */
export function confidenceOf(signs: Signs): number {
  const sum = Object.entries(WEIGHTS).reduce((all, [sign, weight]) => all + weight * signs[sign as keyof Signs], BIAS)
  return 1 / (1 + Math.exp(-sum))
}
