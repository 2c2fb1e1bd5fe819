const candidates = [';', '\t', ',', '|']
const SAMPLE_ROWS = 50
const SAMPLE_LETTERS = 100_000

/** The sign between the fields of a table in text form, undefined where the rows do not agree on one. */
export function findCsvDelimiter(text: string): string | undefined {
  const sample = text.slice(0, SAMPLE_LETTERS)
  let best: { delimiter: string; fields: number } | undefined
  for (const delimiter of candidates) {
    const counts = splitCsv(sample, delimiter, SAMPLE_ROWS).map(row => row.length).filter((_, index, all) => index < all.length - 1 || all.length < 3)
    const fields = counts[0] ?? 0
    const agreeing = counts.filter(count => count === fields).length
    if (fields > 1 && agreeing >= counts.length * 0.9 && fields > (best?.fields ?? 0)) best = { delimiter, fields }
  }
  return best?.delimiter
}

/** The first rows of a table in text form (RFC 4180: quotes around fields, doubled inside). */
export function splitCsv(text: string, delimiter: string, mostRows: number): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let field = ''
  let quoted = false
  for (let i = 0; i < text.length && rows.length < mostRows; i += 1) {
    const sign = text[i] as string
    if (quoted && sign === '"' && text[i + 1] === '"') { field += '"'; i += 1 }
    else if (sign === '"' && (quoted || field === '')) quoted = !quoted
    else if (!quoted && sign === delimiter) { row.push(field); field = '' }
    else if (!quoted && sign === '\n') {
      row.push(field.endsWith('\r') ? field.slice(0, -1) : field)
      if (row.length > 1 || row[0] !== '') rows.push(row)
      row = []
      field = ''
    } else field += sign
  }
  if (rows.length < mostRows && (row.length > 0 || field !== '')) rows.push([...row, field])
  return rows
}
