import { compoundSplits, type AnalysedQuestion } from '../analysis/analyse.ts'
import { gramsOf, scanGrams, type QuestionGrams } from '../analysis/grams.ts'
import { askedGains } from './asked-gains.ts'
import { addOne, addTo, bm25, found, newChannel, rarityOf, sumOf } from './bm25.ts'
import { bestOfDocument, withNeighbours, type RankedPassage } from './passage-context.ts'
import { placedInYears } from './papers-of-year.ts'
import { headedText, type StoredPassage } from '../passage.ts'
import { scanParts, scanWords, stemTable, type StemTable } from './stem-table.ts'
import { yearsAskedFor } from './years-asked-for.ts'

export type { RankedPassage } from './passage-context.ts'

/**
 * Weights of the channels as measured on German XQuAD and on questions in farmers' own words, which parts and their
 * relatives find; see bench/.
 */
const WEIGHTS = { stems: 0.3, parts: 2, grams: 2, pairs: 0.2, together: 0.5 }
const FULL = Object.values(WEIGHTS).reduce((sum, weight) => sum + weight, 0)
const PAIR_DISTANCE = 3

/**
 * The share of a question that a channel's best passage must have for the channel to count in full: it may have found
 * next to nothing.
 */
const FULL_FROM = 0.6

const addNormalized = (scores: Float64Array, channel: Float64Array, weight: number, rarities: number[] = []): void => {
  const enough = FULL_FROM * rarities.reduce((sum, value) => sum + value, 0)
  const best = channel.reduce((most, score) => Math.max(most, score), enough)
  if (best > 0)
    addTo(
      scores,
      channel.map((score) => (weight * score) / best),
    )
}

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

const scoreWords = (
  question: AnalysedQuestion,
  own: string[],
  probes: string[],
  passages: StoredPassage[],
): WordScores => {
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

const scoreParts = (
  parts: Part[],
  units: number,
  passages: StoredPassage[],
): { scores: Float64Array; together: Float64Array; rarity: number[]; missing: boolean[]; unknown: boolean[] } => {
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
    if (index >= units)
      best[unit] = (best[unit] as Float64Array).map((gain, at) =>
        Math.max(gain, ((gains[index] as Float64Array)[at] as number) * weight),
      )
  }
  const counts = channel.counts.slice(0, units)
  // The same holds for what only a question of a model says; whether a word is known the texts alone decide.
  if (passages.some(({ asked }) => asked !== undefined))
    for (const [unit, gains] of askedGains(table, counts, passages).entries())
      best[unit] = (best[unit] as Float64Array).map((gain, at) => Math.max(gain, gains[at] as number))
  const missing = counts.map((count) => found(count) === 0)
  const unknown = missing.map(
    (is, unit) =>
      is &&
      parts.every(
        ({ units: of }, index) =>
          index < units || !of.includes(unit) || found(channel.counts[index] as Uint16Array) === 0,
      ),
  )
  return {
    scores: sumOf(best, passages.length),
    together: sumOf(
      best.map((gains) => bestOfDocument(gains, passages)),
      passages.length,
    ),
    rarity: counts.map(rarityOf),
    missing,
    unknown,
  }
}

/**
 * What the question is made of and how much each piece says among the candidates; the answer weighs sentences by it.
 */
export interface QuestionUnits {
  /** Stems and compound parts of the question, then related stems; `table` has the same order. */
  parts: Part[]
  table: StemTable
  partRarity: number[]
  /** True for a unit that no candidate has. */
  partMissing: boolean[]
  /** Stems of the question that no candidate has: neither themselves nor a part nor a word that stands for them. */
  unknown: Set<string>
  grams: QuestionGrams
  gramRarity: number[]
}

export interface Ranking {
  /** Best first; equals keep the order of the candidates. */
  passages: RankedPassage[]
  units: QuestionUnits
}

/**
 * Orders the candidates of a question: BM25 over stems, compound parts, letter sequences of four and pairs of near
 * stems, each divided by its best score and summed by weight. Letter sequences find words in spite of typing errors and
 * inflection. A question without content words leaves every score at 0.
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
    ...question.related.map(({ stem, of, weight }) => ({
      stem,
      units: (partsOfStem.get(of) ?? []).map((part) => units.indexOf(part)),
      weight,
    })),
  ]
  const wordParts = scoreParts(parts, units.length, passages)
  const questionGrams = gramsOf(question.folded)
  const grams = scoreGrams(questionGrams, passages)
  const scores = new Float64Array(passages.length)
  addNormalized(scores, words.stems, WEIGHTS.stems)
  addNormalized(scores, words.pairs, WEIGHTS.pairs)
  addNormalized(scores, wordParts.scores, WEIGHTS.parts, wordParts.rarity)
  addNormalized(scores, grams.scores, WEIGHTS.grams, grams.rarity)
  addNormalized(scores, wordParts.together, WEIGHTS.together, wordParts.rarity)
  return {
    passages: placedInYears(
      yearsAskedFor(question.text),
      withNeighbours(passages, scores, FULL).sort((one, other) => other.score - one.score),
    ),
    units: {
      parts,
      table: stemTable(parts.map(({ stem }) => stem)),
      partRarity: wordParts.rarity,
      partMissing: wordParts.missing,
      unknown: new Set(
        own.filter((stem) => partsOfStem.get(stem)!.every((part) => wordParts.unknown[units.indexOf(part)])),
      ),
      grams: questionGrams,
      gramRarity: grams.rarity,
    },
  }
}
