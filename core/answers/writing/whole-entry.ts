import { isEmpty, type Column, type Entry, type View } from '../view.ts'
import { valueText } from './format-value.ts'
import { saysWhole } from './phrases.ts'

/** True of a column of which the entry holds something that a person can read. */
export const isTold =
  ({ values, record }: Entry) =>
  (column: Column): boolean =>
    column.label !== '' &&
    !isEmpty(values[column.name], column) &&
    (column.type !== 'reference' || record.references[column.name] !== undefined)

/** All that an entry holds and its name does not say: `first`, what a list tells, then the others. */
export function wholeEntry(view: View, entry: Entry, first: readonly Column[] = []): Column[] {
  const listed = view.roles.list.flatMap((name) => view.columns.find((column) => column.name === name) ?? [])
  // Units stand behind their numbers.
  const units = view.columns.flatMap(({ unitColumn }) => unitColumn?.name ?? [])
  const open = view.columns.filter(({ discreet }) => discreet === undefined)
  return [...new Set([...first, ...listed, ...open])].filter(
    (column) =>
      isTold(entry)(column) && !units.includes(column.name) && !saysWhole(entry.name, valueText(entry, column)),
  )
}

/** „Fläche 12 ha, Nutzung Acker“ */
export const valuesInShort = (entry: Entry, columns: readonly Column[]): string =>
  columns
    .map((column) => `${column.label} ${inShort(valueText(entry, column))}`)
    .join(', ')
    .replace(/\.$/u, '')

/** A note may be long, in UTF-16 units, and is shown whole with its row. */
const LONGEST_TOLD = 200

const inShort = (text: string): string =>
  text.length > LONGEST_TOLD
    ? `${text.slice(0, text.lastIndexOf(' ', LONGEST_TOLD) + 1 || LONGEST_TOLD).trim()} …`
    : text
