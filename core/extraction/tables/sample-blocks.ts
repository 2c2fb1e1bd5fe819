import { SAMPLE_COLUMNS } from '../samples/analyses.ts'
import type { ReadDocument } from '../read-document.ts'
import type { Table, TableRow } from '../structure.ts'
import { saidIn } from './sample-labels.ts'
import { withHeadings } from './sample-headings.ts'
import { cellOf, isHead, keyOf, PARAMETER_WORDS, type SampleColumn } from './sample-words.ts'

/**
 * Samples below each other, as one table with columns for what is said of each: under „Schlag: Deich“, „Probe 2:
 * Hof“, or the bare name of each. What is said of one sample ends with it: where something of a sample is said anew,
 * and where the same result comes again under a head of its own.
 */
export function sectioned(given: Table, pages: ReadDocument['pages']): Table | undefined {
  if (!given.rows.some(isHead)) return undefined
  const rows = withHeadings(given.rows, pages)
  const head = rows.findIndex(isHead)
  const names = [...new Set(rows.flatMap((row) => saidIn(row).map(([name]) => name)))]
  if (names.length === 0) return undefined
  const forAll = saidForAll(rows)
  const said = new Map<SampleColumn, string>()
  const results = new Set<string>()
  const endSample = (): void => {
    if (results.size > 0) for (const name of said.keys()) if (!forAll.has(name)) said.delete(name)
    results.clear()
  }
  const lines: TableRow[] = []
  rows.forEach((row, index) => {
    const says = saidIn(row)
    if (says.length > 0) {
      endSample()
      for (const [name, value] of says) said.set(name, value)
    } else if (index > head && isHead(row)) {
      if (resultsBelow(rows, index).some((result) => results.has(result))) endSample()
    } else if (index > head) {
      results.add(resultOf(rows[head]!, row))
      lines.push({ ...row, cells: [...paddedTo(rows[head]!, row), ...names.map((name) => said.get(name) ?? '')] })
    }
  })
  return {
    ...given,
    rows: [
      // What is said of a sample keeps its place, so that it is not taken for what stands above the table.
      ...rows.slice(0, head).map((row) => (saidIn(row).length === 0 ? row : { ...row, cells: [''] })),
      { ...rows[head]!, cells: [...rows[head]!.cells, ...names.map((name) => SAMPLE_COLUMNS[name][0])] },
      ...lines,
    ],
  }
}

const resultOf = (head: TableRow, row: TableRow): string =>
  keyOf(
    cellOf(
      row,
      head.cells.findIndex((cell) => PARAMETER_WORDS.has(keyOf(cell))),
    ),
  )

/** The results between a head and the next one. */
function resultsBelow(rows: readonly TableRow[], head: number): string[] {
  const below = rows.slice(head + 1)
  const next = below.findIndex((row) => isHead(row) || saidIn(row).length > 0)
  return below.slice(0, next < 0 ? undefined : next).map((row) => resultOf(rows[head]!, row))
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
