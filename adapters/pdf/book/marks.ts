import type { Mark } from '../../../core/library/index.ts'
import type { PageFlow } from './page-flow.ts'
import type { Part } from './paper.ts'
import type { Pen, Style } from './pen.ts'

export const MARKS: Readonly<Record<Mark, { sign: string; word: string; meaning: string }>> = {
  mangel: {
    sign: 'M',
    word: 'Mangel',
    meaning: 'Aus den Aufzeichnungen ergibt sich ein Verstoß gegen eine Vorschrift.',
  },
  hinweis: {
    sign: 'H',
    word: 'Hinweis',
    meaning: 'Kein Verstoß: Eine Frist naht, eine Angabe fehlt oder das Recht des Landes ist zu beachten.',
  },
}

const BOX = 10
const SIGN: Style = { size: 8, bold: true }
const WORD: Style = { size: 6.5, bold: true }
const GAP = 3

/** What a row or a paragraph needs beside its mark. */
export const MARK_HEIGHT = BOX + 2

/** White on black the one, black on white the other: told apart without colour, and by the word. */
export function drawSign(flow: PageFlow, pen: Pen, mark: Mark, x: number, y: number): void {
  const { sign } = MARKS[mark]
  const isBreach = mark === 'mangel'
  if (isBreach) pen.fill(x, y, BOX, BOX, 0)
  else pen.frame(x + 0.4, y + 0.4, BOX - 0.8, BOX - 0.8, 0.8)
  const style = { ...SIGN, gray: isBreach ? 1 : 0 }
  pen.text(sign, style, x + (BOX - flow.widthOf(sign, style)) / 2, y + BOX * 0.5 + SIGN.size * 0.36)
}

/** In the margin, beside what begins at `y`; listeners hear the word before it. */
export function placeMark(flow: PageFlow, within: Part, mark: Mark, y: number): void {
  const { word } = MARKS[mark]
  const span = flow.paper.part('Span', within, { actual: `${word}: ` })
  const x = flow.sheet.left - GAP - BOX
  flow.paper.content(span, (pen) => {
    pen.text(word, WORD, x - GAP - flow.widthOf(word, WORD), y + BOX * 0.5 + WORD.size * 0.36)
    drawSign(flow, pen, mark, x, y)
  })
  flow.paper.endPart(span)
}

const TEXT: Style = { size: 9.5 }

/** What the marks in the margin mean, for those that the book uses. */
export function placeLegend(flow: PageFlow, within: Part, used: readonly Mark[]): void {
  for (const mark of used) {
    const { word, meaning } = MARKS[mark]
    const x = flow.sheet.left + BOX + 6
    const lines = flow.wrap(`${word}: ${meaning}`, TEXT, flow.sheet.right - x)
    flow.need(lines.length * flow.lineHeight(TEXT))
    const [part, y] = [flow.paper.part('P', within), flow.y]
    flow.paper.content(part, (pen) => drawSign(flow, pen, mark, flow.sheet.left, y + 1))
    flow.placeLines(part, lines, TEXT, x)
    flow.paper.endPart(part)
    flow.y += 3
  }
}
