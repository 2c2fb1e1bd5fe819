import { compoundSplits } from './analysis/analyse.ts'
import type { AnalysedQuestion } from './analysis/analyse.ts'
import { gramsOf, scanGrams } from './analysis/grams.ts'
import type { QuestionGrams } from './analysis/grams.ts'
import type { StoredPassage } from './passage.ts'

export interface RankedPassage {
  passage: StoredPassage
  /** 0..1; 1 is the best in every channel. Comparable within one question only. */
  score: number
}

/** Weights of the channels and BM25 constants as measured on German XQuAD; see bench/retrieval.ts. */
const WEIGHTS = { stems: 0.3, parts: 1, grams: 2, pairs: 0.2 }
const K1 = 0.3
const B = 0.75
const PAIR_DISTANCE = 3
/** What a related word counts at most against a word of the question itself. */
const RELATED = 0.5
const SHORTEST_PART = 4
const SHORTEST_REST = 3

/** How often each unit of the question (a stem, a part, a letter sequence, a pair) stands in one passage, and how long that is. */
interface Channel {
  counts: Uint16Array[]
  lengths: Float64Array
}

const newChannel = (units: number, passages: number): Channel => ({
  counts: Array.from({ length: units }, () => new Uint16Array(passages)),
  lengths: new Float64Array(passages),
})

const addOne = ({ counts }: Channel, unit: number, passage: number): void => {
  const count = counts[unit] as Uint16Array
  count[passage] = (count[passage] as number) + 1
}

/** How much finding a unit says: the inverse document frequency over the candidates. */
const rarityOf = (count: Uint16Array): number => {
  let found = 0
  for (const times of count) if (times > 0) found += 1
  return Math.log(1 + (count.length - found + 0.5) / (found + 0.5))
}

/** Okapi BM25 (Robertson and Zaragoza 2009) per unit: what each adds to each passage, with the rarity taken from these passages. */
const bm25 = ({ counts, lengths }: Channel): Float64Array[] => {
  const total = lengths.length
  const average = lengths.reduce((sum, length) => sum + length, 0) / total || 1
  const norms = lengths.map((length) => K1 * (1 - B + (B * length) / average))
  return counts.map((count) => {
    const rarity = rarityOf(count)
    return Float64Array.from(count, (times, index) => (times === 0 ? 0 : (rarity * times * (K1 + 1)) / (times + (norms[index] as number))))
  })
}

const addTo = (sums: Float64Array, added: Float64Array): void => {
  for (let index = 0; index < sums.length; index += 1) sums[index] = (sums[index] as number) + (added[index] as number)
}

const sumOf = (gains: Float64Array[], total: number): Float64Array => {
  const sums = new Float64Array(total)
  for (const gain of gains) addTo(sums, gain)
  return sums
}

const addNormalized = (scores: Float64Array, channel: Float64Array, weight: number): void => {
  const best = channel.reduce((most, score) => Math.max(most, score), 0)
  if (best > 0) addTo(scores, channel.map((score) => (weight * score) / best))
}

/** Stems of the question by their first and last letter, so that a passage's words are compared with few of them. */
export interface StemTable {
  stems: string[]
  byFirst: Map<number, number[]>
  byLast: Map<number, number[]>
}

const stemTable = (stems: string[]): StemTable => {
  const table: StemTable = { stems, byFirst: new Map(), byLast: new Map() }
  const file = (map: Map<number, number[]>, unit: number, index: number): void => {
    const listed = map.get(unit)
    if (listed === undefined) map.set(unit, [index])
    else listed.push(index)
  }
  for (const [index, stem] of stems.entries()) {
    file(table.byFirst, stem.charCodeAt(0), index)
    file(table.byLast, stem.charCodeAt(stem.length - 1), index)
  }
  return table
}

const NONE: number[] = []

