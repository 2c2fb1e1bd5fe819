import type { DocumentId } from '../../shared/ids.ts'
import type { Fact } from '../../answers/index.ts'
import { foldText } from '../../shared/german/fold.ts'
import { HEADING_SEPARATOR, type AnalysedQuestion } from '../analysis/analyse.ts'
import type { Box } from '../placed-lines.ts'
import type { Ranking } from '../ranking.ts'
import type { Choice, Quote } from './choose-quotes.ts'

/** One answer to one question, in German. */
export interface Answer {
  answer: string
  /**
   * False where nothing that was found supports an answer; then it says so, and `sources` are what comes closest or
   * none.
   */
  answered: boolean
  /** At most five passages, those of the best first, or ten rows. */
  sources: AnswerSource[]
  /** Who wrote it. */
  model: string
}

export interface AnswerSource {
  /** Null: a row of the farm that comes from no document, or has been changed since. */
  documentId: DocumentId | null
  title: string
  /** From 1. */
  page: number | null
  /** Stands literally on that page; of a row without one, what it says. */
  quote: string
  /** Where on the page it stands, as UTF-16 offsets into its text; null: it is of a row, or was not looked for. */
  range: Range | null
  /** The ordinal of the passage that it was cut out of, where that is known. */
  passage?: number
  /** Where on the page the lines stand that the quote touches; absent: that is not known. */
  boxes?: Box[]
  /**
   * 0..1, comparable within one answer: against its best source, and of what only comes close that times how much of
   * the question it speaks of.
   */
  score: number
  row?: { kind: string; id: string }
}

/** A slice of the text of a page. */
export interface Range {
  start: number
  end: number
}

export const EXTRACTIVE_MODEL = 'hofkern-extractive'

/**
 * The least confidence with which something is called an answer: a trade between German XQuAD, where a higher one would
 * cost little, and questions in farmers' own words, which need more leave. `npm run bench:retrieval` tells how many of
 * each kind are lost and refused.
 */
export const ANSWERED_FROM = 0.24

/**
 * The least confidence with which passages are shown as what comes closest. Under it lie 2 of 856 answerable
 * development questions, neither with its passage among the first five, and three quarters of the questions about one
 * article where only another one is there.
 */
const CLOSE_FROM = 0.1

const textOf = ({ passage, start, end }: Quote): string => passage.text.slice(start, end)

const SHORT_TITLE = /\(([^()]{2,60})\)\s*$/u

/** „Verordnung über … (Düngeverordnung - DüV)“ is „DüV“ to those who work with it; other titles stay as they are. */
const shortTitle = (title: string): string =>
  SHORT_TITLE.exec(title)?.[1]
    ?.split(/\s[-–]\s/u)
    .at(-1)
    ?.trim() ?? title

const STATUTE_NUMBER = /^(?:§|Anlage|Anhang|Artikel|Art\.)\s*\d{1,4}[a-z]?(?![\p{L}\d])/u

/** „§ 6, Seite 3“ */
const placeOf = ({ passage }: Quote): string => {
  const last = passage.heading.split(HEADING_SEPARATOR).at(-1) ?? ''
  const heading = STATUTE_NUMBER.exec(last)?.[0] ?? last
  return [heading === passage.title ? '' : heading, `Seite ${passage.page}`].filter(Boolean).join(', ')
}

const quoted = (quote: Quote): string => `„${textOf(quote).replace(/\s+/gu, ' ')}“`

const MOST_TOLD = 3
/** What a quote of another passage must add to the best one to be quoted, not only listed among the sources. */
const WORTH_TELLING = 0.85

/**
 * The quotes that say most, the best first, with those beside it: each document named once, each place where it
 * changes.
 */
const compose = (quotes: Quote[]): string => {
  const [lead, ...others] = quotes.toSorted((one, other) => other.score - one.score) as [Quote, ...Quote[]]
  const shown = [
    lead,
    ...others.filter(({ passage, score }) => passage === lead.passage || score >= WORTH_TELLING * lead.score),
  ].slice(0, MOST_TOLD)
  const documents = [...Map.groupBy(shown, ({ passage }) => passage.documentId).values()]
  return documents
    .map((ofDocument, index) => {
      const title = `„${shortTitle((ofDocument[0] as Quote).passage.title)}“`
      const opening = index === 0 ? `In ${title} steht` : `Dazu passt ${title}`
      const places = [...Map.groupBy(ofDocument, placeOf)].map(
        ([place, there]) => `(${place}): ${there.map(quoted).join(' … ')}`,
      )
      return `${opening} ${places.join('\nUnd weiter ')}`
    })
    .join('\n\n')
}

