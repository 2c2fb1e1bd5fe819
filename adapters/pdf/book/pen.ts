import type { Letters } from './letters.ts'

export interface Style {
  size: number
  bold?: boolean
  /** 0 is black, 1 white. */
  gray?: number
}

/** Draws on the page that is open. Lengths are points from its upper left corner. */
export interface Pen {
  /** A clean text on one line; `y` is its base line. */
  text(text: string, style: Style, x: number, y: number): void
  line(fromX: number, fromY: number, toX: number, toY: number, width: number, gray?: number): void
  fill(x: number, y: number, width: number, height: number, gray: number): void
  frame(x: number, y: number, width: number, height: number, lineWidth: number): void
}

/**
 * Writes the operators of PDF: pdfkit's own commands write ten for each line of text, and break lines in a way of their
 * own. pdfkit turns each page upside down, so that y grows downwards; the letters are turned back.
 */
export function makePen(pdf: PDFKit.PDFDocument, regular: Letters, bold: Letters): Pen {
  const draw = (operators: string) => {
    pdf.addContent(`q ${operators} Q`)
  }
  return {
    text(text, { size, bold: isBold = false, gray = 0 }, x, y) {
      if (text === '') return
      const letters = isBold ? bold : regular
      pdf.page.fonts[letters.id] ??= letters.ref()
      const place = `1 0 0 -1 ${short(x)} ${short(y)} Tm`
      draw(`${gray} g BT /${letters.id} ${short(size)} Tf ${place} <${letters.glyphs(text)}> Tj ET`)
    },
    line(fromX, fromY, toX, toY, width, gray = 0) {
      draw(`${gray} G ${width} w ${short(fromX)} ${short(fromY)} m ${short(toX)} ${short(toY)} l S`)
    },
    fill(x, y, width, height, gray) {
      draw(`${gray} g ${short(x)} ${short(y)} ${short(width)} ${short(height)} re f`)
    },
    frame(x, y, width, height, lineWidth) {
      draw(`0 G ${lineWidth} w ${short(x)} ${short(y)} ${short(width)} ${short(height)} re S`)
    },
  }
}

const short = (length: number): number => Math.round(length * 100) / 100
