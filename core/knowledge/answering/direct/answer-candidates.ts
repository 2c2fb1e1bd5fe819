import { termsOf } from '../../analysis/tokens.ts'
import { isTabular, sentencesOf, type Span } from '../../sentences.ts'
import { isMeasured } from '../asked/asked-kind.ts'
import { askedStem, isNamed, numbersOf, type Asked } from '../asked/asked-thing.ts'
import { signsOf, type CandidateSigns, type Word } from './candidate-signs.ts'
import { isBare, isOfKind } from './cells-of-kind.ts'
import { namesIn } from './names-in-text.ts'
import { reasonsIn } from './reasons-in-text.ts'
import { cellFor, labelledCells, type LabelledCell } from './table-cell.ts'
import { valuesIn } from './values-in-text.ts'
import type { Quote } from '../quote.ts'

/** What may be the thing asked for, with what speaks for it. */
export interface Candidate {
  quote: Quote
  /** The sentence or the row that it stands in, as offsets into `quote.passage.text`. */
  sentence: Span
  /** Likewise. */
  value: Span
  /** The cell of a table that it is, told with its row and column. */
  cell?: string
  signs: CandidateSigns
}

/** Whatever in the sentences of these quotes is of the kind asked for. */
export function candidatesIn(quotes: readonly Quote[], asked: Asked): Candidate[] {
  const best = Math.max(...quotes.map(({ score }) => score))
  return quotes.flatMap((quote) => {
    const { passage, start, end } = quote
    return sentencesOf(passage.text.slice(start, end)).flatMap((span) =>
      candidatesOfSentence(quote, { start: start + span.start, end: start + span.end }, asked, quote.score / best),
    )
  })
}

function candidatesOfSentence(quote: Quote, sentence: Span, asked: Asked, relative: number): Candidate[] {
  const { text } = quote.passage
  const said = text.slice(sentence.start, sentence.end)
  const words = termsOf(said).map((term): Word => ({ ...term, of: askedStem(term.stem, asked) }))
  const cells = isTabular(said) ? labelledCells(text, sentence.start) : []
  const pointed = cells.length > 0 ? cellFor(text, sentence.start, new Set(asked.ofStem.keys())) : undefined
  const spans = spansOf(said, asked)
  const bare = cells
    .filter((cell) => mayAnswer(cell, asked, cell.start === pointed?.start) && cell.end <= sentence.end)
    .map((cell) => trimmed(said, shifted(cell, -sentence.start)))
    .filter((cell) => !spans.some((span) => overlap(span, cell)))
  return [...spans, ...bare].map((span): Candidate => {
    const value = shifted(span, sentence.start)
    const cell = cells.find((one) => overlap(one, value))
    const isPointedTo = pointed !== undefined && overlap(pointed, value)
    const signs = signsOf({ said, value: span, words, quote: relative, isPointedTo }, asked)
    return { quote, sentence, value, signs, ...(cell && { cell: cell.text }) }
  })
}

/** What its heading says is of the kind, or what the question points to where it asks for no kind or a number. */
function mayAnswer(cell: LabelledCell, { kind, numbers }: Asked, isPointedTo: boolean): boolean {
  if (numbers.has(cell.said) || cell.said === '') return false
  if (isOfKind(cell, kind)) return true
  return isPointedTo && (kind === 'other' ? cell.said.length <= SHORT : isMeasured(kind) && isBare(cell))
}

/** A cell that is longer is a sentence. */
const SHORT = 40

const trimmed = (said: string, { start, end }: Span): Span => {
  const text = said.slice(start, end)
  const from = start + text.length - text.trimStart().length
  return { start: from, end: from + text.trim().length }
}

function spansOf(said: string, { kind, numbers }: Asked): Span[] {
  if (kind === 'reason') return reasonsIn(said)
  const spans = isNamed(kind) ? namesIn(said) : valuesIn(said, kind)
  return spans.filter((span) => {
    const value = said.slice(span.start, span.end)
    const isArticle = kind === 'number' && /^\p{L}*\s?eine?[nmrs]?(?!\p{L})/iu.test(value)
    return !isArticle && !numbersOf(value).some((number) => numbers.has(number))
  })
}

const shifted = ({ start, end }: Span, by: number): Span => ({ start: start + by, end: end + by })
const overlap = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end
