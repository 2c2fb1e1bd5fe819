import type { DocumentId } from '../../shared/ids.ts'
import { isBesideTheMatter } from './quoting/beside-the-matter.ts'
import { foldText } from '../../shared/german/fold.ts'
import type { AnalysedQuestion } from '../analysis/analyse.ts'
import { termsOf } from '../analysis/tokens.ts'
import type { Box } from '../placed-lines.ts'
import type { Ranking } from '../ranking/rank-passages.ts'
import type { Choice } from './quoting/choose-quotes.ts'
import type { DirectAnswer } from './direct/direct-answer.ts'
import { placeOf } from './quoting/place-of-quote.ts'
import type { Quote } from './quote.ts'
import { tableAt } from './direct/table-cell.ts'
import { inShort, linesOf, tellQuote } from './quoting/tell-quote.ts'
import { isTabular } from '../sentences.ts'

/** One answer to one question, in German. */
export interface Answer {
  answer: string
  /**
   * False where nothing that was found supports an answer; then it says so, and `sources` are what comes closest or
   * none.
   */
  answered: boolean
  /** The row of a table that answers, with its headings. */
  table?: AnswerTable
  /** How likely it is that the sources hold the answer, 0..1; absent where rows or a language model gave it. */
  confidence?: number
  /** At most five passages, those of the best first, or ten rows. */
  sources: AnswerSource[]
  /** Who wrote it. */
  model: string
}

export interface AnswerTable {
  columns: string[]
  rows: string[][]
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
 * The least confidence with which something is called an answer: by cross-validation 93 % of the right answers of
 * German XQuAD and 54 to 71 % of those to farmers' own words are kept, three quarters of what an office's papers leave
 * out are refused, and of what is called an answer there 80 to 96 % hold it. `npm run bench:answers` tells it.
 */
const ANSWERED_FROM = 0.4

/**
 * The least closeness with it: among a handful of passages the best one says little by being the best. Between this and
 * 0.24 nine right answers of the offices lay and no question that their papers leave out.
 */
const ANSWERED_FROM_CLOSENESS = 0.15

/**
 * How likely a value is right at least, to be told before the sentence that it is cut out of: that its quotes hold the
 * answer, and that it is this of their values.
 */
const DIRECT_FROM = 0.5

/**
 * The least closeness with which passages are shown as what comes closest. Under it lie 2 of 856 answerable
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

const MOST_TOLD = 2

/** The part of it that may answer, else that which says most. */
const toldInShort = (quote: Quote, direct: DirectAnswer | undefined): string => {
  const { text } = quote.passage
  return tellQuote(text, inShort(text, quote, direct?.quote === quote ? direct.sentence : quote.core))
}

/** The quote that says most, and beside it in its document the one with what may answer, else with what says most. */
const compose = (lead: Quote, quotes: readonly Quote[], direct?: DirectAnswer): string => {
  const rank = (quote: Quote): number => (quote === direct?.quote ? Infinity : quote.score)
  const beside = quotes
    .filter((quote) => quote !== lead && quote.passage.documentId === lead.passage.documentId)
    .toSorted((one, other) => rank(other) - rank(one))
  const places = [...Map.groupBy([lead, ...beside].slice(0, MOST_TOLD), placeOf)].map(
    ([place, there]) => `(${place}): ${there.map((quote) => toldInShort(quote, direct)).join(' … ')}`,
  )
  return `In „${shortTitle(lead.passage.title)}“ steht ${places.join('\nUnd weiter ')}`
}

const bestOf = (quotes: readonly Quote[]): Quote => quotes.toSorted((one, other) => other.score - one.score)[0]!

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
  { quotes, closeness, confidence }: Choice,
  model = EXTRACTIVE_MODEL,
): Answer => {
  const missing = missingWords(question, ranking)
  const reason = missing.length > 0 ? ` Gefunden habe ich darin nicht: ${list(missing)}.` : ''
  const opening = `In deinen Unterlagen finde ich keine Antwort, die ich belegen kann.${reason}`
  if (quotes.length === 0 || closeness < CLOSE_FROM) {
    return {
      answer: `${opening} Lade ein Dokument hoch, in dem es steht, oder frag mit anderen Worten.`,
      answered: false,
      confidence,
      sources: [],
      model,
    }
  }
  const closest = compose(bestOf(quotes), [])
  return {
    answer: `${opening} Am nächsten kommt diese Stelle; prüf bitte selbst, ob sie dir hilft.\n\n${closest}`,
    answered: false,
    confidence,
    sources: sourcesOf(quotes, closeness),
    model,
  }
}

/** The answer made of literal quotes alone; no word of it is invented but the names of the places. */
export const composeAnswer = (question: AnalysedQuestion, ranking: Ranking, choice: Choice): Answer => {
  const { quotes, confidence, closeness } = choice
  if (question.terms.length === 0)
    return {
      answer:
        'Worum geht es dir? Nenn mir bitte ein Stichwort, zum Beispiel einen Schlag, ein Tier oder ein Schreiben.',
      answered: false,
      sources: [],
      model: EXTRACTIVE_MODEL,
    }
  if (quotes.length === 0 || confidence < ANSWERED_FROM || closeness < ANSWERED_FROM_CLOSENESS)
    return refuse(question, ranking, choice)
  const direct = choice.direct?.isClear && confidence * choice.direct.share >= DIRECT_FROM ? choice.direct : undefined
  const lead = direct?.quote ?? bestOf(quotes)
  if (isBesideTheMatter(question.text, quotes, lead)) return refuse(question, ranking, choice)
  const table = tableOf(question, lead)
  return {
    answer: [...(direct ? [direct.text] : []), compose(lead, quotes, choice.direct)].join('\n\n'),
    answered: true,
    confidence,
    ...(table && { table }),
    sources: sourcesOf(quotes),
    model: EXTRACTIVE_MODEL,
  }
}

/** The row that says most of the question, where it stands below headings. */
function tableOf({ terms }: AnalysedQuestion, { passage: { text }, start, end }: Quote): AnswerTable | undefined {
  const asked = new Set(terms.map(({ stem }) => stem))
  const rows = linesOf(text, start, end).flatMap(({ line, at }) => {
    const table = isTabular(line) ? tableAt(text, at) : undefined
    const said = termsOf(line).filter(({ stem }) => asked.has(stem)).length
    return table && said > 0 ? [{ ...table, said }] : []
  })
  const [best] = rows.toSorted((one, other) => other.said - one.said)
  return best && { columns: best.columns, rows: [best.row] }
}
