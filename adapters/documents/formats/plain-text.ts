import type { ReadDocument, Structure } from '../../../core/extraction/index.ts'
import { isAdis, readAdis } from './adis.ts'
import { decodeText, encodingWarnings } from '../decode-text.ts'
import { readCsvTable } from './csv-table.ts'
import { joinFixedWidthHeads } from './fixed-width.ts'
import { linesOfText, printedTables } from './printed-tables.ts'
import type { ReadLimits } from '../limits.ts'
import { holdsTags, withoutUnseenSigns } from '../unseen-signs.ts'
import { findMarkdownHeadings, findMarkdownTitle, shownMarkdown } from './markdown.ts'
import { hiddenText } from './page-warnings.ts'

const contentTypes = { txt: 'text/plain', markdown: 'text/markdown', csv: 'text/csv' }

/** Text as it stands in the file, without its byte-order mark and what nobody sees; line ends stay as they are. */
export function readPlainText(bytes: Uint8Array, format: 'txt' | 'markdown' | 'csv', limits: ReadLimits): ReadDocument {
  const decoded = decodeText(bytes)
  const written = withoutUnseenSigns(decoded.text)
  const { text, hidden } = format === 'markdown' ? shownMarkdown(written) : { text: written, hidden: false }
  const { structures, warnings } = structuresOf(text, format, limits)
  const headings = format === 'markdown' ? findMarkdownHeadings(text) : []
  return {
    format,
    contentType: contentTypes[format],
    title: format === 'markdown' ? findMarkdownTitle(text, headings) : null,
    pages: [{ number: 1, text, headings }],
    ocr: false,
    ...(structures.length > 0 && { structures }),
    warnings: [...encodingWarnings(decoded), ...warnings, ...hiddenText(hidden || holdsTags(decoded.text))],
  }
}

function structuresOf(
  text: string,
  format: 'txt' | 'markdown' | 'csv',
  limits: ReadLimits,
): { structures: Structure[]; warnings: string[] } {
  if (format !== 'markdown' && isAdis(text)) return readAdis(text)
  if (format === 'csv') return readCsvTable(text, limits)
  return format === 'txt' && isDelimited(text)
    ? readCsvTable(text, limits)
    : { structures: printedTables(joinFixedWidthHeads(linesOfText(text))), warnings: [] }
}

const SAMPLE_LETTERS = 20_000
const LEAST_CELLS = 3

/** Programs save tables as text, too: nearly all lines have as many tabs, semicolons or bars as most of them. */
function isDelimited(text: string): boolean {
  const lines = text
    .slice(0, SAMPLE_LETTERS)
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
  return ['\t', ';', '|'].some((delimiter) => {
    const counts = lines.map((line) => line.split(delimiter).length).filter((count) => count >= LEAST_CELLS)
    const most = Math.max(0, ...[...Map.groupBy(counts, (count) => count).values()].map((same) => same.length))
    return most >= 2 && counts.length >= lines.length * 0.6 && most >= counts.length * 0.6
  })
}
