import type { ReadDocument, ReadPage, Structure, TableRow } from '../../../core/extraction/index.ts'
import type { Archive } from '../archive.ts'
import { corrupt, refuseAbove } from '../read-failed.ts'
import { withoutEmptyEnd } from './csv-table.ts'
import type { ReadContext } from './read-context.ts'
import { makeCellFormatter } from './xlsx-formats.ts'
import { readHiddenStyles } from './xlsx-hidden.ts'
import { readRows, type Row } from './xlsx-rows.ts'
import { readSharedStrings, readWorkbook } from './xlsx-workbook.ts'

/**
 * Reads a workbook as a person in Germany sees it: a page per sheet with its name as heading, a line `a | b | c` per
 * row.
 */
export async function readXlsx(archive: Archive, context: ReadContext): Promise<ReadDocument> {
  const { sheets, dates1904 } = await readWorkbook(archive)
  const strings = await readSharedStrings(archive, context)
  const format = await makeCellFormatter(await archive.read('xl/styles.xml'), dates1904)
  const shown = sheets.filter((sheet) => !sheet.hidden)
  refuseAbove(context.limits, 'pages', shown.length)
  const isHidden = readHiddenStyles(await archive.read('xl/styles.xml'))
  const budget = { cells: 0, shown: 0, text: 0, hidden: false }
  const pages: ReadPage[] = []
  const structures: Structure[] = []
  for (const [index, sheet] of shown.entries()) {
    const bytes = await archive.read(sheet.path)
    if (!bytes) throw corrupt(`a workbook without its sheet ${index + 1}`)
    const rows = readRows(bytes, strings, format, context, budget, isHidden)
    const { text, tableRows } = composeSheet(sheet.name, rows, context, budget)
    if (tableRows.length > 0)
      structures.push({ type: 'table', table: { page: index + 1, name: sheet.name, rows: tableRows } })
    context.progress(index + 1, shown.length)
    pages.push({
      number: index + 1,
      text,
      headings: sheet.name ? [{ start: 0, end: sheet.name.length, level: 1 }] : [],
    })
  }
  return {
    format: 'xlsx',
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    title: null,
    // Names of sheets alone are no text.
    pages: budget.cells === 0 ? [] : pages,
    ocr: false,
    ...(structures.length > 0 && { structures }),
    warnings: [
      ...hiddenSheets(sheets.length - shown.length),
      ...(budget.hidden ? ['Nicht gelesen, weil man sie nicht sieht: ausgeblendete Zeilen, Spalten oder Zellen.'] : []),
    ],
  }
}

function hiddenSheets(count: number): string[] {
  if (count === 0) return []
  return [
    count === 1
      ? 'Ein ausgeblendetes Tabellenblatt wurde nicht gelesen.'
      : `${count} ausgeblendete Tabellenblätter wurden nicht gelesen.`,
  ]
}

/** Columns that are empty in all rows are left out, so that no cell far off blows up the text. */
function composeSheet(
  name: string,
  rows: Row[],
  { limits }: ReadContext,
  budget: { text: number },
): { text: string; tableRows: TableRow[] } {
  const used = [...new Set(rows.flatMap(({ cells }) => [...cells.keys()]))].sort((a, b) => a - b)
  const tableRows: TableRow[] = []
  let start = name ? name.length + 2 : 0
  let beyond = 0
  const lines = rows.map((row) => {
    const last = Math.max(...row.cells.keys())
    const columns = used.filter((column) => column <= last)
    const line = columns.map((column) => inOneLine(row.cells.get(column) ?? '')).join(' | ')
    budget.text += line.length + 1
    refuseAbove(limits, 'text', budget.text)
    const formulas = used.filter((column) => column > last && column <= Math.max(...row.formulas.keys()))
    beyond += formulas.length
    const filled = beyond > limits.cells ? columns : [...columns, ...formulas]
    tableRows.push({
      line: row.line,
      start,
      end: start + line.length,
      cells: withoutEmptyEnd(filled.map((column) => row.cells.get(column) ?? row.formulas.get(column) ?? '')),
    })
    start += line.length + 1
    return line
  })
  return {
    text: [...(name ? [name, ''] : []), ...lines].join('\n'),
    tableRows: tableRows.filter(({ cells }) => cells.length > 0),
  }
}

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ')
