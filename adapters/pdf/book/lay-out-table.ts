import type { Mark } from '../../../core/library/index.ts'
import { MARK_HEIGHT, placeMark } from './marks.ts'
import { MM, type PageFlow } from './page-flow.ts'
import type { Part } from './paper.ts'
import type { Pen, Style } from './pen.ts'
import type { Piece } from './piece.ts'
import { makeGrid, type Grid, type Table } from './table-grid.ts'

const GAP = 8
const PAD_Y = 2.2
const [FINE, STRONG] = [0.4, 0.9]
const [HEAD_GRAY, FINE_GRAY] = [0.9, 0.4]
/** A row that has to be split begins with so many lines at least. */
const LEAST_LINES = 4
/** A row that is filled in by hand, and how many of them are worth beginning on a page. */
const BY_HAND = { height: 8.5 * MM, least: 5 }

interface Row {
  tag: 'TH' | 'TD'
  style: Style
  /** The lines of each cell. */
  cells: readonly string[][]
  /** Of the longest cell. */
  lines: number
  mark: Mark | undefined
  /** The least height. */
  least: number
}

/** A table on its way over the pages: the head again on each, a row split only where it is higher than a page. */
export class TablePiece implements Piece {
  readonly #flow: PageFlow
  readonly #within: Part
  readonly #table: Table
  readonly #grid: Grid
  readonly #head: Row
  readonly #headRepeats: boolean

  constructor(flow: PageFlow, within: Part, table: Table) {
    this.#flow = flow
    this.#within = within
    this.#table = table
    this.#grid = makeGrid(flow, table.columns, textsOf(table))
    const labels = table.columns.map(({ label }) => label)
    this.#head = this.#row('TH', labels, { bold: true })
    this.#headRepeats = this.#height(this.#head) < flow.fullRoom / 3
  }

  get least(): number {
    return GAP + this.#beginning
  }

