import { analyseQuestion, type Thesaurus } from '../core/knowledge/index.ts'
import type { BenchDocument } from './read-questions.ts'

export interface FoundPassage {
  document: string
  text: string
  score: number
}

/** Passages for a question, best first. */
export type Search = (question: string) => Promise<FoundPassage[]>

const PASSAGE_LENGTH = 900
const K1 = 1.2
const B = 0.75

/**
 * Paragraphs gathered to passages of about 900 characters; a heading begins a new one and is repeated in those that
 * follow.
 */
const passagesOf = ({ path, text }: BenchDocument): { document: string; text: string }[] => {
  const passages: string[] = []
  let heading = ''
  let open = ''
  const close = (): void => {
    if (open.trim() !== '') passages.push(open)
    open = heading
  }
  for (const paragraph of text.split(/\n\s*\n/u)) {
    if (paragraph.startsWith('#')) {
      heading = ''
      close()
      heading = `${paragraph}\n`
      open = heading
    } else {
      if (open.length > heading.length && open.length + paragraph.length > PASSAGE_LENGTH) close()
      open += `${paragraph}\n`
    }
  }
  heading = ''
  close()
  return passages.map((passage) => ({ document: path, text: passage }))
}

const stemsOf = (text: string): string[] => analyseQuestion(text).terms.map(({ stem }) => stem)

interface Wanted {
  stems: string[]
  weight: number
  group: string
}

/**
 * A word of the question at 1 and the terms that stand for it are alternatives: only the best-scoring of them counts in
 * a passage.
 */
const wantedOf = (question: string, thesaurus: Thesaurus | undefined): Wanted[] => {
  const own = [...new Set(stemsOf(question))].map((stem) => ({ stems: [stem], weight: 1, group: stem }))
  const related = (thesaurus?.expand(analyseQuestion(question).terms.map(({ text }) => text)) ?? []).map(
    ({ term, weight, stands }) => ({
      stems: stemsOf(term),
      weight,
      group: stemsOf(stands).join(' '),
    }),
  )
  return [...own, ...related]
}

/** BM25 over stems and nothing else: the yardstick that shows what the thesaurus alone brings. */
export const plainSearch = (documents: BenchDocument[], thesaurus?: Thesaurus): Search => {
  const passages = documents.flatMap(passagesOf)
  const lengths = passages.map(({ text }) => stemsOf(text).length)
  const mean = lengths.reduce((sum, length) => sum + length, 0) / passages.length
  const postings = new Map<string, Map<number, number>>()
  for (const [index, { text }] of passages.entries()) {
    for (const stem of stemsOf(text)) {
      const counts = postings.get(stem) ?? new Map<number, number>()
      postings.set(stem, counts.set(index, (counts.get(index) ?? 0) + 1))
    }
  }
  const scoreOf = (stem: string): Map<number, number> => {
    const counts = postings.get(stem) ?? new Map<number, number>()
    const rarity = Math.log(1 + (passages.length - counts.size + 0.5) / (counts.size + 0.5))
    return new Map(
      [...counts].map(([index, count]) => [
        index,
        (rarity * count * (K1 + 1)) / (count + K1 * (1 - B + (B * (lengths[index] as number)) / mean)),
      ]),
    )
  }
  return async (question) => {
    const groups = new Map<string, Map<number, number>>()
    for (const { stems, weight, group } of wantedOf(question, thesaurus)) {
      const best = groups.get(group) ?? new Map<number, number>()
      groups.set(group, best)
      for (const stem of stems) {
        for (const [index, score] of scoreOf(stem)) best.set(index, Math.max(best.get(index) ?? 0, score * weight))
      }
    }
    const scores = new Map<number, number>()
    for (const best of groups.values())
      for (const [index, score] of best) scores.set(index, (scores.get(index) ?? 0) + score)
    return [...scores]
      .sort(([, left], [, right]) => right - left)
      .slice(0, 50)
      .map(([index, score]) => ({ ...(passages[index] as { document: string; text: string }), score }))
  }
}
