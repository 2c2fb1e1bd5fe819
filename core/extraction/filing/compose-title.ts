import type { Fach } from '../fach.ts'
import { GENRES, TOPICS, type Genre } from './genres.ts'
import type { DocumentTitle } from './titles.ts'

/** A title made of a kind of paper and what it is about, with its place in the text. */
export interface ComposedTitle {
  title: DocumentTitle
  start: number
}

const HEADS = GENRES.map((genre) => ({
  genre,
  expression: new RegExp(
    `(?<![a-z])([a-z0-9-]*?)(${genre.heads.replaceAll('~', '[a-z-]*')})(?:s|es|e|en|n)?(?![a-z])`,
    'g',
  ),
}))
const ABOUT = TOPICS.map(([fach, parts]) => ({ fach, expression: new RegExp(parts, 'g') }))

/** Whether any word in folded text is that of a paper. */
export const namesPaper = (folded: string): boolean => HEADS.some(({ expression }) => folded.search(expression) >= 0)

/** „Untersuchungsbefund Stallmist“ as an examination of manure: the last part of a word says what a paper is. */
export function composeTitle(folded: string, around: readonly string[] = []): ComposedTitle | undefined {
  let best: { genre: Genre; start: number; end: number; head: number } | undefined
  for (const { genre, expression } of HEADS)
    for (const match of folded.matchAll(expression)) {
      const [found, head] = [match.index, match[2]!.length]
      if (best === undefined || found < best.start || (found === best.start && head > best.head))
        best = { genre, start: found, end: found + match[0].length, head }
    }
  if (!best) return undefined
  const { genre, start, end } = best
  const topic = topicOf([folded.slice(start, end), folded.slice(end), folded.slice(0, start), ...around])
  const fach = genre.fach === undefined || (topic && genre.topics?.includes(topic.fach)) ? topic?.fach : genre.fach
  const strength = genre.fach !== undefined ? 3 : (topic?.strength ?? 1)
  return fach === undefined
    ? undefined
    : { start, title: { name: genre.name, fach, strength, yields: genre.yields, words: '' } }
}

/** What most papers touch on: anything else in the same words goes before. */
const VAGUE: ReadonlySet<Fach> = new Set(['tiere', 'flaechen', 'betrieb'])
const OF_FARM = 10
/** The level of the line that the title is part of; behind it come the lines below. */
const LINE = 3

interface Topic {
  fach: Fach
  /** 3 where the title itself says it and it is no vague thing, 1 where only words around it do. */
  strength: DocumentTitle['strength']
}

/** What the word itself is about, else what stands after it, else before it, else around; vague things last. */
function topicOf([word = '', ...further]: readonly string[]): Topic | undefined {
  const ranked = [placesIn(word).toReversed(), ...further.map(placesIn)].flatMap((found, level) =>
    found.map((fach): Topic & { rank: number } => ({
      fach,
      strength: level > LINE ? 1 : VAGUE.has(fach) ? 2 : 3,
      rank: fach === 'betrieb' ? OF_FARM : level + (level > 0 && VAGUE.has(fach) ? 0.5 : 0),
    })),
  )
  return ranked.toSorted((a, b) => a.rank - b.rank)[0]
}

const placesIn = (text: string): Fach[] =>
  ABOUT.flatMap(({ fach, expression }) => [...text.matchAll(expression)].map(({ index }) => ({ fach, start: index })))
    .toSorted((a, b) => a.start - b.start)
    .map(({ fach }) => fach)
