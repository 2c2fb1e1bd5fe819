const candidates = [';', '\t', ',', '|']
const SAMPLE_ROWS = 50
const SAMPLE_LETTERS = 100_000

/** The sign between the fields of a table in text form, undefined where the rows do not agree on one. */
export function findCsvDelimiter(text: string): string | undefined {
  const sample = text.slice(0, SAMPLE_LETTERS)
  let best: { delimiter: string; fields: number } | undefined
  for (const delimiter of candidates) {
    const counts = splitCsv(sample, delimiter, SAMPLE_ROWS)
      .map((row) => row.length)
      .filter((_, index, all) => index < all.length - 1 || all.length < 3)
    const fields = counts[0] ?? 0
    const agreeing = counts.filter((count) => count === fields).length
    if (fields > 1 && agreeing >= counts.length * 0.9 && fields > (best?.fields ?? 0)) best = { delimiter, fields }
  }
  return best?.delimiter
}

/** The first rows of a table in text form. */
export function splitCsv(text: string, delimiter: string, mostRows: number): string[][] {
  const rows: string[][] = []
  if (mostRows > 0) for (const { cells } of csvRows(text, delimiter)) if (rows.push(cells) >= mostRows) break
  return rows
}

export interface CsvRow {
  /** The line on which it begins, from 1. */
  line: number
  /** Where it stands in the text, without its line end. */
  start: number
  end: number
  cells: string[]
  /** False where the file ends inside quotes, so that the last cell may have swallowed further rows. */
  whole: boolean
}

/** All rows that are not empty lines, one by one (RFC 4180: quotes around fields, doubled inside). */
export function* csvRows(text: string, delimiter: string): Generator<CsvRow> {
  let cells: string[] = []
  let field = ''
  let quoted = false
  let line = 1
  let row = { line, start: 0 }
  for (let i = 0; i < text.length; i += 1) {
    const sign = text[i] as string
    if (sign === '\n') line += 1
    if (quoted && sign === '"' && text[i + 1] === '"') {
      field += '"'
      i += 1
    } else if (sign === '"' && (quoted || field === '')) quoted = !quoted
    else if (!quoted && sign === delimiter) {
      cells.push(field)
      field = ''
    } else if (!quoted && sign === '\n') {
      const feed = text[i - 1] === '\r' ? 1 : 0
      cells.push(field.endsWith('\r') ? field.slice(0, -1) : field)
      if (cells.length > 1 || cells[0] !== '') yield { ...row, end: Math.max(row.start, i - feed), cells, whole: true }
      cells = []
      field = ''
      row = { line, start: i + 1 }
    } else field += sign
  }
  if (cells.length > 0 || field !== '') yield { ...row, end: text.length, cells: [...cells, field], whole: !quoted }
}
