import type { ReadDocument } from '../read-document.ts'
import type { Table } from '../structure.ts'
import { shareOf, type CellShape } from './cell-shape.ts'
import { Headings } from './heading.ts'
import { LONE_UNIT, splitUnit, type Aliases, type SplitUnit } from './split-unit.ts'
import { formsOf } from './table-forms.ts'
import { readDay } from '../../shared/german/read-german.ts'

export interface Column {
  index: number
  /** As it stands in the header, without its unit. */
  label: string
  /** In its usual spelling; empty where the header gives none. */
  unit: string
}

export interface FoundColumns<N extends string> {
  /** Index into the rows of the header's last line. */
  header: number
  columns: Partial<Record<N, Column>>
  /** Columns that are there twice under the same words; which is meant cannot be known, so none is taken. */
  duplicated: string[]
  /** Tells the unit off a header or a cell. */
  split?: SplitUnit
  /** The header's cells, as its lines say them together. */
  cells?: readonly string[]
}

export { splitterOf, splitUnit, type Aliases, type SplitUnit } from './split-unit.ts'

/** Titles, names and dates above a table take no more lines than these. */
const MOST_ROWS_ABOVE = 40

/** What the cells below a head look like, by the name of the column. */
export type Shapes<N extends string> = Readonly<Partial<Record<N, CellShape>>>

export interface FinderOptions<N extends string> {
  split?: SplitUnit
  /** Of two meanings of a head, the cells tell which it is. */
  shapes?: Shapes<N>
  /** Names whose one column is known by its cells, whatever stands above them. */
  byCells?: readonly N[]
}

/**
 * Finds the header of a German table and the columns that `aliases` names: in any order, with others between them,
 * below any title, in one line or in two of which the upper groups the lower („Zugang | | Abgang“ over „am | von |
 * am“). Undefined where no line has `enough` of them.
 */
export function makeColumnFinder<N extends string>(
  aliases: Aliases<N>,
  enough: (has: (name: N) => boolean) => boolean,
  { split = splitUnit, shapes = {} as Shapes<N>, byCells = [] }: FinderOptions<N> = {},
): (table: Table) => FoundColumns<N> | undefined {
  const headings = new Headings(aliases, split)
  return (table) => {
    const { rows } = table
    const match = (cells: readonly string[], header: number, below?: readonly string[]): FoundColumns<N> =>
      matchHeader({ table, headings, shapes, byCells, split }, cells, header, below)
    let best: { found: FoundColumns<N>; count: number } | undefined
    rows.slice(0, MOST_ROWS_ABOVE).forEach(({ cells }, header) => {
      const below = rows[header + 1]
      const next = rows[header + 2]
      const grouped = below && mayGroup(cells) ? underGroups(cells, below.cells) : undefined
      const readings = [
        ...(below && areUnits(below.cells)
          ? [match(withUnits(cells, below.cells), header + 1)]
          : [match(cells, header)]),
        ...(grouped && next && areUnits(next.cells)
          ? [match(withUnits(grouped, next.cells), header + 2, withUnits(below?.cells ?? [], next.cells))]
          : grouped
            ? [match(grouped, header + 1, below?.cells)]
            : []),
      ]
      for (const found of readings) {
        // A line of units below the header says more than the header alone.
        const columns = Object.values<Column | undefined>(found.columns)
        const count = columns.length + columns.filter((column) => column?.unit).length / (columns.length + 1)
        if (count > (best?.count ?? 0) && enough((name) => found.columns[name] !== undefined)) best = { found, count }
      }
    })
    return best?.found
  }
}

/** The tables of a document. */
export const tablesOf = ({ structures = [] }: Pick<ReadDocument, 'structures'>): Table[] =>
  structures.flatMap((structure) => (structure.type === 'table' ? [structure.table] : []))

/**
 * The tables of a document whose header `find` knows: as they stand, in blocks below lines that say whose they are,
 * several below each other, with a line for each value, or crosswise.
 */
export const foundTables = <N extends string>(
  document: Pick<ReadDocument, 'structures'>,
  find: (table: Table) => FoundColumns<N> | undefined,
): { table: Table; found: FoundColumns<N> }[] =>
  tablesOf(document).flatMap((whole) => {
    for (const form of formsOf(whole)) {
      const known = form.flatMap((table) => {
        const found = find(table)
        return found ? [{ table, found }] : []
      })
      if (known.length > 0) return known
    }
    return []
  })

interface Matching<N extends string> {
  table: Table
  headings: Headings<N>
  shapes: Shapes<N>
  byCells: readonly N[]
  split: SplitUnit
}

/** Less of its cells than these in the shape of a name speak against it, and more for a column without a known head. */
const LEAST_SHARE = 0.3
const OF_ITS_CELLS = 0.8

