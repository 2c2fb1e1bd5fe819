import { ANALYSES, columnsOf, SAMPLE_COLUMNS, type Analysis } from '../samples/analyses.ts'
import { analysisOf, fitting, kindOfMaterial } from '../samples/choose-analysis.ts'
import { isContent } from '../samples/parameter.ts'
import { sampleKindIn } from '../samples/sample-kind.ts'
import { makeColumnFinder, splitUnit, type Column, type FoundColumns } from './find-columns.ts'
import { headerKey } from './heading.ts'
import { heads } from './heads.ts'
import { SAMPLE_HEADS, SAMPLE_SHAPES } from './sample-heads.ts'
import type { TableRecord } from './read-records.ts'
import type { Table } from '../structure.ts'

/** The columns of a table with a line for each sample. */
export interface FoundAnalysis {
  /** Columns of results under the kind of sample and their name, those of the sample under their own. */
  found: FoundColumns<string>
  resultsInLine: number
  analysisFor(record: TableRecord<string>): Analysis
  /** Columns that look like results, whichever kind they belong to. */
  foreign: readonly (Column & { name: string })[]
}

/** Columns of diaries and delivery notes, which also tell nutrients. */
const WORK = {
  work: heads(`Menge | Ausbringmenge | Aufwandmenge | Maßnahme | Arbeitsgang | Gabe | Aufbringmenge | Menge je ha | Menge gesamt |
    Gesamtmenge | Lieferschein | Abgeber | Empfänger | Ohrmarke`),
}
const OPTIONS = { shapes: SAMPLE_SHAPES, byCells: ['sampled_on'] }

const FINDERS = ANALYSES.map((analysis) => {
  const named = columnsOf(analysis)
  // The first alias of a parameter is also the name of its column.
  const aliases = {
    ...SAMPLE_HEADS,
    ...(analysis.kind !== null && { ...WORK, unit: ['Einheit', 'Maßeinheit'] }),
    ...Object.fromEntries([...named].map(([column, { aliases: words }]) => [column, words])),
  }
  const count = (has: (column: string) => boolean): number => [...named.keys()].filter(has).length
  const isSampled = (has: (column: string) => boolean): boolean =>
    has('sampled_on') || has('sample_number') || count(has) >= 3
  return {
    analysis,
    named,
    find: makeColumnFinder<string>(aliases, (has) => !has('work') && analysis.enough(has), OPTIONS),
    findSome: makeColumnFinder<string>(aliases, (has) => !has('work') && isSampled(has) && count(has) >= 2, OPTIONS),
    findAny: makeColumnFinder<string>(aliases, (has) => count(has) >= 1, OPTIONS),
  }
})

type Finder = (typeof FINDERS)[number]
type Found = FoundColumns<string>

const TITLE_LINES = 8

/** What the file, the sheet and the lines above the table say. */
export const titleOf = (filename: string, { name, rows }: Table): string =>
  [
    filename.replaceAll(/[_.]/g, ' '),
    name,
    ...rows
      .slice(0, TITLE_LINES)
      .filter(({ cells }) => cells.filter((cell) => cell.trim() !== '').length <= 2)
      .map(({ cells }) => cells.join(' ')),
  ].join('\n')

/** Undefined where no columns hold results of samples. */
export function findAnalysis(filename: string, table: Table): FoundAnalysis | undefined {
  const first = chosen(filename, table)
  if (!first) return undefined
  const { finder, found } = first
  if (finder.analysis.kind === null) return ofOneKind(finder, found)
  const all = FINDERS.filter(({ analysis }) => analysis.kind !== null).flatMap((one) => {
    const there = one === finder ? found : one.findAny(table)
    return there?.header === found.header ? [{ finder: one, found: there }] : []
  })
  const columns: Found['columns'] = {}
  for (const name of [...Object.keys(SAMPLE_COLUMNS), 'unit'])
    if (found.columns[name]) columns[name] = found.columns[name]
  for (const { finder: one, found: there } of all)
    for (const name of one.named.keys())
      if (there.columns[name]) columns[`${one.analysis.kind} ${name}`] = there.columns[name]
  const foreign = foreignColumns(columns, found)
  for (const { name, ...column } of foreign) columns[name] = column
  return {
    found: { ...found, columns },
    resultsInLine: resultsOf(finder, found).length + foreign.length,
    foreign,
    analysisFor: (record) => {
      const kind =
        kindOfMaterial(record.text('material'), columns['material']) ?? weakKind(record, all, resultsOf(finder, found))
      return kind === undefined ? finder.analysis : analysisOf(kind)
    },
  }
}

const resultsOf = ({ named }: Finder, { columns }: Found) =>
  [...named].flatMap(([name, parameter]) => (columns[name] ? [{ unit: columns[name].unit, parameter }] : []))

/** A name such as „Am Wasserwerk“ says something only where the results are at least as much those of its kind. */
function weakKind(
  record: TableRecord<string>,
  all: readonly { finder: Finder; found: Found }[],
  usual: readonly unknown[],
) {
  const kind = sampleKindIn(record.text('subject'))
  const named = all.find(({ finder }) => finder.analysis.kind === kind)
  return named && resultsOf(named.finder, named.found).length >= usual.length ? kind : undefined
}

