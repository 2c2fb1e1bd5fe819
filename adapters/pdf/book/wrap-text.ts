import type { Letters } from './letters.ts'

const LETTERS = /^\p{L}{3}$/u

/** Behind a space; behind a hyphen or a slash only between words, so that days, numbers and „l/ha“ stay whole. */
function mayBreakBehind(text: string, at: number): boolean {
  const letter = text[at]!
  if (letter === ' ') return true
  const joins = letter === '-' || letter === '–' || letter === '/'
  return joins && LETTERS.test(text.slice(Math.max(0, at - 3), at)) && LETTERS.test(text.slice(at + 1, at + 4))
}

/**
 * The lines of a clean text in a width. A word that is wider is broken where the line is full. Spaces at the end of a
 * line stay with it, beyond the width: they keep its words apart for those who copy or listen.
 */
export function wrapText(text: string, letters: Letters, size: number, width: number): string[] {
  const most = (width * 1000) / size
  return text.split('\n').flatMap((paragraph) => wrapParagraph(paragraph, letters, most))
}

function wrapParagraph(text: string, letters: Letters, most: number): string[] {
  const lines: string[] = []
  let [from, used] = [0, 0]
  let [breakAt, usedAtBreak] = [0, 0]
  let at = 0
  for (const letter of text) {
    const advance = letters.advance(letter)
    if (used + advance > most && letter !== ' ' && at > from) {
      const atWord = breakAt > from
      const end = atWord ? breakAt : at
      lines.push(text.slice(from, end))
      used = atWord ? used - usedAtBreak : 0
      from = end
    }
    used += advance
    at += letter.length
    if (mayBreakBehind(text, at - 1)) [breakAt, usedAtBreak] = [at, used]
  }
  lines.push(text.slice(from))
  return lines
}

/** The width of the widest part of a clean text that is not broken, but `most` where it is wider. */
export function widestWord(text: string, letters: Letters, size: number, most: number): number {
  let [widest, used] = [0, 0]
  let at = 0
  for (const letter of text) {
    at += letter.length
    const isSpace = letter === ' ' || letter === '\n'
    if (!isSpace) used += (letters.advance(letter) * size) / 1000
    if (used > widest) widest = used
    if (widest >= most) return most
    if (isSpace || mayBreakBehind(text, at - 1)) used = 0
  }
  return widest
}

/** The text on one line, shortened where it does not fit. */
export function fitLine(text: string, letters: Letters, size: number, width: number): string {
  const line = text.replaceAll('\n', ' ')
  const [first = ''] = wrapText(line, letters, size, width)
  if (first.length === line.length) return line
  const room = width - letters.width('…', size)
  return `${(wrapText(line, letters, size, room)[0] ?? '').trimEnd()}…`
}
