import type { ReadDocument } from '../read-document.ts'
import type { Table } from '../structure.ts'
import { spellOutUmlauts } from '../../shared/german/fold.ts'
import { readDay } from '../../shared/german/read-german.ts'
import { unitSpelling, WRITTEN_UNIT } from '../../terms/index.ts'

/** What columns a type of table has, and how people and programs head each, the likeliest first. */
export type Aliases<N extends string> = Readonly<Record<N, readonly string[]>>

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

export type SplitUnit = (text: string) => { label: string; unit: string }

/** Titles, names and dates above a table take no more lines than these. */
const MOST_ROWS_ABOVE = 40
const MOST_HEADER_LETTERS = 200

/**
 * Finds the header of a German table and the columns that `aliases` names: in any order, with others between them,
 * below any title, in one line or in two of which the upper groups the lower („Zugang | | Abgang“ over „am | von |
 * am“). Undefined where no line has `enough` of them.
 */
export function makeColumnFinder<N extends string>(
  aliases: Aliases<N>,
  enough: (has: (name: N) => boolean) => boolean,
  split: SplitUnit = splitUnit,
): (table: Table) => FoundColumns<N> | undefined {
  const ranks = new Map<string, { name: N; rank: number }>()
  for (const [name, words] of Object.entries<readonly string[]>(aliases))
    words.forEach((word, rank) => ranks.set(headerKey(word), { name: name as N, rank }))
  return ({ rows }) => {
    let best: { found: FoundColumns<N>; count: number } | undefined
    rows.slice(0, MOST_ROWS_ABOVE).forEach(({ cells }, header) => {
      const below = rows[header + 1]
      const next = rows[header + 2]
      const grouped = below && underGroups(cells, below.cells)
      const readings = [
        ...(below && areUnits(below.cells)
          ? [matchHeader(ranks, withUnits(cells, below.cells), header + 1, split)]
          : [matchHeader(ranks, cells, header, split)]),
        ...(grouped && next && areUnits(next.cells)
          ? [matchHeader(ranks, withUnits(grouped, next.cells), header + 2, split)]
          : grouped
            ? [matchHeader(ranks, grouped, header + 1, split)]
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

/** The tables of a document whose header `find` knows. */
export const foundTables = <N extends string>(
  document: Pick<ReadDocument, 'structures'>,
  find: (table: Table) => FoundColumns<N> | undefined,
): { table: Table; found: FoundColumns<N> }[] =>
  tablesOf(document).flatMap((table) => {
    const found = find(table)
    return found ? [{ table, found }] : []
  })

function matchHeader<N extends string>(
  ranks: ReadonlyMap<string, { name: N; rank: number }>,
  cells: readonly string[],
  header: number,
  split: SplitUnit,
): FoundColumns<N> {
  const hits = new Map<N, { rank: number; column: Column; duplicated: boolean }>()
  cells.forEach((cell, index) => {
    const { label, unit } = split(cell)
    const known = ranks.get(headerKey(label))
    if (!known) return
    const before = hits.get(known.name)
    if (before === undefined || known.rank < before.rank)
      hits.set(known.name, { rank: known.rank, column: { index, label, unit }, duplicated: false })
    else if (known.rank === before.rank) before.duplicated = true
  })
  const columns: Partial<Record<N, Column>> = {}
  const duplicated: string[] = []
  for (const [name, hit] of hits) {
    if (hit.duplicated) duplicated.push(hit.column.label)
    else columns[name] = hit.column
  }
  return { header, columns, duplicated, cells, ...(split !== splitUnit && { split }) }
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

/**
 * A header as something to recognize it by: „Geb.-Datum“ and „GEB DATUM“, „P₂O₅“ and „p2o5“, „Größe“ and „GROESSE“ are
 * the same.
 */
export function headerKey(label: string): string {
  return spellOutUmlauts(label.slice(0, MOST_HEADER_LETTERS).normalize('NFKC'))
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
}

const LONE_UNIT = new RegExp(String.raw`^(?:in )?(?:${WRITTEN_UNIT}|cm|kg)$`, 'iu')

/** Tells units of some sort, the source of an expression, off a text that ends in one. */
export function splitterOf(written: string): SplitUnit {
  const ending = new RegExp(
    String.raw`^(.*?)[\s,]*[([]?\s*(?:(?<=[\s([])in )?(?:(?<!\p{L})|(?=/))(${written})\s*[)\]]?$`,
    'iu',
  )
  return (text) => {
    const tidy = text.slice(0, MOST_HEADER_LETTERS).replaceAll(/\s+/g, ' ').trim()
    const [, label = '', unit = ''] = ending.exec(tidy) ?? []
    // Magnesium is no milligram.
    const [, magnesium, rest = ''] = /^(Mg)\s+(\S.*)$/.exec(tidy) ?? []
    if (magnesium !== undefined && label.trim() === '' && LONE_UNIT.test(rest))
      return { label: magnesium, unit: unitSpelling(rest) }
    return label.trim() === '' ? { label: tidy, unit: '' } : { label: label.trim(), unit: unitSpelling(unit) }
  }
}

/**
 * „P2O5 (mg/100g)“, „Größe [ha]“, „Fläche in ha“, „12,40 ha“ as what stands before the unit, and the unit; a text that
 * is a unit alone stays whole.
 */
export const splitUnit: SplitUnit = splitterOf(WRITTEN_UNIT)

/** The day that a title names, where it is the only one. */
export function dayAbove({ rows }: Table, { header }: Pick<FoundColumns<string>, 'header'>): string | undefined {
  const days = new Set(
    rows
      .slice(0, header)
      .flatMap(({ cells }) => cells.flatMap((cell) => cell.match(/\b\d{1,2}\.\d{1,2}\.\d{4}\b/g) ?? [])),
  )
  return days.size === 1 ? readDay([...days][0]!) : undefined
}
