import { isTabular, sentencesOf, type Span } from '../../sentences.ts'
import { tableAt } from '../direct/table-cell.ts'

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
  if (!/[\p{L}\d]/u.test(line)) return ''
  if (!isTabular(line)) return withoutMarks(line)
  const table = tableAt(text, at)
  if (!table) return isHeading(text, at) ? '' : `${cellsWithoutMarks(line)}.`
  const [first = '', ...others] = table.row
  const told = others.flatMap((cell, index) =>
    cell === '' ? [] : [`${table.columns[index + 1] ?? ''} ${cell}`.trim()],
  )
  return first === '' ? `${told.join(', ')}.` : `${first}: ${told.join(', ')}.`
}

/** Headings are told with each row that stands below them. */
const isHeading = (text: string, at: number): boolean => {
  const newline = text.indexOf('\n', at)
  return (
    newline >= 0 && isTabular(text.slice(newline + 1).split('\n', 1)[0]!) && tableAt(text, newline + 1) !== undefined
  )
}

const cellsWithoutMarks = (line: string): string =>
  line
    .split(/[|;\t]| {2,}/u)
    .map((cell) => withoutMarks(cell))
    .filter((cell) => cell !== '' && !/^[-:\s]+$/u.test(cell))
    .join(', ')

const withoutMarks = (line: string): string =>
  line
    .replace(/^\s*(?:#{1,6}\s+|[*+]\s+|>\s+)/u, '')
    .replaceAll(/\*\*|__|`/g, '')
    .trim()

/** A quote longer than so many UTF-16 units is told in part. */
const TOLD_AT_MOST = 400

/** Of a quote in `text` what is told of it: its sentence `core`, and of what stands beside it as much as is short. */
export function inShort(text: string, { start, end }: Span, core: Span): Span {
  const sentences = sentencesOf(text.slice(start, end)).map((span) => ({
    start: start + span.start,
    end: start + span.end,
  }))
  const at = sentences.findIndex((span) => span.start >= core.start)
  const told = { ...(sentences[at] ?? core) }
  for (let [before, after] = [at - 1, at + 1]; before >= 0 || after < sentences.length; before -= 1, after += 1) {
    const [next, previous] = [sentences[after], sentences[before]]
    if (next && next.end - told.start <= TOLD_AT_MOST) told.end = next.end
    else after = sentences.length
    if (previous && told.end - previous.start <= TOLD_AT_MOST) told.start = previous.start
    else before = -1
  }
  return told
}
