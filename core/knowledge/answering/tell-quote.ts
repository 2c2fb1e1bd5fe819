import { isTabular } from '../sentences.ts'
import { tableAt } from './table-cell.ts'

/**
 * A quote as prose has it: literal and in quotation marks; what bears marks of its source (a row of a table, a heading
 * of Markdown) is told without both, since it is no literal quote then. `at` is where it begins in `text`.
 */
export function tellQuote(text: string, { start, end }: { start: number; end: number }): string {
  const quote = text.slice(start, end)
  const literal = quote.replaceAll(/\s+/g, ' ')
  const plain = linesOf(text, start, end).map(({ line, at }) => tellLine(text, line, at))
  const told = plain
    .filter((line) => line !== '')
    .join(' ')
    .replaceAll(/\s+/g, ' ')
  return told === literal || told === '' ? `„${literal}“` : told
}

/** The lines of a slice of `text`, each with where it begins. */
export function linesOf(text: string, start: number, end: number): { line: string; at: number }[] {
  const lines: { line: string; at: number }[] = []
  for (let at = start; at < end;) {
    const newline = text.indexOf('\n', at)
    const stop = newline < 0 || newline > end ? end : newline
    lines.push({ line: text.slice(at, stop), at })
    at = stop + 1
  }
  return lines
}

/** „Phosphor: Gehalt 12, Klasse C.“ of a row under its headings. */
function tellLine(text: string, line: string, at: number): string {
  if (!isTabular(line)) return withoutMarks(line)
  if (!/[\p{L}\d]/u.test(line)) return ''
  const table = tableAt(text, at)
  if (!table) return hasRowBelow(text, at) ? '' : cellsWithoutMarks(line)
  const [first = '', ...others] = table.row
  const told = others.flatMap((cell, index) =>
    cell === '' ? [] : [`${table.columns[index + 1] ?? ''} ${cell}`.trim()],
  )
  return `${first}: ${told.join(', ')}.`
}

/** Headings are told with each row that stands below them. */
const hasRowBelow = (text: string, at: number): boolean => {
  const newline = text.indexOf('\n', at)
  return newline >= 0 && isTabular(text.slice(newline + 1).split('\n', 1)[0]!)
}

const cellsWithoutMarks = (line: string): string =>
  line
    .split(/[|;\t]/u)
    .map((cell) => withoutMarks(cell))
    .filter((cell) => cell !== '' && !/^[-:\s]+$/u.test(cell))
    .join(', ')

const withoutMarks = (line: string): string =>
  line
    .replace(/^\s*(?:#{1,6}\s+|[*+]\s+|>\s+)/u, '')
    .replaceAll(/\*\*|__|`/g, '')
    .trim()
