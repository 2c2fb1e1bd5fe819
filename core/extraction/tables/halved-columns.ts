import type { Table, TableRow } from '../structure.ts'

const BETWEEN = ' / '
/** So many of the cells below hold two things as their head does. */
const MOST = 0.8
const LEAST_COLUMNS = 3

const halvesOf = (cell: string): string[] | undefined => {
  const halves = cell.split(BETWEEN).map((half) => half.trim())
  return halves.length === 2 && halves.every(Boolean) ? halves : undefined
}

/** „Bucht / Anz. Tiere“ over „Abt. 2 / 34“ as the two columns that these are; none where there is no such column. */
export function halvedColumns(table: Table): Table[] {
  const { rows } = table
  const head = rows.findIndex(({ cells }) => cells.length >= LEAST_COLUMNS && cells.some(halvesOf))
  const below = rows.slice(head + 1)
  const halved = (rows[head]?.cells ?? []).flatMap((cell, index) => {
    const filled = below.map(({ cells }) => cells[index]?.trim() ?? '').filter(Boolean)
    const isHalved =
      halvesOf(cell)?.every((half) => /\p{L}/u.test(half)) === true &&
      filled.length > 0 &&
      filled.filter(halvesOf).length >= filled.length * MOST
    return isHalved ? [index] : []
  })
  if (halved.length === 0) return []
  const apart = (row: TableRow): TableRow => ({
    ...row,
    cells: row.cells.flatMap((cell, index) =>
      halved.includes(index) ? (halvesOf(cell) ?? [cell.trim(), '']) : [cell],
    ),
  })
  return [{ ...table, rows: rows.map((row, index) => (index < head ? row : apart(row))) }]
}
