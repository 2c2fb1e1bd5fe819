import { cutQuote } from '../quote.ts'
import type { ReadDocument, ReadPage, SourceFormat } from '../read-document.ts'

/** A page, and its text with blanks for what marks headings and weight; offsets are those of the text. */
interface LaidOutPage extends ReadPage {
  words?: string
}

/** A document that is prose and labels, as lines and the cells in them. */
export interface DocumentLayout {
  pages: readonly LaidOutPage[]
  lines: Line[]
  /** Its letters may be wrong. */
  ocr: boolean
  /** It writes decimals with a comma, so a dot before three digits is for thousands. */
  commas: boolean
}

export interface Line {
  page: number
  text: string
  /** An empty line, or the begin of the page, is above it. */
  gap: boolean
  /** Parts of the line that stand apart; none where it is too long for a form. */
  cells: string[]
  /** Where its text stands on its page, in UTF-16 offsets. */
  start: number
  end: number
}

const FORMATS: ReadonlySet<SourceFormat> = new Set(['pdf', 'image', 'docx', 'odt', 'txt', 'eml'])
/** What is longer is a book and no letter, receipt or statement. */
const MOST_LETTERS = 300_000
const MOST_LINES = 5000
const LONGEST_LINE = 400

const SHEETS: ReadonlySet<SourceFormat> = new Set(['csv', 'xlsx'])

/** Statements come as tables in text form, too. */
export const FORMATS_OF_STATEMENTS: ReadonlySet<SourceFormat> = new Set([...FORMATS, 'csv', 'xlsx'])

/** In which letters come, too: their text reads as print does. */
export const FORMATS_OF_LETTERS: ReadonlySet<SourceFormat> = new Set([...FORMATS, 'markdown', 'html'])

/** Undefined for formats and lengths that no letter, receipt or statement has. */
export function readLayout(
  { format, pages: given, ocr }: ReadDocument,
  formats: ReadonlySet<SourceFormat> = FORMATS,
): DocumentLayout | undefined {
  const pages =
    format === 'markdown' ? given.map(withoutMarks) : SHEETS.has(format) ? given.map(withoutSeparators) : given
  if (!formats.has(format) || pages.reduce((sum, { text }) => sum + text.length, 0) > MOST_LETTERS) return undefined
  const lines = pages.flatMap(linesOf)
  return lines.length > MOST_LINES
    ? undefined
    : { pages, lines, ocr, commas: pages.some(({ text }) => /\d,\d/.test(text)) }
}

/** Stands for a letter of Markdown that is no word, so that every place stays where it is. */
const MARK = '\uE000'

const withoutMarks = (page: ReadPage): LaidOutPage => ({
  ...page,
  words: page.text.replaceAll(/\*{1,3}|_{2,3}|^#{1,6}(?= )|^>+|`/gm, (mark) => MARK.repeat(mark.length)),
})

const withoutSeparators = (page: ReadPage): LaidOutPage => ({
  ...page,
  words: page.text.replaceAll(/[;|]/g, '\t').replaceAll('"', ' '),
})

/** „S T A D T   W E I L E R“ as „STADT WEILER“; also where other words follow at a distance. */
const joinSpreadLetters = (text: string): string =>
  /^(?:\p{L} ){2,30}\p{L}(?:\s{2,9}(?:\p{L} ){2,30}\p{L}){0,9}$/u.test(text)
    ? text
        .split(/\s{2,}/)
        .map((word) => word.replaceAll(' ', ''))
        .join(' ')
    : text.replaceAll(/(?<=^|\s{2})(?:\p{L} ){3,30}\p{L}(?=\s{2}|$)/gu, (letters) => letters.replaceAll(' ', ''))

const OF_WORDS = new RegExp(`[^\\s${MARK}]`)
const MARKS_BEHIND = new RegExp(`(?<![\\s${MARK}])[\\s${MARK}]+$`)

function linesOf({ number, text: literal, words: text = literal }: LaidOutPage): Line[] {
  const lines: Line[] = []
  let gap = true
  for (const match of text.matchAll(/[^\r\n\f]+|\r\n?|\n|\f/g)) {
    const tidy = match[0].replaceAll(MARK, '').trim()
    if (tidy === '') {
      // Of two line ends in a row, the second ends an empty line.
      gap ||= /[\r\n\f]\s*$/.test(text.slice(Math.max(0, match.index - 20), match.index))
      continue
    }
    const start = match.index + match[0].search(OF_WORDS)
    const joined = tidy.length > LONGEST_LINE ? tidy : joinSpreadLetters(tidy)
    lines.push({
      page: number,
      text: joined,
      gap,
      cells: tidy.length > LONGEST_LINE ? [] : joined.split(/\s*\t\s*|\s{2,}|\s\|\s/),
      start,
      end: match.index + match[0].replace(MARKS_BEHIND, '').length,
    })
    gap = false
  }
  return lines
}

const LONGEST_TITLE = 120

/** Whether one of the first `lines` lines has a cell that begins with the title of a document type. */
export const hasTitle = (layout: DocumentLayout, title: RegExp, lines: number): boolean =>
  layout.lines
    .slice(0, lines)
    .some(({ cells }) => cells.some((cell) => cell.length <= LONGEST_TITLE && title.test(cell)))

/** What stands on the page from one line to another, literally. */
export function quoteLines({ pages }: DocumentLayout, from: Line, to: Line = from): string {
  const page = pages.find(({ number }) => number === from.page)?.text ?? ''
  return cutQuote(page.slice(from.start, to.page === from.page && to.end > from.start ? to.end : from.end)).trim()
}

/**
 * The words of a page in one run, without the hyphens that part a word at the end of a line; a line end is left where
 * an empty line was.
 */
export interface Flow {
  page: number
  text: string
  /** Where the words of a match stand on the page, literally. */
  quote(start: number, end: number): string
}

export function flowOf({ number, text: literal, words: text = literal }: LaidOutPage): Flow {
  const at: number[] = []
  let flowing = ''
  let from = 0
  const take = (end: number) => {
    for (let index = from; index < end; index += 1) at.push(index)
    flowing += text.slice(from, end)
  }
  for (const { 0: space, index } of text.matchAll(/(?<=\p{L})-[^\S\r\n]*\r?\n[^\S\r\n]*(?=\p{Ll})|\uE000+|\s+/gu)) {
    take(index)
    if (!space.startsWith('-') && !space.startsWith(MARK)) {
      flowing += /\n\s*\n/.test(space.replaceAll('\r\n', '\n')) ? '\n' : ' '
      at.push(index)
    }
    from = index + space.length
  }
  take(text.length)
  return {
    page: number,
    text: flowing,
    quote: (start, end) => cutQuote(literal.slice(at[start], (at[end - 1] ?? -1) + 1)).trim(),
  }
}
