import type { DocumentId } from '../shared/ids.ts'
import { HEADING_SEPARATOR } from './analysis/analyse.ts'
import type { Entity } from './entities.ts'
import type { PackedLines, PlacedLine } from './placed-lines.ts'
import { isTabular, sentencesOf } from './sentences.ts'

/** A page as the document's reader gives it; `start` and `end` of a heading are UTF-16 offsets into `text`. */
export interface TextPage {
  /** From 1. */
  number: number
  text: string
  headings: { start: number; end: number; level: number }[]
  /** In the order of the text; absent where the document has no pages to look at. */
  lines?: readonly PlacedLine[]
}

/** A slice of a document, small enough to be read at a glance: `page.text.slice(start, end) === text`. */
export interface Passage {
  /** From 0 in the order of the document. */
  ordinal: number
  page: number
  start: number
  end: number
  text: string
  /** The headings above it, outermost first, joined by ` › `; empty where there is none. */
  heading: string
}

/** A passage with what it is found by. */
export interface IndexedPassage extends Passage {
  stems: string
  lexemes: string[]
  entities: Entity[]
  /** Absent where it is not known where they stand. */
  lines?: PackedLines
}

/** A passage as the search gives it back. */
export interface StoredPassage extends Passage {
  documentId: DocumentId
  title: string
  stems: string
  /** The stems of questions that it answers, as `stems`; absent where there are none. */
  asked?: string
}

/** What a passage is compared by: the title of its document, its headings and its text. */
export const headedText = ({ title, heading, text }: StoredPassage): string => `${title}\n${heading}\n${text}`

/** Sizes in UTF-16 units: a passage ends at the best place between the two, and before the larger if it can. */
const SHORTEST = 600
const LONGEST = 1000
/** What is not longer than this is not cut for a small rest, a single paragraph not even up to the second. */
const STRETCHED = 1300
const LONGEST_PARAGRAPH = 1800

interface Heading {
  start: number
  end: number
  level: number
}

const STATUTE_HEADING = /^(?:§|Art\.?|Artikel|Anlage|Anhang)\s*\d{1,4}[a-z]?(?:\s[^\n]{0,120})?$/u
const SENTENCE_END = /[.;,:]$/u

/** Headings of a statute („§ 6 Zusätzliche Vorgaben“) on a line of their own that the reader did not mark. */
const statuteHeadings = (text: string): Heading[] => {
  const headings: Heading[] = []
  for (let start = 0; start < text.length;) {
    const newline = text.indexOf('\n', start)
    const end = newline < 0 ? text.length : newline
    if (end - start < 160) {
      const line = text.slice(start, end).trim()
      if (STATUTE_HEADING.test(line) && !SENTENCE_END.test(line)) headings.push({ start, end, level: 6 })
    }
    start = end + 1
  }
  return headings
}

/**
 * Where a heading begins with the number signs that Markdown puts before it, so that they do not end the passage above.
 */
