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

/**
 * Says which columns of a file did not go into the rows although something stands in them: those that are not known,
 * and those that are known and of which no reader asked.
 */
export function noteUnreadColumns<N extends string>(
  table: Table,
  found: FoundColumns<N>,
  used: ReadonlySet<N>,
  skipped: SkippedLines,
): void {
  if (table.printed || table.ofElements || table.pivoted) return
  skipped.note(() => unreadColumns(table, found, skipped.hasKept(table) ? used : undefined))
}

function unreadColumns<N extends string>(
  table: Table,
  { header, columns, duplicated, cells = [] }: FoundColumns<N>,
  used: ReadonlySet<N> | undefined,
): string | undefined {
  const read = new Set(
    (Object.entries(columns) as [N, { index: number } | undefined][]).flatMap(([name, column]) =>
      column && !KNOWN_UNREAD.has(name) && (used?.has(name) ?? true) ? [column.index] : [],
    ),
  )
  const unread = cells.flatMap((cell, index) => {
    const head = cell.replaceAll(/\s+/g, ' ').trim()
    const isSaid = read.has(index) || duplicated.some((label) => head.startsWith(label))
    return head === '' || isSaid || NOTHING_LOST.test(head) || !isFilled(table, header, index) ? [] : [head]
  })
  if (unread.length === 0) return undefined
  const more = unread.length > MOST_NAMED ? ` und ${unread.length - MOST_NAMED} weitere` : ''
  const sheet = table.name === '' ? '' : `Blatt ${quotedValue(table.name)}: `
  const [word, verb] = unread.length === 1 ? ['Diese Spalte', 'ist'] : ['Diese Spalten', 'sind']
  return `${sheet}${word} ${verb} nicht übernommen: ${unread.slice(0, MOST_NAMED).map(quotedValue).join(', ')}${more}.`
}

const isFilled = ({ rows }: Table, header: number, index: number): boolean =>
  rows.slice(header + 1).some(({ cells }) => /[\p{L}\d]/u.test(cells[index] ?? ''))
