import type { Color } from './pdf-areas.ts'
import { Glyph, type Run } from './pdf-glyph.ts'
import { boundsOf, common, multiply, UNIT, type Bounds, type Matrix } from './pdf-matrix.ts'

interface State {
  matrix: Matrix
  clip: Bounds
  fill: Color | 'nothing'
  stroke: Color | 'nothing'
  fillAlpha: number
  strokeAlpha: number
  /** Of the groups around. */
  groupAlpha: number
  /** What is painted is mixed with what was there. */
  blends: boolean
  /** A mask decides how much of what is painted is seen. */
  masked: boolean
  mode: number
  font: Font
  size: number
  stretch: number
  letterSpacing: number
  wordSpacing: number
  leading: number
  rise: number
}

interface Font {
  fontMatrix?: readonly number[]
  isType3Font?: boolean
  vertical?: boolean
}
/** What the library says of a letter; a number between them moves the pen. */
interface DrawnGlyph {
  unicode?: string
  width?: number
  isSpace?: boolean
}

const NO_FONT: Font = {}
const WIDTH_UNIT = 0.001
/** Of the font size: where the middle of a small letter stands above its base line. */
const MIDDLE = 0.25
const MODES = { stroke: new Set([1, 5]), both: new Set([2, 6]) }

/** What a page draws with at a moment (ISO 32000-1, 8.4 and 9.3), and where its text stands. */
export class PdfPen {
  state: State
  private readonly kept: State[] = []
  private textMatrix: Matrix = UNIT
  private line: [number, number] = [0, 0]
  private place: [number, number] = [0, 0]
  private readonly fontOf: (name: string) => Font | undefined

  constructor(page: Bounds, fontOf: (name: string) => Font | undefined) {
    this.fontOf = fontOf
    this.state = {
      matrix: UNIT,
      clip: page,
      fill: 0,
      stroke: 0,
      fillAlpha: 1,
      strokeAlpha: 1,
      groupAlpha: 1,
      blends: false,
      masked: false,
      mode: 0,
      font: NO_FONT,
      size: 0,
      stretch: 1,
      letterSpacing: 0,
      wordSpacing: 0,
      leading: 0,
      rise: 0,
    }
  }

  save(): void {
    this.kept.push(this.state)
    this.state = { ...this.state }
  }

  restore(): void {
    this.state = this.kept.pop() ?? this.state
  }

  transform(matrix: Matrix): void {
    this.state.matrix = multiply(this.state.matrix, matrix)
  }

  clipTo(bounds: Bounds): void {
    this.state.clip = common(this.state.clip, bounds)
  }

  beginGroup(): void {
    const { groupAlpha, fillAlpha } = this.state
    Object.assign(this.state, { groupAlpha: groupAlpha * fillAlpha, fillAlpha: 1, strokeAlpha: 1 })
  }

  setAll(states: [string, unknown][]): void {
    const { state } = this
    for (const [key, value] of states) {
      if (key === 'ca') state.fillAlpha = Number(value)
      else if (key === 'CA') state.strokeAlpha = Number(value)
      else if (key === 'SMask') state.masked = value !== false
      else if (key === 'BM') state.blends = value !== 'source-over' && value !== 'normal'
      else if (key === 'Font') this.setFont(String((value as unknown[])[0]), Number((value as unknown[])[1]))
    }
  }