/** Tells each whole word of `text` (stems with single spaces) that equals a stem of the table, and how many words there are. */
const scanWords = (text: string, table: StemTable, whole: (stem: number, position: number) => void): number => {
  let words = 0
  for (let start = 1; start < text.length; ) {
    const end = text.indexOf(' ', start)
    for (const stem of table.byFirst.get(text.charCodeAt(start)) ?? NONE) {
      const wanted = table.stems[stem] as string
      if (wanted.length === end - start && text.startsWith(wanted, start)) whole(stem, words)
    }
    words += 1
    start = end + 1
  }
  return words
}

/** Tells each word that is, begins with or ends with a stem of the table; a part needs four letters and leaves three. */
export const scanParts = (text: string, table: StemTable, part: (stem: number) => void): void => {
  for (let start = 1; start < text.length; ) {
    const end = text.indexOf(' ', start)
    for (const stem of table.byFirst.get(text.charCodeAt(start)) ?? NONE) {
      const wanted = table.stems[stem] as string
      const rest = end - start - wanted.length
      if ((rest === 0 || (rest >= SHORTEST_REST && wanted.length >= SHORTEST_PART)) && text.startsWith(wanted, start)) part(stem)
    }
    for (const stem of table.byLast.get(text.charCodeAt(end - 1)) ?? NONE) {
      const wanted = table.stems[stem] as string
      if (wanted.length >= SHORTEST_PART && end - start - wanted.length >= SHORTEST_REST && text.startsWith(wanted, end - wanted.length)) part(stem)
    }
    start = end + 1
  }
}

/** What a passage is compared by: the title of its document, its headings and its text. */
export const headedText = ({ title, heading, text }: StoredPassage): string => `${title}\n${heading}\n${text}`

const scoreGrams = (grams: QuestionGrams, passages: StoredPassage[]): { scores: Float64Array; rarity: number[] } => {
  const channel = newChannel(grams.slots.size, passages.length)
  for (const [index, passage] of passages.entries()) {
    channel.lengths[index] = scanGrams(headedText(passage), grams, (slot) => addOne(channel, slot, index))
  }
  return { scores: sumOf(bm25(channel), passages.length), rarity: channel.counts.map(rarityOf) }
}

/** What the words of the passages say about the question's stems. */
interface WordScores {
  stems: Float64Array
  pairs: Float64Array
  /** Stems, asked for by a compound split, that stand in the passages as words of their own. */
  known: Set<string>
}

const pairKey = (one: number, other: number): number => Math.min(one, other) * 0x10000 + Math.max(one, other)

/** The stems of the question that stand within three content words of each other, numbered. */
const pairsOf = (sequence: number[]): Map<number, number> => {
  const pairs = new Map<number, number>()
  for (const [index, one] of sequence.entries()) {
    for (const other of sequence.slice(index + 1, index + 1 + PAIR_DISTANCE)) {
      const key = pairKey(one, other)
      if (one !== other && !pairs.has(key)) pairs.set(key, pairs.size)
    }
  }
  return pairs
}

const distinct = (stems: string[]): string[] => [...new Set(stems)]

const scoreWords = (question: AnalysedQuestion, own: string[], probes: string[], passages: StoredPassage[]): WordScores => {
  const stems = distinct([...own, ...probes])
  const table = stemTable(stems)
  const words = newChannel(stems.length, passages.length)
  const pairs = pairsOf(question.terms.map(({ stem }) => own.indexOf(stem)))
  const near = newChannel(pairs.size, passages.length)
  for (const [index, passage] of passages.entries()) {
    let seen: { stem: number; position: number }[] = []
    const length = scanWords(passage.stems, table, (stem, position) => {
      addOne(words, stem, index)
      if (stem >= own.length) return
      seen = seen.filter((earlier) => position - earlier.position <= PAIR_DISTANCE)
      for (const earlier of seen) {
        const pair = pairs.get(pairKey(earlier.stem, stem))
        if (pair !== undefined) addOne(near, pair, index)
      }
      seen.push({ stem, position })
    })
    words.lengths[index] = length
    near.lengths[index] = length
  }
  const gains = bm25(words)
  const sums = sumOf(gains.slice(0, own.length), passages.length)
  const known = new Set(stems.filter((_, unit) => (words.counts[unit] as Uint16Array).some((times) => times > 0)))
  return { stems: sums, pairs: sumOf(bm25(near), passages.length), known }
}

