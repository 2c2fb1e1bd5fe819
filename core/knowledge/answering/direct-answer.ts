import type { AnalysedQuestion } from '../analysis/analyse.ts'
import { termsOf, type Term } from '../analysis/tokens.ts'
import { isTabular, sentencesOf, type Span } from '../sentences.ts'
import { askedKindOf, isMeasured, type AskedKind } from './asked-kind.ts'
import type { Quote } from './choose-quotes.ts'
import { cellFor } from './table-cell.ts'
import { valuesIn } from './values-in-text.ts'

/** What a question asks for, as it stands in one of the quotes. */
export interface DirectAnswer {
  /** German, one sentence: „Spätestens bis zum 15. November 2025.“ */
  text: string
  /** What of it stands in `quote.passage.text`. */
  value: Span
  quote: Quote
  kind: AskedKind
  /** How much of the question its sentence says; 0..1. */
  share: number
  /** How near it stands to words of the question; 0..1. */
  nearness: number
  /** Whether it can stand alone, without its sentence. */
  isClear: boolean
}

/** Letters between a word of the question and the value that make it half as likely to belong to it. */
const HALF_DISTANCE = 40
/** What the nearness of a value counts beside what its sentence says. */
const NEARNESS = 0.6

/** Undefined where no quote has a value of the kind that is asked for. */
export function directAnswerOf(question: AnalysedQuestion, quotes: readonly Quote[]): DirectAnswer | undefined {
  const kind = askedKindOf(question.text)
  if (kind === 'other' || kind === 'whether' || kind === 'reason') return undefined
  const asked: Asked = {
    kind,
    stems: new Set([...question.terms.map(({ stem }) => stem), ...question.related.map(({ stem }) => stem)]),
    ofStem: new Map([
      ...question.related.map(({ stem, of }): [string, string] => [stem, of]),
      ...question.terms.map(({ stem }): [string, string] => [stem, stem]),
    ]),
    counted: countedIn(question),
    said: new Set(numbersOf(question.text)),
  }
  const [best] = quotes.toSorted((one, other) => other.score - one.score)
  return best && valuesOfQuote(best, asked).toSorted((one, other) => rank(other) - rank(one))[0]
}

interface Asked {
  kind: AskedKind
  stems: ReadonlySet<string>
  /** For which stem of the question each of them stands. */
  ofStem: ReadonlyMap<string, string>
  /** „Kühe“ of „Wie viele Kühe …?“, and what stands for it. */
  counted: ReadonlySet<string>
  /** The question's own numbers, which are no answer to it. */
  said: ReadonlySet<string>
}

const COUNTED = /wie ?viele?[nmr]?\s+(?:\p{Ll}+\s+){0,2}?(\p{Lu}[\p{L}-]+)/u

function countedIn({ text, terms, related }: AnalysedQuestion): Set<string> {
  const noun = COUNTED.exec(text)?.[1]
  const [own] = noun === undefined ? [] : termsOf(noun)
  if (!own || !terms.some(({ stem }) => stem === own.stem)) return new Set()
  return new Set([own.stem, ...related.filter(({ of }) => of === own.stem).map(({ stem }) => stem)])
}

const numbersOf = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/gu) ?? []

const rank = ({ share, nearness }: DirectAnswer): number => share + NEARNESS * nearness

function valuesOfQuote(quote: Quote, asked: Asked): DirectAnswer[] {
  const { passage, start, end } = quote
  const { kind, stems } = asked
  return sentencesOf(passage.text.slice(start, end)).flatMap((span) => {
    const at = start + span.start
    const sentence = passage.text.slice(at, start + span.end)
    const words = termsOf(sentence)
    const own = words.filter(({ stem }) => isAsked(stem, stems))
    const cell = isTabular(sentence) ? cellFor(passage.text, at, stems) : undefined
    const values = valuesIn(sentence, kind)
    const share = shareOf(own, asked)
    return values
      .filter((value) => !numbersOf(sentence.slice(value.start, value.end)).some((number) => asked.said.has(number)))
      .map((value): DirectAnswer => {
        const isCell = cell !== undefined && overlap(cell, shifted(value, at))
        const beside = own.filter((term) => !overlap(term, value))
        const nearness = isCell ? 1 : nearnessOf(value, words, beside, asked)
        const text = isCell ? cell.text : statement(sentence, value)
        const isOnly = values.length === 1 || isCell || asked.counted.size > 0
        return {
          text,
          value: shifted(value, at),
          quote,
          kind,
          share,
          nearness,
          isClear: isOnly && isClear(nearness, asked),
        }
      })
  })
}

/** Of a name nobody knows what it is for, and of a number only if what is counted stands beside it. */
const isClear = (nearness: number, { kind, counted }: Asked): boolean =>
  isMeasured(kind) && (kind !== 'number' || counted.size > 0) && nearness >= CLEAR_FROM

const CLEAR_FROM = 0.75

/** Of the question's own words; what stands for one counts for it. */
function shareOf(own: readonly Term[], { ofStem }: Asked): number {
  const said = new Set(
    own.flatMap(({ stem }) => [...ofStem].filter(([one]) => isAsked(stem, new Set([one]))).map(([, of]) => of)),
  )
  return said.size / Math.max(1, new Set(ofStem.values()).size)
}

/** A number of what is counted stands before it: „308 Punkte“, „vier weitere Kühe“. */
const WORDS_BETWEEN = 30

function nearnessOf(value: Span, words: readonly Term[], own: readonly Term[], { counted }: Asked): number {
  if (counted.size > 0) {
    const after = words.filter(({ stem, end }) => end > value.start && isAsked(stem, counted))
    return Math.max(0, ...after.map(({ start }) => 1 - Math.max(0, start - value.end) / WORDS_BETWEEN))
  }
  return Math.max(0, ...own.map((term) => closeness(term, value)))
}

const shifted = ({ start, end }: Span, by: number): Span => ({ start: start + by, end: end + by })
const overlap = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end

/** A compound counts for each word that it begins or ends with. */
const isAsked = (stem: string, stems: ReadonlySet<string>): boolean =>
  stems.has(stem) ||
  (stem.length > SHORTEST_COMPOUND &&
    [...stems].some((one) => one.length >= SHORTEST_PART && (stem.startsWith(one) || stem.endsWith(one))))

const SHORTEST_COMPOUND = 7
const SHORTEST_PART = 4

const closeness = (term: Span, value: Span): number => {
  const distance = Math.max(0, value.start - term.end, term.start - value.end)
  return HALF_DISTANCE / (HALF_DISTANCE + distance)
}

/** „Gesamtbetrag: 1.234,50 €“ says what the value is; of a sentence the value speaks for itself. */
const LABEL = /^[\s\-–•*#|]*(\p{L}[^:|;\n]{2,60}):\s*$/u

function statement(sentence: string, value: Span): string {
  const label = LABEL.exec(sentence.slice(0, value.start))?.[1]?.replaceAll(/[*_#]/g, '').trim()
  const said = sentence.slice(value.start, value.end).replaceAll(/\s+/g, ' ')
  const whole = label === undefined ? said : `${label}: ${said}`
  const text = `${whole.charAt(0).toUpperCase()}${whole.slice(1)}`
  return /[.!?]$/u.test(text) ? text : `${text}.`
}
