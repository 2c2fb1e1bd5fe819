import type { ReadDocument, Structure } from '../../../core/extraction/index.ts'
import { isAdis, readAdis } from './adis.ts'
import { decodeText, encodingWarnings } from '../decode-text.ts'
import { readCsvTable } from './csv-table.ts'
import { linesOfMarkdown, linesOfText, printedTables } from './printed-tables.ts'
import type { ReadLimits } from '../limits.ts'
import { findMarkdownHeadings, findMarkdownTitle } from './markdown.ts'

const contentTypes = { txt: 'text/plain', markdown: 'text/markdown', csv: 'text/csv' }

/** Text as it stands in the file, without its byte-order mark; line ends stay as they are. */
export function readPlainText(bytes: Uint8Array, format: 'txt' | 'markdown' | 'csv', limits: ReadLimits): ReadDocument {
  const decoded = decodeText(bytes)
  const { structures, warnings } = structuresOf(decoded.text, format, limits)
  const headings = format === 'markdown' ? findMarkdownHeadings(decoded.text) : []
  return {
    format,
    contentType: contentTypes[format],
    title: format === 'markdown' ? findMarkdownTitle(decoded.text, headings) : null,
    pages: [{ number: 1, text: decoded.text, headings }],
    ocr: false,
    ...(structures.length > 0 && { structures }),
    warnings: [...encodingWarnings(decoded), ...warnings],
  }
}

function structuresOf(
  text: string,
  format: 'txt' | 'markdown' | 'csv',
  limits: ReadLimits,
): { structures: Structure[]; warnings: string[] } {
  if (format !== 'markdown' && isAdis(text)) return readAdis(text)
  if (format === 'csv') return readCsvTable(text, limits)
  return { structures: printedTables(format === 'txt' ? linesOfText(text) : linesOfMarkdown(text)), warnings: [] }
}