function matchHeader<N extends string>(
  { table, headings, shapes, byCells, split }: Matching<N>,
  cells: readonly string[],
  header: number,
  below: readonly string[] = [],
): FoundColumns<N> {
  const contradicted = (name: N, index: number): boolean => {
    const shape = shapes[name]
    return shape !== undefined && (shareOf(table, header, index, shape) ?? 1) < LEAST_SHARE
  }
  const hits = new Map<N, { rank: number; column: Column; duplicated: boolean }>()
  cells.forEach((cell, index) => {
    const ofGroup = headings.read(cell)
    // Below „Tier“, „Ohrmarke“ is what it is without its group, as „Einh.“ is below „Dünger“ over cells with units.
    const alone = headings.read(below[index] ?? '')
    const fits = ({ name }: { name: N }): boolean => !contradicted(name, index)
    const known = ofGroup.find(fits) ?? alone.find(fits) ?? ofGroup[0] ?? alone[0]
    if (!known) return
    const { name, label, unit, rank } = known
    const column = { index, label, unit }
    const before = hits.get(name)
    if (before === undefined || rank < before.rank) hits.set(name, { rank, column, duplicated: false })
    else if (rank === before.rank) before.duplicated = true
  })
  const columns: Partial<Record<N, Column>> = {}
  const duplicated: string[] = []
  for (const [name, hit] of hits) {
    if (hit.duplicated) duplicated.push(hit.column.label)
    else columns[name] = hit.column
  }
  claimUnits(table, cells, header, columns)
  if (Object.keys(columns).length > 0) claimByCells({ table, shapes, byCells }, cells, header, columns)
  return { header, columns, duplicated, cells, ...(split !== splitUnit && { split }) }
}

/** Beside an amount without a unit, a column without a head whose cells are units is that of its units. */
function claimUnits(
  table: Table,
  cells: readonly string[],
  header: number,
  columns: Partial<Record<string, Column>>,
): void {
  const { amount, unit } = columns
  const index = (amount?.index ?? -2) + 1
  if (amount?.unit !== '' || unit !== undefined || (cells[index] ?? '').trim() !== '') return
  const filled = table.rows.slice(header + 1).flatMap((row) => row.cells[index]?.trim() || [])
  if (filled.length > 0 && filled.every((cell) => SHORT_UNIT.test(cell)))
    columns['unit'] = { index, label: '', unit: '' }
}

/** Without a head, initials and „ja“ stand beside amounts as well. */
const SHORT_UNIT =
  /^(?:[mk]?g|to?|dt|[mch]?l|ha|m³|m3|cbm|ccm|Stk|St|Stück|Inj|Injektor(?:en)?|Amp|Tab(?:l|letten)?|Bol(?:us|i)|Dos(?:is|en)?|IE|Fl|Sack|Kan|Std|h|km)\.?(?:\/(?:ha|t|Tier))?$/iu

/** Ear tags, field blocks and days show what they are: where one column alone has them, its head does not matter. */
function claimByCells<N extends string>(
  { table, shapes, byCells }: Pick<Matching<N>, 'table' | 'shapes' | 'byCells'>,
  cells: readonly string[],
  header: number,
  columns: Partial<Record<N, Column>>,
): void {
  const width = Math.max(cells.length, table.rows[header + 1]?.cells.length ?? 0)
  for (const name of byCells) {
    const shape = shapes[name]
    if (columns[name] !== undefined || shape === undefined) continue
    const taken = new Set(Object.values<Column | undefined>(columns).map((column) => column?.index))
    const fitting = Array.from({ length: width }, (_, index) => index).filter(
      (index) => !taken.has(index) && (shareOf(table, header, index, shape) ?? 0) >= OF_ITS_CELLS,
    )
    const [index] = fitting
    if (fitting.length === 1 && index !== undefined)
      columns[name] = { index, label: (cells[index] ?? '').trim(), unit: '' }
  }
}

/** Whether a line holds nothing but units, so that it belongs to the header above it. */
function areUnits(cells: readonly string[]): boolean {
  const written = cells.map(bareUnit).filter((cell) => cell !== '')
  return written.length > 0 && written.every((cell) => LONE_UNIT.test(cell))
}

const withUnits = (labels: readonly string[], units: readonly string[]): string[] =>
  labels.map((label, index) => {
    const unit = bareUnit(units[index] ?? '')
    return unit === '' || unit === 'cm' || label.trim() === '' || splitUnit(label).unit !== ''
      ? label
      : `${label} [${unit}]`
  })

/** Without brackets and without a dash where there is none. */
const bareUnit = (cell: string): string =>
  cell
    .trim()
    .replace(/^[([](.*)[)\]]$/, '$1')
    .replace(/^[-–—]+$/, '')
    .trim()

/** A title stands alone at the left, or says days and „Betrieb: …“; groups stand side by side or further in. */
const mayGroup = (cells: readonly string[]): boolean =>
  (cells.filter((cell) => cell.trim() !== '').length >= 2 || (cells[0] ?? '').trim() === '') &&
  !cells.some((cell) => SAYS.test(cell))

const SAYS = /\d{1,2}\.\d{1,2}\.\d{4}|\d{6}|\p{L}:\s*\S/u

/** Each label of a second header line behind the group above it, which reaches as far as the next. */
function underGroups(groups: readonly string[], labels: readonly string[]): string[] {
  let group = ''
  return Array.from({ length: Math.max(groups.length, labels.length) }, (_, index) => {
    const own = groups[index]?.trim() ?? ''
    if (own !== '') group = own
    const label = labels[index]?.trim() ?? ''
    return label === '' ? own : `${group} ${label}`.trim()
  })
}

/** The day that a title names, where it is the only one. */
export function dayAbove({ rows }: Table, { header }: Pick<FoundColumns<string>, 'header'>): string | undefined {
  const days = new Set(
    rows
      .slice(0, header)
      .flatMap(({ cells }) => cells.flatMap((cell) => cell.match(/\b\d{1,2}\.\d{1,2}\.\d{4}\b/g) ?? [])),
  )
  return days.size === 1 ? readDay([...days][0]!) : undefined
}
