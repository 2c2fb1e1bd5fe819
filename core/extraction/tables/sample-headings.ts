import type { ReadDocument } from '../read-document.ts'
import type { TableRow } from '../structure.ts'
import { headingOfSample, LONGEST_HEADING } from './heading-of-sample.ts'
import { saidIn } from './sample-labels.ts'
import { isHead } from './sample-words.ts'

/** Lines of a paper that are in none of its tables: those between two rows on one page. */
function linesBetween(above: TableRow, below: TableRow, pages: ReadDocument['pages']): TableRow[] {
  const text = pages.find(({ number }) => number === below.page)?.text
  if (text === undefined || above.page !== below.page || below.start <= above.end) return []
  return [...text.slice(above.end, below.start).matchAll(/[^\r\n]+/g)].flatMap(({ 0: line, index }): TableRow[] => {
    if (line.trim() === '') return []
    const start = above.end + index
    return [
      { line: below.line, page: below.page!, start, end: start + line.length, cells: line.trim().split(/\s{2,}|\t/) },
    ]
  })
}

const NO_NAME =
  /GmbH|(?<!\p{L})(?:e\.\s?V|eG|AG)(?!\p{L})|\p{L}*(?:bericht|befund|untersuchung|ergebnisse?|analysen?|labor|lufa|seite|blatt|anhang|anlage|bemerkung|methode|hinweis|auftrag|datum)(?!\p{L})/iu

/** A short line that may be the name of what a sample is from, and no label, sentence, number or firm. */
const mayBeName = ({ cells }: TableRow): boolean => {
  const filled = cells.filter((cell) => cell.trim() !== '')
  const [text = ''] = filled
  return (
    filled.length === 1 &&
    text.length <= LONGEST_HEADING / 2 &&
    /^[\p{Lu}\d].*\p{L}{2}/u.test(text) &&
    !/[:.;]$|: |\d{1,2}\.\d{1,2}\.\d{2}|\p{L}\.\s/u.test(text) &&
    !NO_NAME.test(text)
  )
}

/**
 * The rows with what heads each sample under usual labels; of a printed table also those lines that are in no row of
 * it. Bare names head samples only where each head of the table has one right above.
 */
export function withHeadings(given: readonly TableRow[], pages: ReadDocument['pages']): TableRow[] {
  const first = given.findIndex(isHead)
  const rows = given
    .flatMap((row, index) => {
      const between = index > first ? linesBetween(given[index - 1]!, row, pages) : []
      return [...between.filter((line) => headingIn(line) || (isAboveHead(given, index) && mayBeName(line))), row]
    })
    .map((row) => (headingIn(row) ? { ...row, cells: headingIn(row)! } : row))
  const heads = rows.flatMap((row, index) => (isHead(row) ? [index] : []))
  const bare = heads.map((head) => bareAbove(rows, head))
  if (heads.length < 2 || bare.includes(undefined)) return rows
  return rows.map((row, index) => (bare.includes(index) ? { ...row, cells: [`Schlag: ${textOf(row)}`] } : row))
}

const textOf = ({ cells }: TableRow): string =>
  cells
    .filter((cell) => cell.trim() !== '')
    .join('  ')
    .trim()

const headingIn = (row: TableRow): string[] | undefined =>
  row.cells.filter((cell) => cell.trim() !== '').length === 1 ? headingOfSample(textOf(row)) : undefined

/** Only what is said of a sample stands between the row and the next head. */
function isAboveHead(rows: readonly TableRow[], index: number): boolean {
  const next = rows.findIndex((row, at) => at >= index && saidIn(row).length === 0)
  return next >= 0 && isHead(rows[next]!)
}

/** The line above what is said before a head. */
function bareAbove(rows: readonly TableRow[], head: number): number | undefined {
  const above = rows.slice(0, head).findLastIndex((row) => saidIn(row).length === 0)
  return above >= 0 && mayBeName(rows[above]!) ? above : undefined
}
