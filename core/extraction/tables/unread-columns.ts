import type { Table } from '../structure.ts'
import { quotedValue } from '../quoted-value.ts'
import type { FoundColumns } from './find-columns.ts'
import type { SkippedLines } from './skipped-lines.ts'

/** Numbers of lines say nothing that could be missed; of items of ADIS without a name the file itself is told. */
const NOTHING_LOST =
  /^(?:(?:lfd|laufende)\.?\s*(?:nr\.?|nummer)?|nr\.?|no\.?|pos\.?(?:ition)?|#|zeile|id|index|\d{6})$/i
/** Names under which columns are known that hold nothing to keep. */
const KNOWN_UNREAD = new Set(['none', 'other'])
const MOST_NAMED = 12

/** Says which columns of a file were not read although something stands in them. */
export function noteUnreadColumns(
  table: Table,
  { header, columns, duplicated, cells = [] }: FoundColumns<string>,
  skipped: SkippedLines,
): void {
  if (table.printed || table.ofElements || table.pivoted) return
  const read = new Set(
    Object.entries(columns).flatMap(([name, column]) => (column && !KNOWN_UNREAD.has(name) ? [column.index] : [])),
  )
  const unread = cells.flatMap((cell, index) => {
    const head = cell.replaceAll(/\s+/g, ' ').trim()
    const isSaid = read.has(index) || duplicated.some((label) => head.startsWith(label))
    return head === '' || isSaid || NOTHING_LOST.test(head) || !isFilled(table, header, index) ? [] : [head]
  })
  if (unread.length === 0) return
  const more = unread.length > MOST_NAMED ? ` und ${unread.length - MOST_NAMED} weitere` : ''
  const sheet = table.name === '' ? '' : `Blatt ${quotedValue(table.name)}: `
  const [word, verb] = unread.length === 1 ? ['Diese Spalte', 'ist'] : ['Diese Spalten', 'sind']
  skipped.note(
    `${sheet}${word} ${verb} nicht übernommen: ${unread.slice(0, MOST_NAMED).map(quotedValue).join(', ')}${more}.`,
  )
}

const isFilled = ({ rows }: Table, header: number, index: number): boolean =>
  rows.slice(header + 1).some(({ cells }) => /[\p{L}\d]/u.test(cells[index] ?? ''))
