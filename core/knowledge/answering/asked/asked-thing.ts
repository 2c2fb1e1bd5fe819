import type { AnalysedQuestion } from '../../analysis/analyse.ts'
import { termsOf } from '../../analysis/tokens.ts'
import type { QuestionUnits } from '../../ranking/rank-passages.ts'
import type { AskedKind } from './asked-kind.ts'

/** What a question asks for, and the words that say of what. */
export interface Asked {
  /** In standard German. */
  question: string
  kind: AskedKind
  /** For which stem of the question each word stands. */
  ofStem: ReadonlyMap<string, string>
  /** How rare each stem of the question is. */
  weights: ReadonlyMap<string, number>
  /** „Kühe“ of „Wie viele Kühe …?“ */
  counted: string | undefined
  /** „ab wann“, „bis wann“ */
  direction: 'from' | 'until' | undefined
  /** The question's own numbers, which are no answer to it. */
  numbers: ReadonlySet<string>
}

export function askedIn(question: AnalysedQuestion, kind: AskedKind, units: QuestionUnits): Asked {
  const { text, terms } = question
  const rarity = new Map(
    units.parts.map((part) => [part.stem, Math.max(0, ...part.units.map((unit) => units.partRarity[unit] ?? 0))]),
  )
  const [, noun] = COUNTED.exec(text) ?? COUNTED_SMALL.exec(text) ?? []
  return {
    question: text,
    kind,
    ofStem: stemsAsked(question),
    weights: new Map(terms.map(({ stem }) => [stem, rarity.get(stem) || 1])),
    counted: noun === undefined ? undefined : termsOf(noun)[0]?.stem,
    direction: ASKS_FROM.test(text) ? 'from' : ASKS_UNTIL.test(text) ? 'until' : undefined,
    numbers: new Set(numbersOf(text)),
  }
}

/** For which stem of the question each word stands. */
export const stemsAsked = ({ terms, related }: AnalysedQuestion): ReadonlyMap<string, string> =>
  new Map([
    ...related.map(({ stem, of }): [string, string] => [stem, of]),
    ...terms.map(({ stem }): [string, string] => [stem, stem]),
  ])

const ASKS_FROM = /(?<!\p{L})(?:ab|seit) wann(?!\p{L})/iu
const ASKS_UNTIL = /(?<!\p{L})bis (?:spätestens )?wann(?!\p{L})|(?<!\p{L})wann [^?]*spätestens/iu

const COUNTED = /[Ww]ie ?viele?[nmr]?\s+(?:\p{Ll}+\s+){0,2}?(\p{Lu}[\p{L}-]+)/u
/** As many write to a machine. */
const COUNTED_SMALL = /wie ?viele?[nmr]?\s+(\p{Ll}{3,})/iu

export const numbersOf = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/gu) ?? []

/** Told by what they are called; all others by what they look like. */
export const isNamed = (kind: AskedKind): boolean => kind === 'person' || kind === 'place'

const SHORTEST_COMPOUND = 7
const SHORTEST_PART = 4

/** A compound counts for each word that it begins or ends with. */
export const askedStem = (stem: string, { ofStem }: Pick<Asked, 'ofStem'>): string | undefined => {
  const own = ofStem.get(stem)
  if (own !== undefined || stem.length <= SHORTEST_COMPOUND) return own
  for (const [one, of] of ofStem)
    if (one.length >= SHORTEST_PART && (stem.startsWith(one) || stem.endsWith(one))) return of
  return undefined
}
