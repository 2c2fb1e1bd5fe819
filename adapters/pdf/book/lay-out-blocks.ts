import type { Block } from '../../../core/library/index.ts'
import { TablePiece } from './lay-out-table.ts'
import { MARK_HEIGHT, placeMark } from './marks.ts'
import { MM, type PageFlow } from './page-flow.ts'
import type { Part } from './paper.ts'
import type { Style } from './pen.ts'
import type { Piece } from './piece.ts'
import { splitWide } from './table-grid.ts'

type BlockOf<T extends Block['type']> = Extract<Block, { type: T }>

const HEADING: Style = { size: 12, bold: true }
export const TEXT: Style = { size: 9.5 }
const [BEFORE_HEADING, AFTER] = [12, 5]
/** The labels of facts take at most this share of the width. */
const MOST_OF_LABELS = 0.4
const SIGNING = { width: 85 * MM, height: 18 * MM }

/** Puts blocks below each other; a heading stands on the page of what it introduces. */
export function placeBlocks(flow: PageFlow, within: Part, blocks: readonly Block[]): void {
  const fitting = blocks.flatMap((block): readonly Block[] => ('columns' in block ? splitWide(flow, block) : [block]))
  let piece = prepared(flow, within, fitting[0])
  for (const [index, block] of fitting.entries()) {
    const next = prepared(flow, within, fitting[index + 1])
    if (block.type === 'heading') flow.need(piece.least + next.least)
    piece.place()
    piece = next
  }
}

const NOTHING: Piece = { least: 0, place: () => {} }

function prepared(flow: PageFlow, within: Part, block: Block | undefined): Piece {
  switch (block?.type) {
    case undefined:
      return NOTHING
    case 'heading':
      return headingPiece(flow, within, block)
    case 'paragraph':
      return paragraphPiece(flow, within, block)
    case 'facts':
      return { least: flow.lineHeight(TEXT), place: () => placeFacts(flow, within, block.facts) }
    case 'table':
    case 'blank_table':
      return new TablePiece(flow, within, block)
    case 'signature':
      return signaturePiece(flow, within, block)
    case 'page_break':
      return { least: 0, place: () => flow.need(flow.fullRoom) }
  }
}

function headingPiece(flow: PageFlow, within: Part, { text }: BlockOf<'heading'>): Piece {
  const lines = flow.wrap(text, HEADING, flow.width)
  return {
    least: BEFORE_HEADING + lines.length * flow.lineHeight(HEADING) + AFTER,
    place() {
      flow.leave(BEFORE_HEADING)
      const part = flow.paper.part('H2', within)
      flow.placeLines(part, lines, HEADING, flow.sheet.left)
      flow.paper.endPart(part)
      flow.y += AFTER
    },
  }
}

function paragraphPiece(flow: PageFlow, within: Part, { text, mark }: BlockOf<'paragraph'>): Piece {
  const lines = flow.wrap(text, TEXT, flow.width)
  const least = Math.max(Math.min(2, lines.length) * flow.lineHeight(TEXT), mark ? MARK_HEIGHT : 0)
  return {
    least,
    place() {
      flow.need(least)
      const part = flow.paper.part('P', within)
      if (mark) placeMark(flow, part, mark, flow.y + 1)
      flow.placeLines(part, lines, TEXT, flow.sheet.left)
      flow.paper.endPart(part)
      flow.y += AFTER
    },
  }
}

/** Pairs below each other, the values in a column of their own. */
export function placeFacts(flow: PageFlow, within: Part, facts: BlockOf<'facts'>['facts'], style: Style = TEXT): void {
  const bold = { ...style, bold: true }
  const most = flow.width * MOST_OF_LABELS
  const labels = facts.map(({ label }) => flow.wrap(`${label}: `, bold, most))
  const widest = Math.max(0, ...labels.flat().map((line) => flow.widthOf(line, bold)))
  const x = flow.sheet.left + Math.min(most, widest) + 8
  for (const [index, { value }] of facts.entries()) {
    const part = flow.paper.part('P', within)
    const [label, lines] = [labels[index]!, flow.wrap(value, style, flow.sheet.right - x)]
    flow.need(Math.max(label.length, Math.min(2, lines.length)) * flow.lineHeight(style))
    const [page, top] = [flow.page, flow.y]
    flow.placeLines(part, label, bold, flow.sheet.left)
    const below = flow.y
    if (flow.page === page) flow.y = top
    flow.placeLines(part, lines, style, x)
    if (flow.page === page) flow.y = Math.max(flow.y, below)
    flow.paper.endPart(part)
    flow.y += 2
  }
  flow.y += AFTER
}

function signaturePiece(flow: PageFlow, within: Part, { label }: BlockOf<'signature'>): Piece {
  const lines = flow.wrap(label, TEXT, SIGNING.width)
  const least = SIGNING.height + Math.min(2, lines.length) * flow.lineHeight(TEXT)
  return {
    least,
    place() {
      flow.need(least)
      flow.y += SIGNING.height
      const { left } = flow.sheet
      flow.paper.artifact('Layout', (pen) => pen.line(left, flow.y, left + SIGNING.width, flow.y, 0.6))
      const part = flow.paper.part('P', within)
      flow.placeLines(part, lines, TEXT, left)
      flow.paper.endPart(part)
      flow.y += AFTER
    },
  }
}