  write(glyphs: readonly unknown[], at: number, shown: boolean): Run {
    const { state } = this
    const { font, size, stretch, mode, rise, letterSpacing, wordSpacing, fill, stroke } = state
    const unit = size * (font.fontMatrix?.[0] ?? WIDTH_UNIT)
    const matrix = multiply(multiply(state.matrix, this.textMatrix), [stretch, 0, 0, 1, this.place[0], this.place[1]])
    const middle = rise + MIDDLE * Math.abs(size)
    /** How far the pen goes; what it draws is passed on. */
    const advance = (draw?: (glyph: DrawnGlyph, across: number, width: number) => void): number => {
      let across = 0
      for (const glyph of glyphs) {
        if (typeof glyph === 'number') across -= font.vertical ? 0 : (glyph * size) / 1000
        if (typeof glyph !== 'object' || glyph === null) continue
        const { width = 0, isSpace = false } = glyph as DrawnGlyph
        const own = font.vertical ? 0 : width * unit
        draw?.(glyph, across, own)
        across += own + (font.vertical ? 0 : letterSpacing) + (isSpace ? wordSpacing : 0)
      }
      return across
    }
    const whole = advance()
    this.place = [this.place[0] + whole * stretch, this.place[1]]
    const both = MODES.both.has(mode)
    const outlines = MODES.stroke.has(mode)
    const colors = (both ? [fill, stroke] : [outlines ? stroke : fill]).filter((color) => color !== 'nothing')
    const alpha = Math.max(outlines ? 0 : state.fillAlpha, both || outlines ? state.strokeAlpha : 0)
    return {
      at,
      glyphs: () => {
        const drawn: Glyph[] = []
        const line = { matrix, base: rise, middle }
        advance(({ unicode = '' }, from, width) => drawn.push(new Glyph(unicode, from, width, line)))
        return drawn
      },
      bounds: boundsOf(matrix, [Math.min(0, whole), middle, Math.max(0, whole), middle]),
      mode,
      size: font.isType3Font || font === NO_FONT ? Infinity : this.smallestSide(matrix),
      colors,
      alpha: colors.length === 0 ? 0 : alpha * state.groupAlpha,
      clip: state.clip,
      shown,
    }
  }

  /** Of the font on the page: its height, or its width where that is squeezed still more. */
  private smallestSide([a, b, c, d]: Matrix): number {
    const { size } = this.state
    return Math.abs(size) * Math.min(Math.hypot(c, d), 4 * Math.hypot(a, b))
  }

  private setFont(name: string, size: number): void {
    Object.assign(this.state, { font: this.fontOf(name) ?? NO_FONT, size })
  }

  private moveBy(x: number, y: number): void {
    this.line = [this.line[0] + x, this.line[1] + y]
    this.place = this.line
  }

  private begin(matrix: Matrix): void {
    this.textMatrix = matrix
    this.line = [0, 0]
    this.place = [0, 0]
  }

  /** By operator: what changes the pen. */
  handlers(operators: Readonly<Record<string, number>>): Record<number, (args: readonly unknown[]) => void> {
    const numbers = (set: (value: number, more: number) => void) => (args: readonly unknown[]) =>
      set(Number(args[0]), Number(args[1]))
    const colors = (of: 'fill' | 'stroke') => (args: readonly unknown[]) => (this.state[of] = colorOf(args[0]))
    const by: Record<string, (args: readonly unknown[]) => void> = {
      setFillRGBColor: colors('fill'),
      setStrokeRGBColor: colors('stroke'),
      setFillColorN: () => (this.state.fill = undefined),
      setStrokeColorN: () => (this.state.stroke = undefined),
      setFillTransparent: () => (this.state.fill = 'nothing'),
      setStrokeTransparent: () => (this.state.stroke = 'nothing'),
      beginText: () => this.begin(UNIT),
      setTextMatrix: (args) => this.begin([...(args[0] as Iterable<number>)] as Matrix),
      setFont: (args) => this.setFont(String(args[0]), Number(args[1])),
      moveText: numbers((x, y) => this.moveBy(x, y)),
      setLeadingMoveText: numbers((x, y) => {
        this.state.leading = y
        this.moveBy(x, y)
      }),
      nextLine: () => this.moveBy(0, this.state.leading),
      setLeading: numbers((value) => (this.state.leading = -value)),
      setCharSpacing: numbers((value) => (this.state.letterSpacing = value)),
      setWordSpacing: numbers((value) => (this.state.wordSpacing = value)),
      setHScale: numbers((value) => (this.state.stretch = value / 100)),
      setTextRise: numbers((value) => (this.state.rise = value)),
      setTextRenderingMode: numbers((value) => (this.state.mode = value)),
    }
    return Object.fromEntries(Object.entries(by).map(([name, handler]) => [operators[name]!, handler]))
  }
}

const colorOf = (value: unknown): Color =>
  typeof value === 'string' && /^#[\da-f]{6}$/i.test(value) ? Number.parseInt(value.slice(1), 16) : undefined
