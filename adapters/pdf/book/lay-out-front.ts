import type { Chapter, Mark, PrintedBook } from '../../../core/library/index.ts'
import { placeFacts } from './lay-out-blocks.ts'
import { placeLegend } from './marks.ts'
import { MM, type PageFlow } from './page-flow.ts'
import type { Part } from './paper.ts'
import type { Style } from './pen.ts'

const TITLE: Style = { size: 26, bold: true }
const SUBTITLE: Style = { size: 14 }
const FARM: Style = { size: 13, bold: true }
export const CHAPTER: Style = { size: 17, bold: true }
const COVER_FACTS: Style = { size: 11 }
const ENTRY: Style = { size: 10.5 }

/** The page on which the book says what it is. */
export function placeCover(flow: PageFlow, { title, subtitle, farm, cover = [] }: PrintedBook): void {
  flow.nextPage(false, false)
  const part = flow.paper.part('Sect', flow.paper.document)
  flow.y += 45 * MM
  placeText(flow, part, 'P', farm, FARM)
  flow.y += 4 * MM
  placeText(flow, part, 'H1', title, TITLE)
  if (subtitle !== undefined) placeText(flow, part, 'P', subtitle, SUBTITLE)
  flow.y += 6 * MM
  const { left, right } = flow.sheet
  flow.paper.artifact('Layout', (pen) => pen.line(left, flow.y, right, flow.y, 1.2))
  flow.y += 8 * MM
  placeFacts(flow, part, cover, COVER_FACTS)
  flow.paper.endPart(part)
}

/** Above the first chapter of a document without title page. */
export function placeTitle(flow: PageFlow, { title, subtitle }: PrintedBook): void {
  const part = flow.paper.part('Sect', flow.paper.document)
  placeText(flow, part, 'H1', title, CHAPTER)
  if (subtitle !== undefined) placeText(flow, part, 'P', subtitle, SUBTITLE)
  flow.y += 4 * MM
  flow.paper.endPart(part)
}

export const anchorOf = (chapter: number): string => `kapitel-${String(chapter + 1).padStart(4, '0')}`

/** The chapters with the pages on which they begin, 0 while that is being found out. */
export function placeContents(
  flow: PageFlow,
  chapters: readonly Chapter[],
  pages: readonly number[],
  marks: readonly Mark[],
): void {
  const part = flow.paper.part('Sect', flow.paper.document)
  placeText(flow, part, 'H1', 'Inhalt', CHAPTER)
  flow.y += 4 * MM
  const contents = flow.paper.part('TOC', part)
  for (const [index, chapter] of chapters.entries()) placeEntry(flow, contents, chapter, index, pages[index] ?? 0)
  flow.paper.endPart(contents)
  flow.y += 8 * MM
  placeLegend(flow, part, marks)
  flow.paper.endPart(part)
}

function placeEntry(flow: PageFlow, contents: Part, { title, remark }: Chapter, index: number, page: number): void {
  const { paper } = flow
  const [number, text] = [`${index + 1} `, remark === undefined ? title : `${title} – ${remark}`]
  const x = flow.sheet.left + 9 * MM
  const lines = flow.wrap(text, ENTRY, flow.sheet.right - x - 14 * MM)
  const height = flow.lineHeight(ENTRY)
  flow.need(Math.min(2, lines.length) * height)
  const entry = paper.part('TOCI', contents)
  const reference = paper.part('Reference', entry)
  const link = paper.part('Link', reference)
  const [first, top] = [flow.page, flow.y]
  paper.content(link, (pen) => pen.text(number, ENTRY, flow.sheet.left, flow.baseline(ENTRY, flow.y)))
  flow.placeLines(link, lines, ENTRY, x)
  const shown = String(page)
  const [end, y] = [flow.sheet.right - flow.widthOf(shown, ENTRY), flow.baseline(ENTRY, flow.y - height)]
  const dots = dotted(flow, x + flow.widthOf(lines.at(-1)!, ENTRY), end)
  paper.artifact('Layout', (pen) => pen.text(dots.text, ENTRY, dots.x, y))
  // The space keeps title and page apart for those who listen.
  paper.content(link, (pen) => pen.text(` ${shown}`, ENTRY, end - flow.widthOf(' ', ENTRY), y))
  const from = flow.page === first ? top : flow.sheet.top
  const area = { x: flow.sheet.left, y: from, width: flow.width, height: flow.y - from }
  paper.link(link, area, anchorOf(index), `Kapitel ${number}auf Seite ${shown}`)
  for (const part of [link, reference, entry]) paper.endPart(part)
  flow.y += 3
}

/** Dots between two places of a line, in the same columns on each. */
function dotted(flow: PageFlow, from: number, to: number): { text: string; x: number } {
  const step = flow.widthOf(' .', ENTRY)
  const count = Math.max(0, Math.floor((to - 4 - from) / step) - 1)
  const x = flow.sheet.right - Math.ceil((flow.sheet.right - to + 4) / step) * step - count * step
  return { text: ' .'.repeat(count), x }
}

export function placeText(flow: PageFlow, within: Part, tag: 'H1' | 'P', text: string, style: Style): void {
  const part = flow.paper.part(tag, within)
  flow.placeLines(part, flow.wrap(text, style, flow.width), style, flow.sheet.left)
  flow.paper.endPart(part)
}
