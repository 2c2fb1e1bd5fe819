import type { Table, TableRow } from '../structure.ts'
import { headerKey } from './heading.ts'

const MOST_ROWS_ABOVE = 40
const GOODS =
  /^(?:psm|mittel|produkt|praeparat|handelsname|pflanzenschutzmittel|duenger|duengemittel|artikel|betriebsmittel|mittelname|produktname|saatgut)$/

interface Numbered {
  index: number
  word: string
  number: string
  label: string
}

/** „PSM 1“, „2. Mittel“ as its word and its number. */
function numberedHead(cell: string, index: number): Numbered[] {
  const [, first, before = '', after = '', last, rest = ''] =
    /^(?:([1-9])\. ?(\D{2,40})|(\D{1,40}?)[ _.]*([1-9])((?: ?[[(][^\])]{1,20}[\])])?))$/.exec(cell.trim()) ?? []
  const number = first ?? last
  const label = `${before}${after}${rest}`.trim()
  return number === undefined ? [] : [{ index, word: headerKey(before + after), number, label }]
}

/**
 * Several goods side by side in a line („Mittel 1; Menge 1; Mittel 2; Menge 2“) as a line for each of them; none where
 * the numbers do not count goods with something said of each.
 */
export function goodsApart(table: Table): Table[] {
  const { rows } = table
  for (const [head, { cells }] of rows.slice(0, MOST_ROWS_ABOVE).entries()) {
    const numbered = cells.flatMap(numberedHead)
    const groups = Map.groupBy(numbered, ({ number }) => number)
    const [first = []] = groups.values()
    const words = first.map(({ word }) => word)
    const goods = words.findIndex((word) => GOODS.test(word))
    const isSame = [...groups.values()].every(
      (group) => group.length === words.length && group.every(({ word }, at) => word === words[at]),
    )
    if (groups.size < 2 || words.length < 2 || goods < 0 || !isSame) continue
    const others = cells.flatMap((_, index) => (numbered.some((one) => one.index === index) ? [] : [index]))
    const at = (row: TableRow, index: number): string => row.cells[index] ?? ''
    const lines = rows.slice(head + 1).flatMap((row): TableRow[] => {
      const filled = [...groups.values()].filter((group) => group.some(({ index }) => at(row, index).trim() !== ''))
      return (filled.length === 0 ? [first] : filled).map((group) => ({
        ...row,
        cells: [...others.map((index) => at(row, index)), ...group.map(({ index }) => at(row, index))],
      }))
    })
    const top = { ...rows[head]!, cells: [...others.map((index) => cells[index]!), ...first.map(({ label }) => label)] }
    return [{ ...table, pivoted: true, rows: [...rows.slice(0, head), top, ...lines] }]
  }
  return []
}
