import type { Kind } from '../kinds/kind.ts'
import { checkValues, type Fault } from '../schema/check-values.ts'
import type { Fields } from '../schema/fields.ts'
import { numberIn, readText } from '../schema/read-text.ts'
import { mayBeThousands } from '../../shared/german/read-german.ts'
import { unguarded } from './formula-guard.ts'
import { lineFault, type LineFault } from './line-fault.ts'
import { readHeadings, type Headings } from './read-headings.ts'
import type { RowId } from './row.ts'

/** A line of a table; empty ones may be left out. */
export interface TableLine {
  /** From 1, as a spreadsheet counts. */
  line: number
  cells: readonly string[]
}

/** A line that may become a row, or change one. */
export interface PlannedRow {
  line: number
  /** Which row the line says it is of, and in which version; null: it does not say. */
  id: RowId | null
  version: number | null
  /** By field; of a line that says which row it is of, those alone that the table has a column for. */
  values: Record<string, unknown>
  /** What other rows are called that it refers to, by field; their ids are looked up where rows are known. */
  names?: Record<string, string>
}

export interface ImportPlan extends Pick<Headings, 'columns' | 'unknownColumns' | 'similarColumns'> {
  rows: PlannedRow[]
  /** The first of them, by line: a whole table of the wrong kind has one in every cell. */
  faults: LineFault[]
  /** How many there are beside these. */
  moreFaults: number
}

const MOST_FAULTS = 500

/** The plan with further faults. */
export function withFaults(plan: ImportPlan, further: readonly LineFault[]): ImportPlan {
  if (further.length === 0) return plan
  const all = [...plan.faults, ...further].toSorted((a, b) => a.line - b.line)
  const faults = all.slice(0, MOST_FAULTS)
  return { ...plan, faults, moreFaults: plan.moreFaults + all.length - faults.length }
}

/**
 * What a table with headings in its first line comes to as rows of a kind; what depends on the rows that are there is
 * not looked at yet.
 */
export function planImport(kind: Kind, [first, ...lines]: readonly TableLine[], today: string): ImportPlan {
  const filled = lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  const used = filled.reduce(
    (most, { cells }) => Math.max(most, cells.findLastIndex((cell) => cell.trim() !== '') + 1),
    0,
  )
  const { fieldAt, idAt, versionAt, givenTwice, ...headings } = readHeadings(kind, first?.cells ?? [], used)
  const plan: ImportPlan = { ...headings, rows: [], faults: [], moreFaults: 0 }
  const grouping = fieldAt.map((field, column) => isGrouping(kind, field, filled, column))
  const plain = (cell: string, column: number): string =>
    grouping[column] && mayBeThousands(cell.trim()) ? cell.replace('.', '') : cell
  const seen = new Set<string>()
  const all = givenTwice.map((column): LineFault => {
    return { line: 1, column, label: column, text: '', fault: { path: [], fault: { code: 'given_twice' } } }
  })
  for (const { line, cells } of filled) {
    const given = Object.fromEntries(
      fieldAt.flatMap((field, column) =>
        field === undefined
          ? []
          : [[field, readText(kind.fields[field]!, plain(unguarded(cells[column] ?? ''), column))]],
      ),
    )
    const row = { line, id: cells[idAt]?.trim().toLowerCase() || null, version: versionIn(cells[versionAt]) }
    const names = namesIn(kind, given)
    const { values, faults } = checked(kind, row.id, { ...given, ...emptied(names) }, today)
    const isNamed = Object.keys(names).length > 0
    // Two lines that differ in the row they refer to alone are known apart when that is known.
    const name = row.id ?? (isNamed ? null : values && kind.keyOf(values as never))
    if (row.id !== null && !ID.test(row.id)) faults.push({ path: [], fault: { code: 'not_an_id' } })
    if (name !== null && name !== undefined) {
      if (seen.has(name)) faults.push({ path: [], fault: { code: 'given_twice' } })
      seen.add(name)
    }
    if (values && faults.length === 0)
      plan.rows.push({ ...row, id: row.id as RowId | null, values, ...(isNamed && { names }) })
    const textOf = (field: string): string => cells[fieldAt.indexOf(field)] ?? ''
    for (const fault of faults) all.push(lineFault(kind, plan.columns, line, asWritten(kind, fault, textOf), textOf))
  }
  return withFaults(plan, all)
}

const WITH_DECIMAL_COMMA = /^[-−]?(?:\d+|\d{1,3}(?:\.\d{3})+),\d+$/
const WITH_DECIMAL_DOT = /^[-−]?\d+\.(?:\d{1,2}|\d{4,})$|^[-−]?0\.\d+$/

/** Whether the other numbers of a column show that its dots part thousands. */
function isGrouping(kind: Kind, field: string | undefined, lines: readonly TableLine[], column: number): boolean {
  if (field === undefined || kind.fields[field]?.shape.type !== 'number') return false
  const written = lines.map(({ cells }) => (cells[column] ?? '').trim())
  return written.some((cell) => WITH_DECIMAL_COMMA.test(cell)) && !written.some((cell) => WITH_DECIMAL_DOT.test(cell))
}

/** Cells that call a row by its name in place of its id. */
const namesIn = ({ fields }: Kind, given: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(given).flatMap(([field, value]): [string, string][] => {
      const shape = fields[field]?.shape
      const isName = shape?.type === 'reference' && shape.kind !== 'sources' && typeof value === 'string'
      return isName && !ID.test(value.toLowerCase()) ? [[field, value.slice(0, LONGEST_NAME)]] : []
    }),
  )

const emptied = (names: Readonly<Record<string, string>>): Record<string, null> =>
  Object.fromEntries(Object.keys(names).map((field) => [field, null]))

const LONGEST_NAME = 200
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const versionIn = (cell: string | undefined): number | null =>
  cell !== undefined && /^\d{1,9}$/.test(cell.trim()) ? Number(cell.trim()) : null

/** Of a line that says which row it is of, what its columns say alone: the rest is in the row. */
function checked(
  kind: Kind,
  id: string | null,
  given: Readonly<Record<string, unknown>>,
  today: string,
): { values?: Record<string, unknown>; faults: Fault[] } {
  const fields: Fields =
    id === null ? kind.fields : Object.fromEntries(Object.keys(given).map((name) => [name, kind.fields[name]!]))
  const found = checkValues(fields, given)
  if (!found.ok) return { faults: found.faults }
  return { values: found.values, faults: id === null ? kind.rules(found.values as never, today) : [] }
}

/** A person who fills in a table chooses among the German words, and writes numbers as they are used to. */
function asWritten({ fields }: Kind, { path, fault }: Fault, textOf: (field: string) => string): Fault {
  const name = String(path[0])
  const field = fields[name]
  if (fault.code === 'not_a_choice' && (field?.shape.type === 'choice' || field?.shape.type === 'choices'))
    return { path, fault: { ...fault, values: Object.values(field.shape.labels) } }
  const number = field && fault.code === 'not_a_number' ? numberIn(field, unguarded(textOf(name))) : ''
  return { path, fault: mayBeThousands(number) ? { code: 'unclear_number', number } : fault }
}
