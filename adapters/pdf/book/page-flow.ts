import type { Letters } from './letters.ts'
import type { Paper, Part } from './paper.ts'
import type { Style } from './pen.ts'
import { fitLine, wrapText } from './wrap-text.ts'

/** Points of a millimetre. */
export const MM = 72 / 25.4

/** A page and the area that the text stands in: the edges of both, as points from the upper left corner. */
export interface Sheet {
  width: number
  height: number
  left: number
  right: number
  top: number
  bottom: number
}

/** The margin at which a sheet is filed, wide enough for holes, is the left one, or the upper one of a sheet across. */
const UPRIGHT: Sheet = {
  width: 210 * MM,
  height: 297 * MM,
  left: 28 * MM,
  right: 195 * MM,
  top: 24 * MM,
  bottom: 279 * MM,
}
const ACROSS: Sheet = {
  width: 297 * MM,
  height: 210 * MM,
  left: 22 * MM,
  right: 282 * MM,
  top: 32 * MM,
  bottom: 192 * MM,
}

const LINE_HEIGHT = 1.3
const FURNITURE: Style = { size: 8, gray: 0.25 }

/** What stands in the head and the foot of each page. */
export interface Furniture {
  farm: string
  title: string
  /** „Stand 20.05.2026“ */
  state: string
  /** 0 while they are counted. */
  pages: number
}

export interface Alphabet {
  regular: Letters
  bold: Letters
}

/** Where the text has come to: the page that is open and how far down it is filled. */
export class PageFlow {
  readonly paper: Paper
  readonly #alphabet: Alphabet
  readonly #furniture: Furniture
  sheet = UPRIGHT
  /** The number of the page that is open, 0 before the first. */
  page = 0
  y = 0

  constructor(paper: Paper, alphabet: Alphabet, furniture: Furniture) {
    this.paper = paper
    this.#alphabet = alphabet
    this.#furniture = furniture
  }

  get room(): number {
    return this.sheet.bottom - this.y
  }

  get width(): number {
    return this.sheet.right - this.sheet.left
  }

  get fullRoom(): number {
    return this.sheet.bottom - this.sheet.top
  }

  get atTop(): boolean {
    return this.y === this.sheet.top
  }

  letters({ bold = false }: Style): Letters {
    return bold ? this.#alphabet.bold : this.#alphabet.regular
  }

  nextPage(across = this.sheet === ACROSS, hasHead = true): void {
    this.sheet = across ? ACROSS : UPRIGHT
    this.page += 1
    this.y = this.sheet.top
    this.paper.addPage(this.sheet.width, this.sheet.height)
    if (hasHead) this.#drawHead()
    this.#drawFoot()
  }

  /** Leaves a gap, which a page does not begin with. */
  leave(height: number): void {
    if (!this.atTop) this.y += height
  }

  /** Goes to the next page where this one has less room. */
  need(height: number): void {
    if (height > this.room && !this.atTop) this.nextPage()
  }

  lineHeight({ size }: Style): number {
    return size * LINE_HEIGHT
  }

  /** Of a line that begins at `y`. */
  baseline(style: Style, y: number): number {
    return y + this.lineHeight(style) * 0.5 + style.size * 0.36
  }

  wrap(text: string, style: Style, width: number): string[] {
    const letters = this.letters(style)
    return wrapText(letters.clean(text), letters, style.size, width)
  }

  widthOf(text: string, style: Style): number {
    return this.letters(style).width(text, style.size)
  }

  /** Draws lines as content of the part, on as many pages as they need. */
  placeLines(part: Part, lines: readonly string[], style: Style, x: number): void {
    const height = this.lineHeight(style)
    this.need(Math.min(2, lines.length) * height)
    for (let from = 0; from < lines.length;) {
      if (height > this.room) this.nextPage()
      const fitting = lines.slice(from, from + Math.max(1, Math.floor(this.room / height)))
      const top = this.y
      this.paper.content(part, (pen) => {
        for (const [index, line] of fitting.entries())
          pen.text(line, style, x, this.baseline(style, top + index * height))
      })
      this.y += fitting.length * height
      from += fitting.length
    }
  }

  #drawHead(): void {
    const { left, right, top } = this.sheet
    const { farm, title } = this.#furniture
    this.paper.artifact('Pagination', (pen) => {
      const gap = 6 * MM
      const y = top - 6 * MM
      const about = this.#fit(title, (right - left - gap) / 2)
      const from = right - this.widthOf(about, FURNITURE)
      // The number of the farm stands last, and an inspector looks for it first.
      pen.text(this.#fit(farm, from - gap - left), FURNITURE, left, y)
      pen.text(about, FURNITURE, from, y)
      pen.line(left, y + 1.5 * MM, right, y + 1.5 * MM, 0.4, 0.5)
    })
  }

  #drawFoot(): void {
    const { left, right, bottom } = this.sheet
    const { state, pages } = this.#furniture
    this.paper.artifact('Pagination', (pen) => {
      const y = bottom + 8 * MM
      const number = `Seite ${this.page} von ${pages}`
      pen.text(state, FURNITURE, left, y)
      pen.text(number, FURNITURE, right - this.widthOf(number, FURNITURE), y)
    })
  }

  #fit(text: string, width: number): string {
    const letters = this.letters(FURNITURE)
    return fitLine(letters.clean(text), letters, FURNITURE.size, width)
  }
}
