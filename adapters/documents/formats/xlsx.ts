import { posix } from 'node:path'
import type { ReadDocument, ReadPage, Structure, TableRow } from '../../../core/extraction/index.ts'
import type { Archive } from '../archive.ts'
import { corrupt, refuseAbove } from '../read-failed.ts'
import { parseXml, walkXml } from '../xml.ts'
import type { ReadContext } from './read-context.ts'
import { withoutEmptyEnd } from './csv-table.ts'
import { makeCellFormatter, type CellFormatter } from './xlsx-formats.ts'

interface Sheet {
  name: string
  path: string
  hidden: boolean
}
interface Row {
  line: number
  cells: Map<number, string>
  /** Formulas without a result, by their column: no text, but not empty either. */
  formulas: Map<number, string>
}

// As many as a sheet has in Excel and Calc.
const MOST_COLUMNS = 16_384
const MOST_FORMULA = 200

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
  const budget = { cells: 0, shown: 0, text: 0 }
  const pages: ReadPage[] = []
  const structures: Structure[] = []
  for (const [index, sheet] of shown.entries()) {
    const bytes = await archive.read(sheet.path)
    if (!bytes) throw corrupt(`a workbook without its sheet ${index + 1}`)
    const rows = readRows(bytes, strings, format, context, budget)
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
  const left = sheets.length - shown.length
  return {
    format: 'xlsx',
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    title: null,
    // Names of sheets alone are no text.
    pages: budget.cells === 0 ? [] : pages,
    ocr: false,
    ...(structures.length > 0 && { structures }),
    warnings:
      left > 0
        ? [
            left === 1
              ? 'Ein ausgeblendetes Tabellenblatt wurde nicht gelesen.'
              : `${left} ausgeblendete Tabellenblätter wurden nicht gelesen.`,
          ]
        : [],
  }
}

async function readWorkbook(archive: Archive): Promise<{ sheets: Sheet[]; dates1904: boolean }> {
  const bytes = await archive.read('xl/workbook.xml')
  const relations = await archive.read('xl/_rels/workbook.xml.rels')
  if (!bytes || !relations) throw corrupt('a workbook without its directory')
  const targets = new Map(
    parseXml(relations).children.map(({ attributes }) => [attributes['Id'], attributes['Target'] ?? '']),
  )
  const workbook = parseXml(bytes)
  const listed = workbook.children.find(({ name }) => name === 'sheets')?.children ?? []
  const settings = workbook.children.find(({ name }) => name === 'workbookPr')?.attributes['date1904']
  const sheets = listed.map(({ attributes }): Sheet => {
    const id = Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1]
    const target = targets.get(id) ?? ''
    return {
      name: attributes['name'] ?? '',
      path: target.startsWith('/') ? target.slice(1) : posix.join('xl', target),
      hidden: (attributes['state'] ?? 'visible') !== 'visible',
    }
  })
  return {
    sheets: sheets.filter(({ path }) => !path.includes('chartsheets/')),
    dates1904: settings === '1' || settings === 'true',
  }
}

async function readSharedStrings(archive: Archive, { limits }: ReadContext): Promise<string[]> {
  const bytes = await archive.read('xl/sharedStrings.xml')
  const strings: string[] = []
  if (!bytes) return strings
  let current = ''
  let inText = false
  let phonetic = 0
  walkXml(bytes, {
    open(name) {
      if (name === 'si') current = ''
      if (name === 'rPh') phonetic += 1
      inText = name === 't' && phonetic === 0
    },
    text(text) {
      if (inText) current += text
    },
    close(name) {
      inText = false
      if (name === 'rPh') phonetic -= 1
      if (name !== 'si') return
      strings.push(current)
      refuseAbove(limits, 'cells', strings.length)
    },
  })
  return strings
}

/** What the cells show is counted as it comes up: a workbook may have one long string in all its cells. */
function readRows(
  bytes: Uint8Array,
  strings: string[],
  format: CellFormatter,
  { limits }: ReadContext,
  budget: { cells: number; shown: number },
): Row[] {
  const rows: Row[] = []
  let row: Row = { line: 0, cells: new Map(), formulas: new Map() }
  let column = -1
  let cell: { type: string; style: number } = { type: 'n', style: 0 }
  let value = ''
  let formula: string | undefined
  let taking: 'value' | 'formula' | undefined
  walkXml(bytes, {
    open(name, attributes) {
      if (name === 'row') {
        row = { line: lineOf(attributes['r']) ?? row.line + 1, cells: new Map(), formulas: new Map() }
        column = -1
      } else if (name === 'c') {
        column = columnOf(attributes['r']) ?? column + 1
        if (column >= MOST_COLUMNS) throw corrupt('a row with more columns than a sheet has')
        cell = { type: attributes['t'] ?? 'n', style: Number(attributes['s'] ?? 0) }
        value = ''
        formula = undefined
      } else if (name === 'f') formula = ''
      taking = name === 'v' || name === 't' ? 'value' : name === 'f' ? 'formula' : undefined
    },
    text(text) {
      if (taking === 'value') value += text
      else if (taking === 'formula') formula = (formula + text).slice(0, MOST_FORMULA)
    },
    close(name) {
      taking = undefined
      if (name === 'c' && value === '' && formula !== undefined) {
        budget.cells += 1
        refuseAbove(limits, 'cells', budget.cells)
        row.formulas.set(column, `=${formula}`)
      } else if (name === 'c' && value !== '') {
        budget.cells += 1
        refuseAbove(limits, 'cells', budget.cells)
        const shown = cell.type === 's' ? (strings[Number(value)] ?? '') : format(value, cell.type, cell.style)
        budget.shown += shown.length
        refuseAbove(limits, 'text', budget.shown)
        row.cells.set(column, shown.replaceAll(/\s+/g, ' ').trim())
      } else if (name === 'row' && row.cells.size > 0) rows.push(row)
    },
  })
  return rows
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
    const line = columns.map((column) => row.cells.get(column) ?? '').join(' | ')
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

const lineOf = (reference: string | undefined): number | undefined =>
  /^\d{1,7}$/.test(reference ?? '') ? Number(reference) : undefined

/** Index of the column of a reference such as `AB12`, undefined where there is none. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0]
  return letters ? [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1 : undefined
}
