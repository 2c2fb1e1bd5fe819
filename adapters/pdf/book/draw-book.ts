import type { Block, Chapter, Mark, PrintedBook } from '../../../core/library/index.ts'
import { germanDay } from '../../../core/shared/german/write-german.ts'
import { placeBlocks } from './lay-out-blocks.ts'
import { anchorOf, CHAPTER, placeContents, placeCover, placeText, placeTitle } from './lay-out-front.ts'
import { placeLegend } from './marks.ts'
import { MM, PageFlow } from './page-flow.ts'
import { blindPaper, type Paper } from './paper.ts'
import { PdfPaper } from './pdf-paper.ts'

/** What is known only once everything has its place. */
interface Places {
  pages: number
  /** The pages on which the chapters begin. */
  chapters: readonly number[]
}

export interface DrawnBook {
  pages: number
  /** The file, in order. */
  chunks: readonly Uint8Array[]
}

/**
 * Draws a book in two rounds over the same layout: the first one draws nothing and finds out where things stand, for
 * the table of contents and „Seite x von y“. So no page has to wait until the last one is known.
 */
export function drawBook(book: PrintedBook): DrawnBook {
  const paper = new PdfPaper(book)
  const round = (on: Paper, { pages, chapters }: Places): Places => {
    const furniture = { farm: book.farm, title: book.title, state: `Stand ${germanDay(book.madeOn)}`, pages }
    return layOutBook(new PageFlow(on, paper, furniture), book, chapters)
  }
  const places = round(blindPaper, { pages: 0, chapters: [] })
  const { pages } = round(paper, places)
  return { pages, chunks: paper.end() }
}

function layOutBook(flow: PageFlow, book: PrintedBook, known: readonly number[]): Places {
  const { cover, hasContents, chapters } = book
  const marks = marksOf(chapters)
  if (cover) placeCover(flow, book)
  if (!cover || hasContents) flow.nextPage(hasContents ? false : chapters[0]?.landscape)
  if (!cover && chapters[0]?.title !== book.title) placeTitle(flow, book)
  if (hasContents) placeContents(flow, chapters, known, marks)
  else placeLegend(flow, flow.paper.document, marks)
  const begun = chapters.map((chapter, index) => {
    if (index > 0 || cover || hasContents) flow.nextPage(chapter.landscape ?? false)
    const page = flow.page
    placeChapter(flow, chapter, index, hasContents)
    return page
  })
  return { pages: flow.page, chapters: begun }
}

function placeChapter(flow: PageFlow, { title, blocks }: Chapter, index: number, hasNumber: boolean): void {
  const shown = hasNumber ? `${index + 1} ${title}` : title
  const part = flow.paper.part('Sect', flow.paper.document)
  flow.paper.anchor(anchorOf(index), shown, flow.y)
  placeText(flow, part, 'H1', shown, CHAPTER)
  flow.y += 4 * MM
  placeBlocks(flow, part, blocks)
  flow.paper.endPart(part)
}

/** The marks that the book uses, the worse first. */
function marksOf(chapters: readonly Chapter[]): Mark[] {
  const used = new Set(chapters.flatMap(({ blocks }) => blocks.flatMap(marksIn)))
  return MARKS_BY_WEIGHT.filter((mark) => used.has(mark))
}

const MARKS_BY_WEIGHT: readonly Mark[] = ['mangel', 'hinweis']

function marksIn(block: Block): readonly Mark[] {
  if (block.type === 'paragraph') return block.mark ? [block.mark] : []
  return block.type === 'table' ? Object.values(block.marks ?? {}) : []
}
