import { readGrouped } from '../../shared/german/read-german.ts'
import { germanDay } from '../../shared/german/write-german.ts'
import type { FactRow } from '../ports/fact-source.ts'
import { isEmpty, type Column, type Entry } from '../view.ts'
import { valueText } from './format-value.ts'

export const MOST_ROWS = 10

/**
 * The rows that the entries rest on, each once: by the words of a document where these say what the answer tells, else
 * by the row's own columns.
 */
export function cite(entries: readonly Entry[], columns: readonly Column[]): FactRow[] {
  const byRow = new Map(entries.flatMap((entry) => (entry.record.id === '' ? [] : [[entry.record.id, entry] as const])))
  return [...byRow.values()].slice(0, MOST_ROWS).map((entry) => {
    const { kind, id, title } = entry.record
    const source = sourceOf(entry, columns)
    return { kind, id, title, quote: ownWords(entry, columns), ...(source && { document: source }) }
  })
}

/** What the answer tells, be it of the row or following from it for this entry, and what each row of the kind has. */
function ownWords({ values, record }: Entry, columns: readonly Column[]): string {
  const all = { ...record.values, ...values }
  const shown = [
    ...new Set(columns),
    ...record.alwaysShown.filter(({ name }) => columns.every((column) => column.name !== name)),
  ].filter(({ name, label }) => label !== '' && !isEmpty(values[name] ?? record.values[name]))
  const parts = shown.map((column) => `${column.label}: ${valueText({ values: all, record }, column)}`)
  return parts.length > 0 ? parts.join(' · ') : record.label
}

/** The first place in a document that says one of the values; any where the answer tells none of the row. */
function sourceOf({ record }: Entry, columns: readonly Column[]): FactRow['document'] {
  const values = columns.map(({ name }) => record.values[name]).filter((value) => !isEmpty(value))
  for (const { documentId, page, quote } of record.sources)
    if (quote !== null && page !== null && (values.length === 0 || values.some((value) => says(quote, value))))
      return { id: documentId, page, quote }
  return undefined
}

/** True where the words of a document hold the value, in one of the ways that documents write it. */
function says(quote: string, value: unknown): boolean {
  const text = quote.toLowerCase()
  if (typeof value === 'string')
    return [value, germanDay(value), value.replaceAll('-', '')].some((one) => text.includes(one.toLowerCase()))
  if (typeof value !== 'number') return false
  const numbers = text.match(/\d[\d.]*(?:,\d+)?/gu) ?? []
  return numbers.some((number) => readGrouped(number) === value || Number(number) === value)
}
