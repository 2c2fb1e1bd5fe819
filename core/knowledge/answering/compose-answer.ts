import type { DocumentId } from '../../shared/ids.ts'
import type { AnalysedQuestion } from '../analysis/analyse.ts'
import type { Ranking } from '../ranking.ts'
import type { Choice, Quote } from './choose-quotes.ts'

/** One answer to one question, in German. */
export interface Answer {
  answer: string
  /** False where nothing that was found supports an answer; then `sources` is empty and the answer says what is missing. */
  answered: boolean
  sources: AnswerSource[]
  /** Who wrote it. */
  model: string
}

export interface AnswerSource {
  documentId: DocumentId
  title: string
  /** From 1. */
  page: number
  /** Stands literally on that page. */
  quote: string
  /** 0..1, comparable within one answer. */
  score: number
}

export const EXTRACTIVE_MODEL = 'hofkern-extractive'

/**
 * The least confidence with which something is called an answer. Found on German XQuAD: of 100 questions whose article is among the
 * passages 3 fall below, of 100 whose article is not, more than 80. See bench/retrieval.ts.
 */
export const ANSWERED_FROM = 0.42

const textOf = ({ passage, start, end }: Quote): string => passage.text.slice(start, end)

/** „Titel“, Seite 3 (§ 6 Zusätzliche Vorgaben) */
const placeOf = ({ passage }: Quote): string => {
  const heading = passage.heading.split(' › ').at(-1) ?? ''
  const section = heading === '' || heading === passage.title ? '' : ` (${heading})`
  return `„${passage.title}“, Seite ${passage.page}${section}`
}

const quoted = (text: string): string => `„${text.replace(/\s+/gu, ' ')}“`

/** Quotes one after another; the place is named again only where it changes. */
const compose = (quotes: Quote[]): string => {
  const lines: string[] = []
  let place = ''
  for (const quote of quotes) {
    const here = placeOf(quote)
    const opening = lines.length === 0 ? `In ${here} steht: ` : here === place ? '' : `Dazu auch ${here}: `
    lines.push(`${opening}${quoted(textOf(quote))}`)
    place = here
  }
  return lines.join('\n\n')
}

/** Words of the question that no candidate has, in the spelling of the question. */
const missingWords = (question: AnalysedQuestion, { units, passages }: Ranking): string[] => {
  const unseen = Math.log(1 + (passages.length + 0.5) / 0.5)
  const missing = new Set(units.parts.filter(({ units: of }) => of.every((unit) => (units.partRarity[unit] as number) >= unseen - 1e-9)).map(({ stem }) => stem))
  return [...new Set(question.terms.filter(({ stem }) => missing.has(stem)).map(({ start, end }) => question.text.slice(start, end)))].slice(0, 4)
}

const list = (words: string[]): string => words.map((word) => `„${word}“`).join(', ').replace(/, ([^,]*)$/u, ' und $1')

const nothingFound = (question: AnalysedQuestion, ranking: Ranking): string => {
  const missing = missingWords(question, ranking)
  const reason = missing.length > 0 ? ` Zu ${list(missing)} steht in deinen Unterlagen nichts.` : ''
  return `Darauf finde ich in deinen Unterlagen keine Antwort.${reason} Lade ein Dokument hoch, in dem es steht, oder frag mit anderen Worten.`
}

const unanswered = (answer: string): Answer => ({ answer, answered: false, sources: [], model: EXTRACTIVE_MODEL })

/** The answer made of literal quotes alone, in reading order of their weight; no word of it is invented but the names of the places. */
export const composeAnswer = (question: AnalysedQuestion, ranking: Ranking, { quotes, confidence }: Choice): Answer => {
  if (question.terms.length === 0) return unanswered('Worum geht es dir? Nenn mir bitte ein Stichwort, zum Beispiel einen Schlag, ein Tier oder ein Schreiben.')
  if (quotes.length === 0 || confidence < ANSWERED_FROM) return unanswered(nothingFound(question, ranking))
  const best = (quotes[0] as Quote).score
  return {
    answer: compose(quotes),
    answered: true,
    sources: quotes.map((quote) => ({
      documentId: quote.passage.documentId,
      title: quote.passage.title,
      page: quote.passage.page,
      quote: textOf(quote),
      score: Math.round((quote.score / best) * 1000) / 1000,
    })),
    model: EXTRACTIVE_MODEL,
  }
}