const withMarks = (text: string, start: number): number => {
  const line = text.lastIndexOf('\n', start - 1) + 1
  return /^[#\s]+$/u.test(text.slice(line, start)) ? line : start
}

const headingsOf = (page: TextPage): Heading[] => {
  const marked = page.headings
    .filter(({ start, end }) => start >= 0 && end > start && end <= page.text.length)
    .map((heading) => ({ ...heading, start: withMarks(page.text, heading.start) }))
  const found = statuteHeadings(page.text).filter(
    ({ start, end }) => !marked.some((other) => other.start < end && start < other.end),
  )
  return [...marked, ...found].sort((one, other) => one.start - other.start)
}

const isSpace = (text: string, index: number): boolean => text.charAt(index).trim() === ''

/**
 * How good it is to end a passage at the line break before `index`: 3 at a blank line, else 2. Rows of a table rank 4,
 * sentences 1.
 */
const lineBreakRank = (text: string, index: number): number => {
  let next = index
  while (next < text.length && isSpace(text, next) && text.charAt(next) !== '\n') next += 1
  return text.charAt(next) === '\n' ? 3 : 2
}

/** The best place to end a passage that begins at `start` and must not pass `end`. */
const cutOf = (text: string, start: number, end: number): number => {
  if (end - start <= STRETCHED || (end - start <= LONGEST_PARAGRAPH && !text.slice(start, end).includes('\n')))
    return end
  const window = text.slice(start, start + LONGEST)
  const cuts = new Map<number, number>()
  for (const sentence of sentencesOf(window)) if (sentence.end < window.length) cuts.set(sentence.end, 1)
  for (let at = window.indexOf('\n'); at >= 0; at = window.indexOf('\n', at + 1)) {
    const rank = lineBreakRank(window, at + 1)
    const tabular = isTabular(window.slice(window.lastIndexOf('\n', at - 1) + 1, at))
    if (rank === 3 || tabular) cuts.set(at, tabular ? 4 : rank)
  }
  let best = 0
  let bestValue = -1
  const rows = [...cuts.values()].includes(4)
  for (const [cut, rank] of cuts) {
    if (rows && rank < 3) continue
    const value = (cut >= SHORTEST ? 10 + rank * 2 : 0) + cut / LONGEST
    if (value > bestValue) {
      best = cut
      bestValue = value
    }
  }
  return start + (best > SHORTEST / 3 ? best : hardCut(window))
}

/** After a semicolon, else between two words, else in the middle of one, but never inside a surrogate pair. */
const hardCut = (window: string): number => {
  const clause = window.lastIndexOf('; ')
  if (clause > SHORTEST) return clause + 1
  for (let at = window.length - 1; at > SHORTEST; at -= 1) if (isSpace(window, at)) return at
  const last = window.charCodeAt(window.length - 1)
  return last >= 0xd800 && last < 0xdc00 ? window.length - 1 : window.length
}

const slicesOf = (text: string, from: number, to: number): { start: number; end: number }[] => {
  const slices: { start: number; end: number }[] = []
  let start = from
  while (start < to) {
    while (start < to && isSpace(text, start)) start += 1
    if (start >= to) break
    const cut = cutOf(text, start, to)
    let end = cut
    while (end > start && isSpace(text, end - 1)) end -= 1
    slices.push({ start, end })
    start = cut
  }
  return slices
}

interface Section {
  start: number
  end: number
  heading: string
}

const titleOf = (text: string, heading: Heading): string =>
  text
    .slice(heading.start, Math.min(heading.end, heading.start + 200))
    .replace(/^[#\s]+/u, '')
    .replace(/\s+/gu, ' ')
    .trim()

/** Cuts a page at its headings; a heading directly above another stays with it. `path` goes on from page to page. */
const sectionsOf = (page: TextPage, path: { level: number; title: string }[]): Section[] => {
  const sections: Section[] = []
  const join = (): string => path.map(({ title }) => title).join(HEADING_SEPARATOR)
  let current: Section = { start: 0, end: 0, heading: join() }
  let bodyFrom = 0
  for (const heading of headingsOf(page)) {
    if (page.text.slice(bodyFrom, heading.start).trim() !== '') {
      sections.push({ ...current, end: heading.start })
      current = { start: heading.start, end: heading.start, heading: '' }
    }
    while (path.length > 0 && (path.at(-1) as { level: number }).level >= heading.level) path.pop()
    path.push({ level: heading.level, title: titleOf(page.text, heading) })
    current.heading = join()
    bodyFrom = Math.max(bodyFrom, heading.end)
  }
  sections.push({ ...current, end: page.text.length })
  return sections
}

/**
 * Cuts a document into passages of about 600 to 1000 characters at paragraphs, rows and sentences. No passage crosses a
 * heading or a page; together they hold every character but the space between them. A document of space alone has none.
 */
export const splitIntoPassages = (pages: TextPage[]): Passage[] => {
  const passages: Passage[] = []
  const path: { level: number; title: string }[] = []
  for (const page of pages) {
    for (const section of sectionsOf(page, path)) {
      for (const { start, end } of slicesOf(page.text, section.start, section.end)) {
        const text = page.text.slice(start, end)
        passages.push({ ordinal: passages.length, page: page.number, start, end, text, heading: section.heading })
      }
    }
  }
  return passages
}
