import { readDay } from '../../shared/german/read-german.ts'
import type { Table, TableRow } from '../structure.ts'
import { headerKey } from './heading.ts'
import { goodsApart } from './goods-apart.ts'

const FORMS: readonly ((table: Table) => Table[])[] = [
  inBlocks,
  apart,
  goodsApart,
  (table) => [table],
  byYears,
  ofValues,
  belowWords,
  crosswise,
]
const made = new WeakMap<Table, Table[][]>()

/** The tables that a table may be, the likeliest first; each made when it is first asked for. */
export function* formsOf(table: Table): Generator<readonly Table[]> {
  const forms = made.get(table) ?? []
  made.set(table, forms)
  for (const [index, form] of FORMS.entries()) yield (forms[index] ??= form(table))
}

const filled = ({ cells }: TableRow): string[] => cells.map((cell) => cell.trim()).filter((cell) => cell !== '')

const LONGEST_WORD = 40
/** „Schlag: Deich  Größe: 4 ha“ in one cell. */
const BEFORE_NAME = /\s+(?=\p{Lu}[\p{L}.-]{1,30}:\s)/u

/** „Schlag: Deich“, „Schlag:; Deich; Größe:; 4 ha“ as names and values; none for any other line. */
function saidIn(row: TableRow): [name: string, value: string][] {
  const parts = filled(row)
    .flatMap((cell) => cell.split(BEFORE_NAME))
    .flatMap((cell) => /^([^:]{2,40}):\s*(\S.*)$/.exec(cell)?.slice(1) ?? [cell])
  const pairs: [string, string][] = []
  for (let at = 0; at < parts.length; at += 2) {
    const name = parts[at]!.replace(/:$/, '').trim()
    const value = parts[at + 1]
    const isNamed = parts[at]!.endsWith(':') || row.cells.some((cell) => cell.includes(`${name}:`))
    if (value === undefined || !isNamed || name.length > LONGEST_WORD || value.endsWith(':')) return []
    const [, called, size] = /^(.*\S)\s*\(([\d.,]+\s*ha)\)$/.exec(value) ?? []
    if (called !== undefined && size !== undefined) pairs.push([name, called], ['Größe', size])
    else pairs.push([name, value])
  }
  return pairs
}

const isHead = (row: TableRow): boolean => {
  const cells = filled(row)
  return cells.length >= 3 && cells.every((cell) => !/^[\d.,]+$/.test(cell) && readDay(cell) === undefined)
}

/** Blocks below lines such as „Schlag: Deich“: what these say stands in columns of its own. */
function inBlocks(table: Table): Table[] {
  return withSaid(table, table.rows.map(saidIn), 2)
}

/** What of a thing stands above a table that has no column for it: the farm itself and its page are none. */
const OF_A_THING =
  /^(?:schlag|feld|fläche|größe|flik|kultur|frucht|haupt(?:frucht|kultur)|weide|koppel|parzelle|acker|wiese|stall|herde|(?:tier)?gruppe|empfänger|abgeber|abnehmer|aufnehmer|mittel|dünger|düngemittel|wirtschaftsdünger)/i

/** One block, below what is said of all its lines. */
function belowWords(table: Table): Table[] {
  const said = table.rows.map((row) => saidIn(row).filter(([name]) => OF_A_THING.test(name)))
  return withSaid(table, said, 1)
}

function withSaid(table: Table, said: readonly [name: string, value: string][][], leastStarts: number): Table[] {
  const { rows } = table
  const first = said.find((pairs) => pairs.length > 0)?.[0]?.[0]
  const starts = rows.flatMap((_, index) => (said[index]!.some(([name]) => name === first) ? [index] : []))
  if (first === undefined || starts.length < leastStarts) return []
  const head = rows.findIndex((row, index) => index > starts[0]! && said[index]!.length === 0 && isHead(row))
  if (head < 0) return []
  const heads = new Set(rows[head]!.cells.map(headerKey))
  const width = Math.max(...rows.map(({ cells }) => cells.length))
  const names = [...new Set(said.flatMap((pairs) => pairs.map(([name]) => name)))].filter(
    (name) => !heads.has(headerKey(name)),
  )
  if (names.length === 0) return []
  const current = new Map<string, string>()
  const padded = (row: TableRow, more: readonly string[]): TableRow => ({
    ...row,
    cells: [...Array.from({ length: width }, (_, index) => row.cells[index] ?? ''), ...more],
  })
  const lines: TableRow[] = []
  const headText = rows[head]!.cells.join('|')
  rows.forEach((row, index) => {
    if (starts.includes(index)) current.clear()
    for (const [name, value] of said[index]!) current.set(name, value)
    if (said[index]!.length > 0 || index <= head || row.cells.join('|') === headText) return
    lines.push(
      padded(
        row,
        names.map((name) => current.get(name) ?? ''),
      ),
    )
  })
  // Lines between the first block and its head are already said of it.
  current.clear()
  const title = rows.slice(0, starts[0]!)
  return [{ ...table, rows: [...title, padded(rows[head]!, names), ...lines] }]
}

/** Tables of their own below each other, each under a head, parted by an empty line. */
function apart(table: Table): Table[] {
  const { rows } = table
  const parts: TableRow[][] = []
  let last: TableRow | undefined
  for (const row of rows) {
    if (last === undefined || row.line > last.line + 1) parts.push([])
    parts.at(-1)!.push(row)
    last = row
  }
  if (parts.length < 2 || table.printed) return []
  const tables: TableRow[][] = []
  let above: TableRow[] = []
  for (const part of parts) {
    const hasHead = part.length >= 2 && part.slice(0, MOST_TITLES).some(isHead)
    if (hasHead) {
      tables.push([...above, ...part])
      above = []
    } else if (tables.length > 0 && part.some((row) => filled(row).length > 2)) tables.at(-1)!.push(...part)
    else above.push(...part)
  }
  return tables.length < 2 ? [] : tables.map((own) => ({ ...table, rows: own }))
}