  get #beginning(): number {
    const head = this.#height(this.#head)
    if (this.#table.type === 'blank_table') return head + BY_HAND.height * BY_HAND.least
    const row = this.#row('TD', this.#table.rows[0] ?? [])
    return head + (this.#height(row) > this.#freshRoom ? this.#heightOf(row, LEAST_LINES) : this.#height(row))
  }

  place(): void {
    const flow = this.#flow
    flow.leave(GAP)
    flow.need(Math.min(this.#beginning, flow.fullRoom))
    const table = flow.paper.part('Table', this.#within, { summary: this.#table.title })
    this.#placeRow(table, this.#head)
    if (this.#table.type === 'table') this.#placeRows(table, this.#table)
    else this.#placeEmptyRows(table, this.#table.rows)
    this.#rule(STRONG)
    flow.paper.endPart(table)
    flow.y += GAP
  }

  #placeRows(part: Part, { rows, marks = {}, foot }: Extract<Table, { type: 'table' }>): void {
    const sums = foot && this.#row('TD', foot, { bold: true })
    for (const [index, texts] of rows.entries()) {
      const isLast = index === rows.length - 1
      const row = this.#row('TD', texts, { mark: marks[index] })
      this.#placeRow(part, row, isLast && sums ? this.#height(sums) : 0)
    }
    if (!sums) return
    this.#rule(STRONG)
    this.#placeRow(part, sums)
  }

  #placeEmptyRows(part: Part, wanted: number | null): void {
    const count = wanted ?? Math.floor(this.#flow.room / BY_HAND.height)
    const row = this.#row('TD', [], { least: BY_HAND.height })
    for (let index = 0; index < count; index++) this.#placeRow(part, row)
  }

  #row(
    tag: 'TH' | 'TD',
    texts: readonly string[],
    how: { bold?: boolean; mark?: Mark | undefined; least?: number } = {},
  ): Row {
    const { bold = false, mark, least = 0 } = how
    const style = { size: this.#grid.size, bold }
    const cells = this.#grid.columns.map(({ width }, index) => this.#flow.wrap(texts[index] ?? '', style, width))
    return { tag, style, cells, lines: Math.max(1, ...cells.map((lines) => lines.length)), mark, least }
  }

  /** What a row may take that is never split. */
  get #freshRoom(): number {
    return this.#flow.fullRoom - (this.#headRepeats ? this.#height(this.#head) : 0)
  }

  #height(row: Row): number {
    return this.#heightOf(row, row.lines)
  }

  #heightOf({ style, mark, least }: Row, lines: number): number {
    const text = lines * this.#flow.lineHeight(style)
    return Math.max(least, Math.max(text, mark ? MARK_HEIGHT : 0) + 2 * PAD_Y)
  }

  /** With the room that what follows needs on the same page. */
  #placeRow(table: Part, row: Row, following = 0): void {
    const flow = this.#flow
    const isSplit = this.#height(row) > this.#freshRoom
    const needed = isSplit ? this.#heightOf(row, LEAST_LINES) : this.#height(row) + following
    if (needed > flow.room && !this.#atTop) this.#nextPage()
    const part = flow.paper.part('TR', table)
    const cells = row.cells.map(() => flow.paper.part(row.tag, part))
    for (let from = 0; from < row.lines;) {
      if (this.#heightOf(row, 1) > flow.room) this.#nextPage()
      const fitting = Math.floor((flow.room - 2 * PAD_Y) / flow.lineHeight(row.style))
      const lines = Math.max(1, Math.min(row.lines - from, fitting))
      this.#drawLines(row, cells, from, lines)
      from += lines
    }
    cells.forEach((cell) => flow.paper.endPart(cell))
    flow.paper.endPart(part)
  }

  #drawLines(row: Row, parts: readonly Part[], from: number, lines: number): void {
    const flow = this.#flow
    const height = this.#heightOf(row, lines)
    if (row.tag === 'TH') flow.paper.artifact('Layout', (pen) => this.#shade(pen, height))
    if (row.mark && from === 0) placeMark(flow, parts[0]!, row.mark, flow.y + PAD_Y)
    for (const [index, cell] of row.cells.entries()) {
      const shown = cell.slice(from, from + lines)
      if (shown.some((line) => line !== '')) {
        flow.paper.content(parts[index]!, (pen) => this.#write(pen, row.style, index, shown))
      }
    }
    if (this.#table.type === 'blank_table') flow.paper.artifact('Layout', (pen) => this.#separate(pen, height))
    flow.y += height
    this.#rule(row.tag === 'TH' ? STRONG : FINE)
  }

  #write(pen: Pen, style: Style, column: number, lines: readonly string[]): void {
    const { x, width, align } = this.#grid.columns[column]!
    const height = this.#flow.lineHeight(style)
    for (const [index, line] of lines.entries()) {
      const indent = align === 'right' ? width - 0.5 - this.#flow.widthOf(line.trimEnd(), style) : 0
      pen.text(line, style, x + indent, this.#flow.baseline(style, this.#flow.y + PAD_Y + index * height))
    }
  }

  #shade(pen: Pen, height: number): void {
    const { y, width, sheet } = this.#flow
    pen.fill(sheet.left, y, width, height, HEAD_GRAY)
    pen.line(sheet.left, y, sheet.right, y, STRONG)
  }

  /** Lines between the columns, to write between. */
  #separate(pen: Pen, height: number): void {
    const { y, sheet } = this.#flow
    for (const x of [sheet.left, ...this.#grid.columns.map(({ right }) => right)])
      pen.line(x, y, x, y + height, FINE, FINE_GRAY)
  }

  #rule(width: number): void {
    const { paper, y, sheet } = this.#flow
    paper.artifact('Layout', (pen) => pen.line(sheet.left, y, sheet.right, y, width, width === FINE ? FINE_GRAY : 0))
  }

  get #atTop(): boolean {
    const { y, sheet } = this.#flow
    return y - sheet.top <= (this.#headRepeats ? this.#height(this.#head) : 0)
  }

  #nextPage(): void {
    const flow = this.#flow
    flow.nextPage()
    if (!this.#headRepeats) return
    const height = this.#height(this.#head)
    flow.paper.artifact('Pagination', (pen) => {
      this.#shade(pen, height)
      for (const [index, lines] of this.#head.cells.entries()) this.#write(pen, this.#head.style, index, lines)
      pen.line(flow.sheet.left, flow.y + height, flow.sheet.right, flow.y + height, STRONG)
    })
    flow.y += height
  }
}

const textsOf = (table: Table): readonly (readonly string[])[] =>
  table.type === 'blank_table' ? [] : table.foot ? [...table.rows, table.foot] : table.rows
