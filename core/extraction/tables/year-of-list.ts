import type { Table } from '../structure.ts'
import type { FoundColumns } from './find-columns.ts'

/** The year of the whole list: the only one in the title, the sheet's name, or the file's name. */
export function yearOfList(
  filename: string,
  { name, rows }: Table,
  { header }: Pick<FoundColumns<string>, 'header'>,
): number | undefined {
  const title = rows
    .slice(0, header)
    .flatMap(({ cells }) => cells)
    .join(' ')
  const head = rows[header]?.cells.join(' ') ?? ''
  for (const text of [title, name, filename, head]) {
    const years = new Set(text.match(/(?<!\d)20[1-4]\d(?!\d)/g))
    if (years.size === 1) return Number([...years][0])
  }
  return undefined
}