/** „0-30 cm“, and „Nmin 0-30 cm“ without a unit. */
const DEPTH_HEAD = /^(?:N-?min\s)?(\d{1,2})\s?(?:[-–]|bis)\s?(\d{2})(?:\s?cm)?$/i
const BARE_DEPTH = /^(\d{1,2})\s?(?:[-–]|bis)\s?(\d{2})(?:\s?cm)?$/
const OF_NITROGEN = /(?:^|[([ ])kg ?(?:N(?:min)? ?)?\/ ?ha(?!\p{L})/iu
/** „Summe kg N/ha“, „Gesamt 0-90 cm“ */
const SUM_HEAD =
  /^(?:Summe|Gesamt|insgesamt)(?: N-?min)?(?:\s+0\s?[-–]\s?(\d{2})(?:\s?cm)?)?([\s([,]+(?:in )?kg ?(?:N(?:min)? ?)?\/ ?ha[)\]]?)?$/i

/**
 * Of a list of Nmin, whose columns are headed by depths alone: the same with what they are of. A unit above them or at
 * their sum is that of each.
 */
export function withNminColumns(filename: string, table: Table): Table {
  const depths = withSumsOfDepths(table)
  if (depths !== table) return depths
  const head = table.rows.findIndex(({ cells }) => cells.filter((cell) => DEPTH_HEAD.test(cell.trim())).length >= 2)
  if (head < 0) return table
  const { cells } = table.rows[head]!
  const title = titleOf(filename, { ...table, rows: table.rows.slice(0, head) })
  const above = [title, ...table.rows.slice(0, head).flatMap((row) => row.cells)].join(' ')
  if (!/N-?min/i.test([above, ...cells].join(' '))) return table
  const sums = cells.filter((cell) => SUM_HEAD.test(cell.trim()))
  const unit = OF_NITROGEN.test([above, ...sums].join(' ')) ? ' [kg/ha]' : ''
  const deepest = Math.max(...cells.flatMap((cell) => Number(DEPTH_HEAD.exec(cell.trim())?.[2] ?? 0)))
  const named = (cell: string): string =>
    cell
      .trim()
      .replace(DEPTH_HEAD, `Nmin $1-$2${unit}`)
      .replace(SUM_HEAD, (_, until?: string) => `Nmin 0-${until ?? deepest}${unit}`)
  return {
    ...table,
    rows: table.rows.map((row, index) => (index === head ? { ...row, cells: cells.map(named) } : row)),
  }
}

const SUM_OF_DEPTHS = /^(?:Summe|Gesamt|insgesamt)[\s(]*(\d{1,2})\s?(?:[-–]|bis)\s?(\d{2,3})\s?(?:cm)?\)?$/i

/** „Summe 0–90 cm“ in a line below its depths is a depth as well. */
function withSumsOfDepths(table: Table): Table {
  const isSum = ({ cells: [first = ''] }: Table['rows'][number]): boolean => SUM_OF_DEPTHS.test(first.trim())
  return table.rows.some(isSum) && table.rows.some(({ cells: [first = ''] }) => BARE_DEPTH.test(first.trim()))
    ? {
        ...table,
        rows: table.rows.map((row) =>
          isSum(row)
            ? { ...row, cells: [row.cells[0]!.trim().replace(SUM_OF_DEPTHS, '$1-$2'), ...row.cells.slice(1)] }
            : row,
        ),
      }
    : table
}

/** By a word for the kind of sample, where one is said, else by its results. */
function chosen(filename: string, table: Table): { finder: Finder; found: Found } | undefined {
  const mixed = FINDERS.find(({ analysis }) => analysis.kind === null)!
  const several = mixed.find(table)
  if (several) return { finder: mixed, found: several }
  const titled = sampleKindIn(titleOf(filename, table))
  for (const finder of FINDERS) {
    const found = finder.findSome(table)
    if (!found) continue
    const kind = sampleKindIn(found.columns['material']?.label ?? '') ?? titled
    if (kind !== undefined && kind === finder.analysis.kind) return { finder, found }
  }
  const known = FINDERS.flatMap((finder) => {
    const found = finder.find(table)
    return found ? [{ finder, found }] : []
  })
  const [first] = known
  if (!first || resultsOf(first.finder, first.found).every(({ unit }) => unit === '')) return first
  if (fitting(resultsOf(first.finder, first.found)) > 0) return first
  // „P2O5 (kg/m³)“ beside a pH value is not of the soil, whatever its words.
  const better = FINDERS.flatMap((finder) => {
    const found = finder.findSome(table)
    return found && fitting(resultsOf(finder, found)) >= 2 ? [{ finder, found }] : []
  })
  return better[0] ?? first
}

const ofOneKind = (finder: Finder, found: Found): FoundAnalysis => ({
  found: {
    ...found,
    columns: Object.fromEntries(
      Object.entries(found.columns).map(([name, column]) => [finder.named.has(name) ? `null ${name}` : name, column]),
    ),
  },
  resultsInLine: resultsOf(finder, found).length,
  foreign: [],
  analysisFor: () => finder.analysis,
})

/** Every word of more than two letters under which a kind of sample has a result. */
const RESULT_WORDS: ReadonlySet<string> = new Set(
  ANALYSES.filter(({ kind }) => kind !== null).flatMap(({ parameters }) =>
    parameters.flatMap(({ aliases }) => aliases.map(headerKey).filter((word) => word.length > 2)),
  ),
)

/** Columns with a content in their head, or the word for one. */
function foreignColumns(columns: Found['columns'], { cells = [] }: Found): (Column & { name: string })[] {
  const ofSample = new Set(Object.keys(SAMPLE_COLUMNS).flatMap((name) => columns[name]?.index ?? []))
  return cells.flatMap((cell, index) => {
    const { label, unit } = splitUnit(cell)
    const isResult = isContent(unit) || RESULT_WORDS.has(headerKey(label))
    return isResult && !ofSample.has(index) ? [{ name: `column ${index}`, index, label, unit }] : []
  })
}
