import type { Color } from './pdf-areas.ts'
import { moved, type Bounds, type Matrix } from './pdf-matrix.ts'

interface Line {
  matrix: Matrix
  base: number
  middle: number
}

/** A letter where it is drawn, in points of the page; `end` is where it ends. */
export class Glyph {
  readonly text: string
  private readonly from: number
  private readonly width: number
  private readonly line: Line

  constructor(text: string, from: number, width: number, line: Line) {
    this.text = text
    this.from = from
    this.width = width
    this.line = line
  }

  get start(): [number, number] {
    return moved(this.line.matrix, this.from, this.line.base)
  }

  get middle(): [number, number] {
    return moved(this.line.matrix, this.from + this.width / 2, this.line.middle)
  }

  get end(): [number, number] {
    return moved(this.line.matrix, this.from + this.width, this.line.base)
  }
}

/** Letters that one operator draws. */
export interface Run {
  at: number
  /** Where its letters stand, made only where one has to look at each. */
  glyphs: () => Glyph[]
  /** The middles of its letters lie within them. */
  bounds: Bounds
  /** As the operator Tr counts them: 3 draws nothing, 7 only cuts out. */
  mode: number
  /** Font size on the page. */
  size: number
  /** Undefined: a pattern or a gradient. */
  colors: Color[]
  /** 0 to 1. */
  alpha: number
  clip: Bounds
  /** Its layer is shown. */
  shown: boolean
}
