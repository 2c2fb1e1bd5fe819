import { MONTHS } from '../../../shared/german/months.ts'
import type { Term } from '../../analysis/tokens.ts'
import type { Span } from '../../sentences.ts'
import { isRole } from '../asked/asked-kind.ts'
import { isNamed, type Asked } from '../asked/asked-thing.ts'

/** Each 0..1, comparable within one question. */
export interface CandidateSigns {
  /** How near the question's words stand in the sentence, each weighing as much as it is rare. */
  near: number
  /** What share of them stands in the same part of the sentence. */
  clause: number
  /** How good its quote is against the best. */
  quote: number
  /** It holds a word of the question. */
  holdsAsked: number
  /** It says nothing that the question does not. */
  saysNothing: number
  /** What is counted follows it at once: „308 Punkte“. */
  counted: number
  /** It is the cell that the words of the question point to. */
  cell: number
  /** Whether its „ab“ or „bis“ is that of the question. */
  direction: number
  /** Of a name: two words written large follow each other, or it has a title. */
  full: number
  /** Of a name: a preposition of place stands before it. */
  place: number
  /** Of a name: it is one word. */
  single: number
  /** Of a name: it joins names with small words. */
  joins: number
  /** Of a name: it ends as nouns do that name nothing that acts. */
  abstract: number
  /** Of a name: after „durch“ or „von“. */
  agent: number
}

/** Letters between a word of the question and the value that make it half as likely to belong to it. */
const HALF_DISTANCE = 40
/** Letters between a number and what it counts: „vier weitere Kühe“. */
const COUNTED_WITHIN = 20

const PART_ENDS = /[,;:(–]\s|\s(?:und|sowie|oder|aber)\s|\n|\s{3}/u

export interface Word extends Term {
  /** The stem of the question that it stands for. */
  of: string | undefined
}

/** A value in a sentence or a row, and what stands around it. */
interface Placed {
  said: string
  /** Of `said`. */
  value: Span
  words: readonly Word[]
  /** How good its quote is against the best; 0..1. */
  quote: number
  /** It is the cell that the words of the question point to. */
  isPointedTo: boolean
}

export const signsOf = ({ said, value, words, quote, isPointedTo }: Placed, asked: Asked): CandidateSigns => ({
  ...signsOfWords(said, value, words, asked),
  ...(isNamed(asked.kind) ? signsOfName(said, value) : NO_NAME),
  quote,
  cell: isPointedTo ? 1 : 0,
  direction: directionOf(said.slice(value.start, value.end), asked),
})

const FROM = /^(?:frühestens|ab|seit|vom|von|erst|nach)(?!\p{L})/iu
const UNTIL = /^(?:spätestens|bis|zum|vor|innerhalb|binnen)(?!\p{L})/iu

/** 1 where „bis wann“ meets „bis zum 15. März“, 0 where it meets „ab dem 15. März“. */
function directionOf(value: string, { direction }: Asked): number {
  if (direction === undefined) return 0.5
  const [agrees, opposes] = direction === 'from' ? [FROM, UNTIL] : [UNTIL, FROM]
  return agrees.test(value) ? 1 : opposes.test(value) ? 0 : 0.5
}

function signsOfWords(said: string, value: Span, words: readonly Word[], asked: Asked) {
  const { weights } = asked
  const near = new Map<string, number>()
  const together = new Set<string>()
  const inside = words.filter((word) => overlap(word, value))
  for (const word of words) {
    if (word.of === undefined || overlap(word, value)) continue
    const between = word.end <= value.start ? said.slice(word.end, value.start) : said.slice(value.end, word.start)
    near.set(word.of, Math.max(near.get(word.of) ?? 0, HALF_DISTANCE / (HALF_DISTANCE + between.length)))
    if (!PART_ENDS.test(between)) together.add(word.of)
  }
  const all = [...weights.values()].reduce((sum, weight) => sum + weight, 0) || 1
  const weighted = (shares: Iterable<[string, number]>): number =>
    [...shares].reduce((sum, [stem, share]) => sum + (weights.get(stem) ?? 0) * share, 0) / all
  const counted = words.filter(({ end, stem, of }) => end > value.start && isCounted(stem, of, asked))
  return {
    near: weighted(near),
    clause: weighted([...together].map((stem) => [stem, 1])),
    holdsAsked: inside.some(({ of }) => of !== undefined) ? 1 : 0,
    saysNothing: inside.length > 0 && inside.every(({ of }) => of !== undefined) ? 1 : 0,
    counted: counted.some(({ start }) => start - value.end <= COUNTED_WITHIN) ? 1 : 0,
  }
}

const isCounted = (stem: string, of: string | undefined, { counted }: Asked): boolean =>
  counted !== undefined && (of === counted || stem.endsWith(counted))

const NO_NAME = { full: 0, place: 0, single: 0, joins: 0, abstract: 0, agent: 0 }

const TITLED = /^(?:Herrn?|Frau|Familie|Firma|Dr\.|Prof\.|Pfr\.) ?|(?:GmbH|eG|AG|KG|GbR|OHG|e\. ?V\.)$/u
const PAIR = /(?:^| )\p{Lu}[\p{L}.'’-]+ \p{Lu}/u
const ABSTRACT = new RegExp(
  `(?:ung|heit|keit|tion|schaft|ismus|tät|nis|ment|jahr|tag|zeit|ende|anfang|teil|${MONTHS.join('|')})(?:e?[nrs]?|en)(?!\\p{L})`,
  'iu',
)

function signsOfName(said: string, { start, end }: Span) {
  const name = said.slice(start, end)
  const before = /(\p{L}+)\s+$/u.exec(said.slice(Math.max(0, start - 30), start))?.[1] ?? ''
  const one = (is: boolean): number => (is ? 1 : 0)
  return {
    full: one(TITLED.test(name) || PAIR.test(name) || isRole(name)),
    place: one(/^(?:in|im|auf|bei|beim|am|an|aus|nach)$/iu.test(before)),
    single: one(!/\s/u.test(name)),
    joins: one(/\s\p{Ll}+\s|&/u.test(name)),
    abstract: one(ABSTRACT.test(name)),
    agent: one(/^(?:durch|von)$/iu.test(before)),
  }
}

const overlap = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end