/** Words of the question that no candidate has, in the spelling of the question; its nouns where it has any. */
const missingWords = (question: AnalysedQuestion, { units, passages }: Ranking): string[] => {
  const missing = new Set(
    units.parts.filter((part) => part.units.every((unit) => units.partMissing[unit])).map(({ stem }) => stem),
  )
  const words = [
    ...new Set(
      question.terms.filter(({ stem }) => missing.has(stem)).map(({ start, end }) => question.text.slice(start, end)),
    ),
  ]
  // A word may stand there in another form than the one that is searched for.
  const texts = passages.map(({ passage }) => foldText(`${passage.title} ${passage.heading} ${passage.text}`))
  const absent = words.filter((word) => !texts.some((text) => text.includes(foldText(word))))
  const nouns = absent.filter((word) => /^\p{Lu}/u.test(word))
  return (nouns.length > 0 ? nouns : absent).slice(0, 4)
}

const list = (words: string[]): string =>
  words
    .map((word) => `„${word}“`)
    .join(', ')
    .replace(/, ([^,]*)$/u, ' und $1')

const sourcesOf = (quotes: Quote[], scale = 1): AnswerSource[] =>
  quotes.map((quote) => ({
    documentId: quote.passage.documentId,
    title: quote.passage.title,
    page: quote.passage.page,
    quote: textOf(quote),
    range: { start: quote.passage.start + quote.start, end: quote.passage.start + quote.end },
    passage: quote.passage.ordinal,
    score: Math.round(quote.relative * scale * 1000) / 1000,
  }))

/** Says that there is no answer and what is missing, and shows what comes closest where something does. */
export const refuse = (
  question: AnalysedQuestion,
  ranking: Ranking,
  { quotes, confidence }: Choice,
  model = EXTRACTIVE_MODEL,
): Answer => {
  const missing = missingWords(question, ranking)
  const reason = missing.length > 0 ? ` Gefunden habe ich darin nicht: ${list(missing)}.` : ''
  const opening = `In deinen Unterlagen finde ich keine Antwort, die ich belegen kann.${reason}`
  if (quotes.length === 0 || confidence < CLOSE_FROM) {
    return {
      answer: `${opening} Lade ein Dokument hoch, in dem es steht, oder frag mit anderen Worten.`,
      answered: false,
      sources: [],
      model,
    }
  }
  const closest = compose([quotes[0] as Quote])
  return {
    answer: `${opening} Am nächsten kommt diese Stelle; prüf bitte selbst, ob sie dir hilft.\n\n${closest}`,
    answered: false,
    sources: sourcesOf(quotes, confidence),
    model,
  }
}

/** The answer made of literal quotes alone; no word of it is invented but the names of the places. */
export const composeAnswer = (question: AnalysedQuestion, ranking: Ranking, choice: Choice): Answer => {
  const { quotes, confidence } = choice
  if (question.terms.length === 0)
    return {
      answer:
        'Worum geht es dir? Nenn mir bitte ein Stichwort, zum Beispiel einen Schlag, ein Tier oder ein Schreiben.',
      answered: false,
      sources: [],
      model: EXTRACTIVE_MODEL,
    }
  if (quotes.length === 0 || confidence < ANSWERED_FROM) return refuse(question, ranking, choice)
  return { answer: compose(quotes), answered: true, sources: sourcesOf(quotes), model: EXTRACTIVE_MODEL }
}

/** The answer that the farm's own rows give. */
export const answerOfFact = ({ text, answered, rows }: Fact): Answer => ({
  answer: text,
  answered,
  model: EXTRACTIVE_MODEL,
  sources: rows.map(({ kind, id, title, quote, document }) => ({
    documentId: document?.id ?? null,
    title,
    page: document?.page ?? null,
    quote: document?.quote ?? quote,
    range: null,
    score: 1,
    row: { kind, id },
  })),
})