const MOST_TITLES = 4

const PARAMETER =
  /^(?:parameter|merkmal|kenngroesse|messgroesse|pruefparameter|kennzahl|groesse|inhaltsstoff|analyse|untersuchung|eigenschaft|bezeichnung des merkmals)$/
const VALUE = /^(?:wert|messwert|ergebnis|resultat|analysenwert|value|result|ist|istwert)$/
const UNIT = /^(?:einheit|masseinheit|dimension|unit|me)$/

/** A line for each value („Datum; Parameter; Wert; Einheit“) as a line with a column for each parameter. */
function ofValues(table: Table): Table[] {
  const { rows } = table
  for (const [head, { cells }] of rows.slice(0, MOST_ROWS_ABOVE).entries()) {
    const keys = cells.map(headerKey)
    const [parameter, value, unit] = [PARAMETER, VALUE, UNIT].map((words) => keys.findIndex((key) => words.test(key)))
    if (parameter === undefined || value === undefined || parameter < 0 || value < 0) continue
    const others = keys.flatMap((key, index) => (key === '' || [parameter, value, unit].includes(index) ? [] : [index]))
    const at = (row: TableRow, index: number | undefined): string =>
      index === undefined || index < 0 ? '' : (row.cells[index] ?? '').trim()
    const lines = rows.slice(head + 1).filter((row) => at(row, parameter) !== '' && at(row, value) !== '')
    const columnOf = (row: TableRow): string => {
      const of = at(row, unit)
      return of === '' ? at(row, parameter) : `${at(row, parameter)} [${of}]`
    }
    const columns = [...new Set(lines.map(columnOf))]
    if (columns.length < 2 || columns.length > MOST_COLUMNS || others.length === 0) return []
    const groups = Map.groupBy(lines, (row) => JSON.stringify(others.map((index) => at(row, index))))
    const wide = [...groups.values()].map((same): TableRow => {
      const byColumn = new Map(same.toReversed().map((row) => [columnOf(row), row]))
      const sources = columns.map((column) => byColumn.get(column))
      return {
        ...same[0]!,
        cells: [...others.map((index) => at(same[0]!, index)), ...sources.map((row) => (row ? at(row, value) : ''))],
        sources: [...others.map(() => same[0]!), ...sources.map((row) => row ?? same[0]!)],
      }
    })
    const top = { ...rows[head]!, cells: [...others.map((index) => cells[index]!), ...columns] }
    return [{ ...table, pivoted: true, rows: [...rows.slice(0, head), top, ...wide] }]
  }
  return []
}

const MOST_ROWS_ABOVE = 40
const MOST_COLUMNS = 200
/** Tables that stand crosswise have few lines: one for each thing that is said. */
const MOST_CROSSWISE = 120

const YEAR = /(?<!\d)(20[0-4]\d)(?!\d)/

/** A column for each year („Ertrag 2024“, „Ertrag 2025“) as a line for each year. */
function byYears(table: Table): Table[] {
  const { rows } = table
  for (const [head, { cells }] of rows.slice(0, MOST_ROWS_ABOVE).entries()) {
    const years = cells.flatMap((cell, index) => {
      const [, year] = YEAR.exec(cell) ?? []
      return year === undefined ? [] : [{ index, year, label: cell.replace(YEAR, ' ').replaceAll(/\s+/g, ' ').trim() }]
    })
    const [first] = years
    if (!first || years.length < 2 || cells.length === years.length) continue
    if (years.some(({ label }) => headerKey(label) !== headerKey(first.label))) continue
    const others = cells.flatMap((_, index) => (years.some((one) => one.index === index) ? [] : [index]))
    const lines = rows
      .slice(head + 1)
      .flatMap((row) =>
        years.flatMap(({ index, year }): TableRow[] =>
          (row.cells[index] ?? '').trim() === ''
            ? []
            : [{ ...row, cells: [...others.map((other) => row.cells[other] ?? ''), year, row.cells[index]!] }],
        ),
      )
    const top = { ...rows[head]!, cells: [...others.map((index) => cells[index]!), 'Jahr', first.label] }
    return [{ ...table, pivoted: true, rows: [...rows.slice(0, head), top, ...lines] }]
  }
  return []
}

/** Lines as columns: „Datum | 1.6. | 3.6.“ over „Fett | 4,1 | 4,2“. */
function crosswise(table: Table): Table[] {
  const { rows } = table
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length))
  // Titles above have fewer cells than the table.
  const own = rows.filter((row) => filled(row).length >= 2)
  if (own.length < 2 || own.length > MOST_CROSSWISE || width < 2 || width > MOST_COLUMNS * 5) return []
  const title = rows.filter((row) => filled(row).length < 2)
  const turned = Array.from({ length: width }, (_, column): TableRow => ({
    line: column + 1,
    start: own[0]!.start,
    end: own[0]!.end,
    ...(own[0]!.page !== undefined && { page: own[0]!.page }),
    cells: own.map(({ cells }) => cells[column] ?? ''),
    sources: own,
  })).filter((row) => filled(row).length > 0)
  return [{ ...table, pivoted: true, crosswise: true, rows: [...title, ...turned] }]
}
