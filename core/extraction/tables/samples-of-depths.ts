import type { FoundColumns } from './find-columns.ts'
import type { Table } from '../structure.ts'

const DEPTH = /^(\d{1,2})\s?(?:[-–]|bis)\s?(\d{2,3})(?:\s?cm)?$/
const OF_SAMPLE = ['subject', 'sample_number', 'flik', 'sampled_on', 'soil_type'] as const

/**
 * A table with a line for each depth that names the sample beside its first depth alone: the same with the name in each
 * line. A deeper depth below goes on with the sample above it; anything else does not.
 */
export function withSamplesOfDepths(table: Table, { columns, header }: FoundColumns<string>): Table {
  const at = columns['depth']?.index
  const subject = columns['subject']?.index
  if (at === undefined || subject === undefined) return table
  const carried = OF_SAMPLE.flatMap((name) => columns[name]?.index ?? [])
  let above: readonly string[] = []
  const rows = table.rows.map((row, index) => {
    if (index <= header) return row
    const [, from] = DEPTH.exec((row.cells[at] ?? '').trim()) ?? []
    const [, , to] = DEPTH.exec((above[at] ?? '').trim()) ?? []
    const goesOn = from !== undefined && to !== undefined && Number(from) >= Number(to)
    const isUnnamed = carried.every((column) => (row.cells[column] ?? '').trim() === '')
    above = row.cells
    if (!goesOn || !isUnnamed) return row
    const cells = Array.from(
      { length: Math.max(row.cells.length, ...carried.map((column) => column + 1)) },
      (_, column) => (carried.includes(column) ? (lastOf(table, index, column, at) ?? '') : (row.cells[column] ?? '')),
    )
    above = cells
    return { ...row, cells }
  })
  return { ...table, rows }
}

/** The cell of the nearest line above that has the first depth of the sample. */
function lastOf({ rows }: Table, index: number, column: number, depth: number): string | undefined {
  for (let above = index - 1; above >= 0; above -= 1) {
    const cell = (rows[above]!.cells[column] ?? '').trim()
    if (cell !== '' || /^0\s?(?:[-–]|bis)/.test((rows[above]!.cells[depth] ?? '').trim())) return cell
  }
  return undefined
}
