import type { Block, PrintedColumn } from '../../../core/library/index.ts'
import { columnWidths } from './column-widths.ts'
import type { PageFlow } from './page-flow.ts'
import { widestWord } from './wrap-text.ts'

const SIZES = [9, 8.5, 8, 7.5, 7]
const PAD_X = 3
/** One word takes at most this share of the width; longer ones are broken. */
const MOST_OF_A_WORD = 0.3
const NARROWEST = 24

export interface GridColumn {
  /** Where its text begins, and how much room that has. */
  x: number
  width: number
  /** Where its lines stand. */
  left: number
  right: number
  align: 'left' | 'right'
}

export type Table = Extract<Block, { type: 'table' | 'blank_table' }>

/** The columns of a table on a page, and the size of its letters. */
export interface Grid {
  size: number
  columns: readonly GridColumn[]
}

/** More columns than a page can hold go on in a table below, with the first one again. */
export function splitWide(flow: PageFlow, table: Table): Table[] {
  const most = Math.floor(flow.width / NARROWEST)
  if (table.columns.length <= most) return [table]
  const parts: Table[] = []
  for (let from = 1; from < table.columns.length; from += most - 1) {
    const pick = <T>(list: readonly T[]): T[] => [...list.slice(0, 1), ...list.slice(from, from + most - 1)]
    const columns = pick(table.columns)
    if (table.type === 'blank_table') parts.push({ ...table, columns })
    else parts.push({ ...table, columns, rows: table.rows.map(pick), ...(table.foot && { foot: pick(table.foot) }) })
  }
  return parts
}

/** The largest letters at which no word has to be broken, and columns that hold the longest word of each. */
export function makeGrid(
  flow: PageFlow,
  columns: readonly PrintedColumn[],
  rows: readonly (readonly string[])[],
): Grid {
  const padding = 2 * PAD_X
  const words = columns.map(({ label }, index) => {
    const most = flow.width * MOST_OF_A_WORD
    const inHead = wordOf(flow, label, true, most)
    return rows.reduce((widest, row) => Math.max(widest, wordOf(flow, row[index] ?? '', false, most)), inHead)
  })
  const needed = (size: number) => words.map((word) => (word * size) / SIZES[0]! + padding)
  const fits = (size: number) => needed(size).reduce((sum, width) => sum + width, 0) <= flow.width
  const size = SIZES.find(fits) ?? SIZES.at(-1)!
  const wanted = columns.map(({ width = 1 }) => Math.max(width, 0.01))
  let right = flow.sheet.left
  return {
    size,
    columns: columnWidths(wanted, needed(size), flow.width).map((width, index) => {
      const left = right
      right += width
      const align = columns[index]!.align ?? 'left'
      // Half a point more than the longest word: widths are sums of rounded numbers.
      return { x: left + PAD_X, width: width - padding + 0.5, left, right, align }
    }),
  }
}

/** The widest word of a cell in the largest letters. */
function wordOf(flow: PageFlow, text: string, bold: boolean, most: number): number {
  const letters = flow.letters({ size: SIZES[0]!, bold })
  return widestWord(letters.clean(text), letters, SIZES[0]!, most)
}
