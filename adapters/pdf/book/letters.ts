/** What of a font as pdfkit holds it is used here; its types do not tell. */
export interface OpenedFont {
  /** How a page names it. */
  id: string
  /** Its place in the file. */
  ref(): object
  /** The letters as hexadecimal glyph numbers, and how far each goes, in thousandths of the size. */
  encode(text: string): [string[], { xAdvance: number }[]]
  font: { hasGlyphForCodePoint(codePoint: number): boolean }
}

interface Letter {
  glyphs: string
  advance: number
}

/** Stands where the font has no letter. */
const UNKNOWN = '\ufffd'
/** Latin letters, digits and the signs of German texts: all of them are in the font and need no cleaning. */
const PLAIN = /^[ -~\u00a1-\u00ac\u00ae-\u017f–„“”‚‘’…€\n]*$/
const WRITTEN_OTHERWISE: Readonly<Record<string, string>> = { '→': '->', '←': '<-', '☐': '[ ]', '☑': '[x]', '✓': '[x]' }
/** Both look the same; what is drawn first would decide what is copied from the page. */
const DRAWN_AS: Readonly<Record<string, string>> = { '\u00a0': ' ', '\u2011': '-' }

/**
 * The letters of one weight. Each is measured by itself, without kerning: so a text is as wide as its letters together,
 * and what is kept does not grow with the book.
 */
export class Letters {
  readonly #font: OpenedFont
  readonly #known = new Map<string, Letter>()

  constructor(font: OpenedFont) {
    this.#font = font
  }

  get id(): string {
    return this.#font.id
  }

  ref(): object {
    return this.#font.ref()
  }

  /** In thousandths of the size. */
  advance(letter: string): number {
    return this.#letter(letter).advance
  }

  width(text: string, size: number): number {
    let sum = 0
    for (const letter of text) sum += this.#letter(letter).advance
    return (sum * size) / 1000
  }

  glyphs(text: string): string {
    let glyphs = ''
    for (const letter of text) glyphs += this.#letter(letter).glyphs
    return glyphs
  }

  /** The text as the font can show it: what it lacks becomes a sign that is seen, what has no width is left out. */
  clean(text: string): string {
    if (PLAIN.test(text)) return text
    const tidy = text
      .toWellFormed()
      .normalize('NFC')
      .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
      .replace(/[\u2007\u202f]/g, '\u00a0')
      .replace(/[\t\u1680\u2000-\u200a\u205f\u3000]/g, ' ')
      .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    let clean = ''
    for (const letter of tidy) clean += this.#shown(letter)
    return clean
  }

  #shown(letter: string): string {
    if (letter === '\n') return letter
    const code = letter.codePointAt(0)!
    const isControl = code < 0x20 || (code >= 0x7f && code < 0xa0)
    if (!isControl && this.#font.font.hasGlyphForCodePoint(code)) return letter
    return WRITTEN_OTHERWISE[letter] ?? UNKNOWN
  }

  #letter(letter: string): Letter {
    let known = this.#known.get(letter)
    if (!known) {
      const [glyphs, positions] = this.#font.encode(DRAWN_AS[letter] ?? letter)
      known = { glyphs: glyphs.join(''), advance: positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) }
      this.#known.set(letter, known)
    }
    return known
  }
}
