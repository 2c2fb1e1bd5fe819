import type { ReadPage } from '../../../core/extraction/index.ts'
import { withoutUnseenSigns } from '../unseen-signs.ts'
import { refuseAbove } from '../read-failed.ts'
import type { ReadLimits } from '../limits.ts'

interface Table {
  cellsInRow: number
  /** Index into `pieces` where the row began. */
  rowStart: number
  inCell: boolean
}

const MOST_HEADINGS = 20_000
// Stands for a break inside a table cell until the row is complete; the same length as what replaces it.
const CELL_BREAK = '\u0001'
const CELL_BORDER = ' | '

/**
 * Composes the text of a document whose marks tell paragraphs, lines, headings and tables; blanks are joined as a
 * browser does.
 */
export class FlowingText {
  private pieces: string[] = []
  private length = 0
  private pendingBreak: '' | ' ' | '\u00a0' | '\n' | '\n\n' | typeof CELL_BREAK = ''
  private headings: ReadPage['headings'] = []
  private heading: { start: number; level: number } | undefined
  private tables: Table[] = []
  private readonly limits: ReadLimits

  constructor(limits: ReadLimits) {
    this.limits = limits
  }

  /** Adds words; runs of white space become one blank unless `literal`. */
  write(text: string, literal = false): void {
    const shown = withoutUnseenSigns(text)
    if (literal) return shown === '' ? undefined : this.append(shown)
    // oxlint-disable-next-line no-control-regex -- the mark of a line that was broken on purpose
    const words = shown.replaceAll(/[ \t\r\n\f\u0001]+/g, ' ')
    if (words.startsWith(' ')) this.requestBreak(' ')
    const trimmed = words.replace(/^ | $/g, '')
    // Alone, a blank that does not break only parts words: `9&nbsp;Uhr` comes as three pieces.
    if (/^\u00a0+$/.test(trimmed)) this.requestBreak('\u00a0')
    else if (trimmed !== '') this.append(trimmed)
    if (words.endsWith(' ')) this.requestBreak(' ')
  }

  breakLine(): void {
    this.requestBreak(this.tables.at(-1)?.inCell ? CELL_BREAK : '\n')
  }

  breakParagraph(): void {
    this.requestBreak(this.tables.at(-1)?.inCell ? CELL_BREAK : '\n\n')
  }

  beginHeading(level: number): void {
    this.breakParagraph()
    this.heading = { start: -1, level: Math.min(6, Math.max(1, level)) }
  }

  endHeading(): void {
    const { start, level } = this.heading ?? { start: -1, level: 0 }
    if (start >= 0 && this.headings.length < MOST_HEADINGS) this.headings.push({ start, end: this.length, level })
    this.heading = undefined
    this.breakParagraph()
  }

  beginTable(): void {
    this.breakParagraph()
    this.tables.push({ cellsInRow: 0, rowStart: this.pieces.length, inCell: false })
  }

  beginRow(): void {
    const table = this.tables.at(-1)
    if (!table) return
    this.requestBreak('\n')
    Object.assign(table, { cellsInRow: 0, rowStart: this.pieces.length, inCell: false })
  }

  beginCell(): void {
    const table = this.tables.at(-1)
    if (!table) return
    if (table.cellsInRow > 0) {
      this.pendingBreak = ''
      this.append(CELL_BORDER)
    }
    table.cellsInRow += 1
    table.inCell = true
  }

  endCell(): void {
    const table = this.tables.at(-1)
    if (table) table.inCell = false
    if (this.pendingBreak === CELL_BREAK) this.pendingBreak = ''
  }

  /** Breaks inside the only cell of a row are those of text set in a frame; elsewhere the row stays one line. */
  endRow(): void {
    const table = this.tables.at(-1)
    if (!table) return
    const instead = table.cellsInRow === 1 ? '\n' : ' '
    for (let i = table.rowStart; i < this.pieces.length; i += 1) {
      if (this.pieces[i] === CELL_BREAK) this.pieces[i] = instead
    }
    this.requestBreak('\n')
  }

  endTable(): void {
    if (this.tables.length === 0) return
    this.endRow()
    this.tables.pop()
    this.breakParagraph()
  }

  finish(): { text: string; headings: ReadPage['headings'] } {
    return { text: this.pieces.join('').replaceAll(CELL_BREAK, ' '), headings: this.headings }
  }

  private requestBreak(wanted: FlowingText['pendingBreak']): void {
    // What stands at the very beginning of a cell needs no break before it.
    if (this.pieces.at(-1) === CELL_BORDER && !wanted.startsWith('\n')) return
    const rank = { '': 0, ' ': 1, '\u00a0': 1, [CELL_BREAK]: 2, '\n': 3, '\n\n': 4 }
    if (this.length > 0 && rank[wanted as ' '] > rank[this.pendingBreak as ' ']) this.pendingBreak = wanted
  }

  private append(text: string): void {
    if (this.pendingBreak !== '') this.push(this.pendingBreak)
    this.pendingBreak = ''
    if (this.heading && this.heading.start < 0) this.heading.start = this.length
    this.push(text)
  }

  private push(piece: string): void {
    this.pieces.push(piece)
    this.length += piece.length
    refuseAbove(this.limits, 'text', this.length)
  }
}