/** The parts of a word that the passages know as words of their own, else the word itself. */
const partsOf = (stem: string, splits: { head: string; tail: string }[], known: Set<string>): string[] => {
  const split = splits.find(({ head, tail }) => known.has(head) && known.has(tail))
  return split === undefined ? [stem] : [split.head, split.tail]
}

/** A stem that stands for units of the question: for itself with weight 1, from the thesaurus with less. */
interface Part {
  stem: string
  units: number[]
  weight: number
}

const scoreParts = (parts: Part[], units: number, passages: StoredPassage[]): { scores: Float64Array; rarity: number[] } => {
  const table = stemTable(parts.map(({ stem }) => stem))
  const channel = newChannel(parts.length, passages.length)
  for (const [index, passage] of passages.entries()) {
    scanParts(passage.stems, table, (part) => addOne(channel, part, index))
    channel.lengths[index] = passage.stems.length
  }
  const gains = bm25(channel)
  const best = gains.slice(0, units)
  // A related word only fills in where the question's own word is missing, so a literal match never loses to it.
  for (const [index, { units: of, weight }] of parts.entries()) {
    const unit = of[0] as number
    if (index >= units) best[unit] = (best[unit] as Float64Array).map((gain, at) => Math.max(gain, ((gains[index] as Float64Array)[at] as number) * weight * RELATED))
  }
  return { scores: sumOf(best, passages.length), rarity: channel.counts.slice(0, units).map(rarityOf) }
}

/** What the question is made of and how much each piece says among the candidates; the answer weighs sentences by it. */
export interface QuestionUnits {
  /** Stems and compound parts of the question, then related stems; `table` has the same order. */
  parts: Part[]
  table: StemTable
  partRarity: number[]
  grams: QuestionGrams
  gramRarity: number[]
}

export interface Ranking {
  /** Best first; equals keep the order of the candidates. */
  passages: RankedPassage[]
  units: QuestionUnits
}

/**
 * Orders the candidates of a question: BM25 over stems, compound parts, letter sequences of five and pairs of near stems, each
 * divided by its best score and summed by weight. Letter sequences find words in spite of typing errors and inflection.
 * A question without content words leaves every score at 0.
 */
export const rankPassages = (question: AnalysedQuestion, passages: StoredPassage[]): Ranking => {
  const own = distinct(question.terms.map(({ stem }) => stem))
  const splits = new Map(question.terms.map(({ stem, text }) => [stem, compoundSplits(text)]))
  const probes = [...splits.values()].flat().flatMap(({ head, tail }) => [head, tail])
  const words = scoreWords(question, own, probes, passages)
  const partsOfStem = new Map(own.map((stem) => [stem, partsOf(stem, splits.get(stem) ?? [], words.known)]))
  const units = distinct([...partsOfStem.values()].flat())
  const parts: Part[] = [
    ...units.map((stem, unit) => ({ stem, units: [unit], weight: 1 })),
    ...question.related.map(({ stem, of, weight }) => ({ stem, units: (partsOfStem.get(of) ?? []).map((part) => units.indexOf(part)), weight })),
  ]
  const wordParts = scoreParts(parts, units.length, passages)
  const questionGrams = gramsOf(question.folded)
  const grams = scoreGrams(questionGrams, passages)
  const scores = new Float64Array(passages.length)
  addNormalized(scores, words.stems, WEIGHTS.stems)
  addNormalized(scores, words.pairs, WEIGHTS.pairs)
  addNormalized(scores, wordParts.scores, WEIGHTS.parts)
  addNormalized(scores, grams.scores, WEIGHTS.grams)
  const full = WEIGHTS.stems + WEIGHTS.pairs + WEIGHTS.parts + WEIGHTS.grams
  return {
    passages: passages
      .map((passage, index) => ({ passage, score: (scores[index] as number) / full }))
      .sort((one, other) => other.score - one.score),
    units: { parts, table: stemTable(parts.map(({ stem }) => stem)), partRarity: wordParts.rarity, grams: questionGrams, gramRarity: grams.rarity },
  }
}
