import type { Structure } from '../../../core/extraction/index.ts'
import type { ReadLimits } from '../limits.ts'
import { csvRows, findCsvDelimiter, splitCsv } from './csv-delimiter.ts'
import { germanNumber } from '../../../core/shared/german/write-german.ts'

/**
 * The table of a file in text form; none where it has no columns or more cells than allowed; then a warning
 * says so.
 */
export function readCsvTable(text: string, limits: ReadLimits): { structures: Structure[]; warnings: string[] } {
  const delimiter = findCsvDelimiter(text) ?? delimiterBelowTitle(text)
  if (delimiter === undefined) return { structures: [], warnings: [] }
  const rows = []
  const warnings: string[] = []
  let count = 0
  for (const { whole, cells, ...place } of csvRows(text, delimiter)) {
    if (!whole)
      warnings.push(
        `In Zeile ${place.line} wird ein Anführungszeichen nicht geschlossen; ab dort entstehen aus der Tabelle keine Zeilen.`,
      )
    const kept = withoutEmptyEnd(cells)
    count += kept.length
    if (count > limits.cells)
      return {
        structures: [],
        warnings: [
          `Die Tabelle hat mehr als ${germanNumber(limits.cells)} Zellen. Du kannst sie durchsuchen, aber aus ihr entstehen keine Zeilen; teile sie in mehrere Dateien.`,
        ],
      }
    if (whole && kept.length > 0) rows.push({ ...place, cells: kept })
  }
  return rows.length === 0
    ? { structures: [], warnings }
    : {
        structures: [
          { type: 'table', table: { page: 1, name: '', rows, ...(warnings.length > 0 && { malformed: true }) } },
        ],
        warnings,
      }
}

export function withoutEmptyEnd(cells: string[]): string[] {
  const last = cells.findLastIndex((cell) => cell.trim() !== '')
  return last === cells.length - 1 ? cells : cells.slice(0, last + 1)
}

const SAMPLE_LETTERS = 100_000
const SAMPLE_ROWS = 50

/**
 * Titles above a table have no delimiter, and some rows may be malformed: the one on whose number of cells most rows
 * agree.
 */
function delimiterBelowTitle(text: string): string | undefined {
  let best: { delimiter: string; agreeing: number } | undefined
  for (const delimiter of [';', '\t', ',', '|']) {
    const widths = splitCsv(text.slice(0, SAMPLE_LETTERS), delimiter, SAMPLE_ROWS)
      .map((row) => row.length)
      .filter((width) => width > 1)
    const agreeing = Math.max(0, ...[...Map.groupBy(widths, (width) => width).values()].map((same) => same.length))
    if (agreeing >= 2 && agreeing > (best?.agreeing ?? 0)) best = { delimiter, agreeing }
  }
  return best?.delimiter
}
