import { cutQuote, LONGEST_QUOTE } from '../quote.ts'
import type { TableRow } from '../structure.ts'

/** Where a row stands in its page: all of it, or what is around a cell in a row that is longer than a quote. */
export function quoteOf(
  page: string,
  { start, end, cells }: Pick<TableRow, 'start' | 'end' | 'cells'>,
  index: number | undefined,
): string | null {
  const whole = page.slice(start, end)
  const last = Math.max(0, whole.length - LONGEST_QUOTE)
  const from = Math.max(0, Math.min(last, placeOf(whole, cells, index ?? 0) - LONGEST_QUOTE / 2))
  return (
    cutQuote(whole.slice(from))
      .replace(/^[\uDC00-\uDFFF]/, '')
      .trim() || null
  )
}

/** Where a cell begins in its line: each is looked for behind the one before. */
function placeOf(line: string, cells: readonly string[], index: number): number {
  let at = 0
  for (const cell of cells.slice(0, index)) {
    const found = line.indexOf(cell.replaceAll('"', '""'), at)
    if (found >= 0) at = found + cell.length
  }
  return at
}
