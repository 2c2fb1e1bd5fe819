import { SAMPLE_COLUMNS } from '../samples/analyses.ts'
import { sectioned } from './sample-blocks.ts'
import {
  cellOf,
  isHead,
  keyOf,
  PARAMETER_WORDS,
  RESULT_WORDS,
  SAMPLE_WORDS,
  UNIT_WORDS,
  type SampleColumn,
} from './sample-words.ts'
import type { ReadDocument } from '../read-document.ts'
import type { Table, TableRow } from '../structure.ts'

/**
 * A table in another form, as one with a line for each result, where it is one: a column for each sample, or samples
 * below each other, each under lines that say whose results follow.
 */
export const asResultLines = (table: Table, pages: ReadDocument['pages']): Table | undefined =>
  pivoted(table) ?? sectioned(table, pages)

const LEAST_RESULTS = 2

/** A column for each sample: parameters stand in the first column, and what the samples are in the lines above. */
function pivoted(table: Table): Table | undefined {
  const { rows } = table
  const results = rows.filter((row) => RESULT_WORDS.has(keyOf(cellOf(row, 0))))
  if (results.length < LEAST_RESULTS || rows.some(isHead)) return undefined
  const head = rows.find((row) => PARAMETER_WORDS.has(keyOf(cellOf(row, 0))) || SAMPLE_WORDS.has(keyOf(cellOf(row, 0))))
  if (!head) return undefined
  const unitColumn = rows
    .flatMap(({ cells }) => cells.findIndex((cell) => UNIT_WORDS.has(keyOf(cell))))
    .find((index) => index > 0)
  const from = unitColumn === 1 ? 2 : 1
  const width = Math.max(...rows.map(({ cells }) => cells.length))
  const columns = Array.from({ length: width - from }, (_, index) => index + from).filter(
    (index) => index !== unitColumn && results.some((row) => /^[<>≤]?\s?[-−]?\d/.test(cellOf(row, index))),
  )
  const said = identityOf(rows, columns, head)
  if (columns.length === 0 || said.size === 0) return undefined
  const names = [...said.keys()]
  const first = rows.indexOf(results[0]!)
  const lines = columns.flatMap((column) =>
    rows.slice(Math.min(first, rows.indexOf(head) + 1)).flatMap((row): TableRow[] =>
      cellOf(row, 0) === '' || SAMPLE_WORDS.has(keyOf(cellOf(row, 0))) || cellOf(row, column) === ''
        ? []
        : [
            {
              ...row,
              cells: [
                ...names.map((name) => said.get(name)![columns.indexOf(column)] ?? ''),
                cellOf(row, 0),
                cellOf(row, column),
                unitColumn === undefined ? '' : cellOf(row, unitColumn),
              ],
            },
          ],
    ),
  )
  return longTable(table, rows.slice(0, rows.indexOf(head)), head, names, lines)
}

/** What lines above or among the results say of the sample of each column; the head itself may number them. */
function identityOf(
  rows: readonly TableRow[],
  columns: readonly number[],
  head: TableRow,
): Map<SampleColumn, string[]> {
  const said = new Map<SampleColumn, string[]>()
  for (const row of rows) {
    const name = SAMPLE_WORDS.get(keyOf(cellOf(row, 0)))
    if (name !== undefined && !said.has(name))
      said.set(
        name,
        columns.map((column) => cellOf(row, column)),
      )
  }
  if (PARAMETER_WORDS.has(keyOf(cellOf(head, 0))) && !said.has('subject') && !said.has('sample_number'))
    said.set(
      'subject',
      columns.map((column) => cellOf(head, column)),
    )
  return said
}

/** The head stands where it stood, so that warnings and quotes name the lines of the file. */
const longTable = (
  table: Table,
  above: readonly TableRow[],
  head: TableRow,
  names: readonly SampleColumn[],
  lines: TableRow[],
): Table => ({
  ...table,
  pivoted: true,
  rows: [
    ...above.filter((row) => !SAMPLE_WORDS.has(keyOf(cellOf(row, 0)))),
    { ...head, cells: [...names.map((name) => SAMPLE_COLUMNS[name][0]), 'Parameter', 'Ergebnis', 'Einheit'] },
    ...lines,
  ],
})
