import { corrupt } from '../documents/read-failed.ts'
import { childOf, childrenOf, type MixedElement } from './mixed-xml.ts'

const MOST_COLUMNS = 100
const MOST_CELLS = 200_000

/**
 * A CALS table as Markdown, its head in one line. A cell over several rows is repeated in each, so that a row says all
 * by itself; one over several columns stands in the first. Throws `corrupt` where it is too large to be a table of law.
 */
export function writeTable(table: MixedElement, write: (entry: MixedElement) => string): string[] {
  return childrenOf(table, 'tgroup').flatMap((group) => {
    const columns = childrenOf(group, 'colspec').map(({ attributes }) => attributes['colname'] ?? '')
    const head = gridOf(childrenOf(childOf(group, 'thead'), 'row'), columns, write)
    const body = gridOf(childrenOf(childOf(group, 'tbody'), 'row'), columns, write)
    const width = [...head, ...body].reduce((most, row) => Math.max(most, row.length), 0)
    if (width === 0) return []
    const names = Array.from({ length: width }, (_, at) =>
      [...new Set(head.map((row) => row[at] ?? ''))].join(' ').trim(),
    )
    const lines = body.map((row) => line(names.map((_, at) => row[at] ?? '')))
    return [[line(names), line(names.map(() => '---')), ...lines].join('\n')]
  })
}

function gridOf(rows: MixedElement[], columns: string[], write: (entry: MixedElement) => string): string[][] {
  const grid: string[][] = rows.map(() => [])
  let cells = 0
  for (const [index, row] of rows.entries()) {
    let next = 0
    for (const entry of childrenOf(row, 'entry')) {
      const { namest, nameend, colname, morerows } = entry.attributes
      const named = placeOf(columns, namest ?? colname)
      let at = named >= 0 ? named : next
      while (named < 0 && grid[index]?.[at] !== undefined) at += 1
      const last = Math.max(at, placeOf(columns, nameend))
      const text = write(entry).replaceAll('|', '\\|').replaceAll(/\s+/g, ' ').trim()
      const below = Math.min(rows.length - 1, index + (Number(morerows) || 0))
      cells += (below - index + 1) * (last - at + 1)
      if (last >= MOST_COLUMNS || cells > MOST_CELLS) throw corrupt('a table too large')
      for (let y = index; y <= below; y += 1)
        for (let x = at; x <= last; x += 1) (grid[y] as string[])[x] = x === at ? text : ''
      next = last + 1
    }
  }
  return grid
}

/** -1 where the entry names no column: it is the next one then. */
const placeOf = (columns: string[], name: string | undefined): number => (name ? columns.indexOf(name) : -1)

const line = (cells: string[]) => `| ${cells.join(' | ')} |`
