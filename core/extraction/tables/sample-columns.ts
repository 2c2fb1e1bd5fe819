import { ANALYSES, SAMPLE_COLUMNS } from '../samples/analyses.ts'
import { RESULT_COLUMNS } from './analysis-lines.ts'
import { splitUnit } from './find-columns.ts'
import { headerKey } from './heading.ts'
import type { Table, TableRow } from '../structure.ts'

type SampleColumn = keyof typeof SAMPLE_COLUMNS

const SAMPLE_WORDS: ReadonlyMap<string, SampleColumn> = new Map(
  (Object.entries(SAMPLE_COLUMNS) as [SampleColumn, readonly string[]][]).flatMap(([name, words]) =>
    words.map((word) => [headerKey(word), name] as const),
  ),
)
const RESULT_WORDS: ReadonlySet<string> = new Set(
  ANALYSES.filter(({ kind }) => kind !== null).flatMap(({ parameters }) =>
    parameters.flatMap(({ aliases }) => aliases.map(headerKey)),
  ),
)
const PARAMETER_WORDS: ReadonlySet<string> = new Set(RESULT_COLUMNS.parameter.map(headerKey))
const UNIT_WORDS: ReadonlySet<string> = new Set(RESULT_COLUMNS.unit.map(headerKey))
const VALUE_WORDS: ReadonlySet<string> = new Set(
  [...RESULT_COLUMNS.value, ...RESULT_COLUMNS.fresh, ...RESULT_COLUMNS.dry, ...RESULT_COLUMNS.method].map(headerKey),
)

const cellOf = ({ cells }: TableRow, index: number): string => (cells[index] ?? '').trim()
const keyOf = (cell: string): string => headerKey(splitUnit(cell.replace(/:$/, '')).label)

/**
 * A table in another form, as one with a line for each result, where it is one: a column for each sample, or samples
 * below each other, each under lines that say whose results follow.
 */
export const asResultLines = (table: Table): Table | undefined => pivoted(table) ?? sectioned(table)

/** „Parameter; Ergebnis; Einheit“. */
const isHead = ({ cells }: TableRow): boolean =>
  cells.some((cell) => PARAMETER_WORDS.has(keyOf(cell))) && cells.some((cell) => VALUE_WORDS.has(keyOf(cell)))

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

/** Samples below each other: „Schlag; Hinterm Deich“ above the lines of its results. */
function sectioned(table: Table): Table | undefined {
  const { rows } = table
  const head = rows.findIndex(isHead)
  if (head < 0) return undefined
  const names = [...new Set(rows.flatMap((row) => saidIn(row).map(([name]) => name)))]
  if (names.length === 0) return undefined
  const forAll = saidForAll(rows)
  const said = new Map<SampleColumn, string>()
  let hasResults = false
  const lines: TableRow[] = []
  rows.forEach((row, index) => {
    const says = saidIn(row)
    if (says.length > 0) {
      // What is said anew begins another sample, of which nothing is known that was said of the one before.
      if (hasResults) for (const name of said.keys()) if (!forAll.has(name)) said.delete(name)
      hasResults = false
      for (const [name, value] of says) said.set(name, value)
      return
    }
    if (index <= head || isHead(row)) return
    hasResults = true
    lines.push({ ...row, cells: [...paddedTo(rows[head]!, row), ...names.map((name) => said.get(name) ?? '')] })
  })
  return {
    ...table,
    rows: [
      ...rows.slice(0, head).filter((row) => saidIn(row).length === 0),
      { ...rows[head]!, cells: [...rows[head]!.cells, ...names.map((name) => SAMPLE_COLUMNS[name][0])] },
      ...lines,
    ],
  }
}

/** What a paper says once, before the first line that says something of a single sample, holds for all of them. */
function saidForAll(rows: readonly TableRow[]): ReadonlySet<SampleColumn> {
  const lines = rows.map((row) => saidIn(row).map(([name]) => name))
  const count = (name: SampleColumn): number => lines.filter((names) => names.includes(name)).length
  const first = lines.findIndex((names) => names.some((name) => count(name) > 1))
  return new Set(lines.slice(0, Math.max(0, first)).flat())
}

const paddedTo = ({ cells: { length } }: TableRow, { cells }: TableRow): string[] =>
  Array.from({ length }, (_, index) => cells[index] ?? '')

/** „05.05.2026 09:30“ as the day. */
const withoutTime = (text: string): string =>
  text.replace(/^(\d{1,2}\.\d{1,2}\.\d{4}),?\s+\d{1,2}[:.]\d{2}(?: Uhr)?$/, '$1')

const MOST_SAID = 4

/** „Schlag: Deich“, „Schlag; Deich; Probenahme; 12.11.2025“ as names and values; nothing for any other line. */
function saidIn({ cells }: TableRow): [SampleColumn, string][] {
  const filled = cells.flatMap((cell) => cell.trim().split(/\s{2,}/)).filter((cell) => cell !== '')
  if (filled.length === 0 || filled.length > MOST_SAID * 2) return []
  const parts = filled.flatMap((cell) => /^([^:]{2,40}):\s*(\S.*)$/.exec(cell)?.slice(1) ?? [cell])
  if (parts.length % 2 !== 0) return []
  const pairs = parts.flatMap((part, index): [SampleColumn | undefined, string][] =>
    index % 2 === 0 ? [[SAMPLE_WORDS.get(keyOf(part)), withoutTime(parts[index + 1]!)]] : [],
  )
  return pairs.every(([name, value]) => name !== undefined && !SAMPLE_WORDS.has(keyOf(value)))
    ? (pairs as [SampleColumn, string][])
    : []
}
