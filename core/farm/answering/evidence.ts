import { germanDay, germanList, germanNumber } from '../../shared/german/write-german.ts'
import { readGrouped } from '../../shared/german/read-german.ts'
import type { DocumentId } from '../../shared/ids.ts'
import type { FactRow } from '../../shared/ports/fact-source.ts'
import { kindOf } from '../kinds/kinds.ts'
import { choiceLabel } from '../schema/fields.ts'
import { isEmpty } from './narrow.ts'
import { columnsOf, type Column, type Entry, type FarmRows } from './view.ts'

const MOST_ROWS = 10

/** The rows themselves, each once: by the words of a paper where these say what is told, else by its own columns. */
export function evidence(entries: readonly Entry[], columns: readonly Column[], farm: FarmRows): FactRow[] {
  const byRow = new Map(entries.map((entry) => [entry.row.id, entry]))
  return [...byRow.values()].slice(0, MOST_ROWS).map((entry): FactRow => {
    const { row } = entry
    const kind = kindOf(row.kind)
    // What is told, be it of the row or following from it for this entry, and what each row of the kind has.
    const shown = [
      ...new Set(columns),
      ...columnsOf(row.kind).filter(
        ({ name }) => kind.fields[name]?.required && columns.every((column) => column.name !== name),
      ),
    ]
    const parts = shown
      .filter(({ name, label }) => label !== '' && !isEmpty(entry.values[name] ?? row.values[name]))
      .map(
        (column) =>
          `${column.label}: ${valueText(farm, { ...entry, values: { ...row.values, ...entry.values } }, column)}`,
      )
    const told = columns.map(({ name }) => row.values[name]).filter((value) => !isEmpty(value))
    const source = row.edited
      ? undefined
      : row.sources.find(
          ({ quote, page }) =>
            quote !== null && page !== null && (told.length === 0 || told.some((value) => says(quote, value))),
        )
    return {
      kind: row.kind,
      id: row.id,
      title: `${kind.singular}: ${row.label}`,
      quote: parts.length > 0 ? parts.join(' · ') : row.label,
      ...(source && {
        document: { id: source.documentId as DocumentId, page: source.page as number, quote: source.quote as string },
      }),
    }
  })
}

/** True where the words of a paper hold the value, in one of the ways that papers write it. */
function says(quote: string, value: unknown): boolean {
  const text = quote.toLowerCase()
  if (typeof value === 'string')
    return [value, germanDay(value), value.replaceAll('-', '')].some((one) => text.includes(one.toLowerCase()))
  if (typeof value !== 'number') return false
  const numbers = text.match(/\d[\d.]*(?:,\d+)?/gu) ?? []
  return numbers.some((number) => readGrouped(number) === value || Number(number) === value)
}

export const unitOf = (entry: Entry, { unit, unitFrom }: Column): string => {
  const own = unitFrom === undefined ? undefined : entry.values[unitFrom]
  if (typeof own !== 'string') return unit ?? ''
  const field = kindOf(entry.row.kind).fields[unitFrom!]
  return field === undefined ? own : choiceLabel(field, own)
}

/** As an answer says it. */
export function valueText(farm: FarmRows, entry: Entry, column: Column): string {
  const value = entry.values[column.name]
  if (column.links) return farm.byId(column.links, value)?.label ?? 'unbekannt'
  if (typeof value === 'number')
    return column.format?.(String(value)) ?? [germanNumber(value), unitOf(entry, column)].filter(Boolean).join(' ')
  if (typeof value === 'boolean') return value ? 'ja' : 'nein'
  if (column.type === 'day') return germanDay(value)
  if (Array.isArray(value))
    return germanList(value.map((one) => column.choices?.get(String(one))?.label ?? String(one)))
  return column.choices?.get(String(value))?.label ?? column.format?.(String(value)) ?? String(value)
}
