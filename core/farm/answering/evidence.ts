import type { DocumentId } from '../../shared/ids.ts'
import type { FactRow } from '../../shared/ports/fact-source.ts'
import { kindOf } from '../kinds/kinds.ts'
import { VALUE_LABELS } from '../kinds/value-labels.ts'
import type { SourcedRow } from '../row.ts'
import type { Field } from '../schema/fields.ts'
import { germanDay, germanList, germanNumber } from '../../shared/german/write-german.ts'
import { isEmpty } from './narrow.ts'
import type { Column, Entry, FarmRows } from './view.ts'

const MOST_ROWS = 10

/** The rows themselves, each once: by the words of a paper where these say what is told, else by its own columns. */
export function evidence(entries: readonly Entry[], columns: readonly Column[], farm: FarmRows): FactRow[] {
  const byRow = new Map(entries.map((entry) => [entry.row.id, entry]))
  return [...byRow.values()].slice(0, MOST_ROWS).map((entry): FactRow => {
    const { row } = entry
    const kind = kindOf(row.kind)
    const parts = [...new Set([...columns.flatMap((column) => partOf(farm, entry, column)), ...Object.entries(kind.fields).filter(([, { required }]) => required).map(([name, field]) => `${field.label}: ${rowValueText(farm, row, name, field)}`)])]
    const told = columns.map(({ name }) => row.values[name]).filter((value) => !isEmpty(value))
    const source = row.edited ? undefined : row.sources.find(({ quote, page }) => quote !== null && page !== null && (told.length === 0 || told.some((value) => says(quote, value))))
    return {
      kind: row.kind, id: row.id, title: `${kind.singular}: ${row.label}`, quote: parts.length > 0 ? parts.join(' · ') : row.label,
      ...(source && { document: { id: source.documentId as DocumentId, page: source.page as number, quote: source.quote as string } }),
    }
  })
}

/** A column of the row itself, or what follows from it for this entry: the crop of a year, a waiting time. */
function partOf(farm: FarmRows, entry: Entry, column: Column): string[] {
  const field = kindOf(entry.row.kind).fields[column.name]
  if (isEmpty(entry.values[column.name]) || column.label === '') return []
  return [`${column.label}: ${field ? rowValueText(farm, entry.row, column.name, field) : valueText(farm, entry, column)}`]
}

/** Kinds whose numbers come in many units have a field for it. */
const ownUnit = ({ kind, values }: SourcedRow, name: string): string => {
  const field = { value: 'unit', amount: 'unit', capacity: 'capacity_unit' }[name]
  const unit = field === undefined ? null : values[field]
  return typeof unit === 'string' ? VALUE_LABELS[kind]?.[field as string]?.[unit] ?? unit : ''
}

/** True where the words of a paper hold the value, in one of the ways that papers write it. */
function says(quote: string, value: unknown): boolean {
  const text = quote.toLowerCase()
  if (typeof value === 'string') return [value, germanDay(value), value.replaceAll('-', '')].some((one) => text.includes(one.toLowerCase()))
  if (typeof value !== 'number') return false
  const numbers = text.match(/\d[\d.]*(?:,\d+)?/gu) ?? []
  return numbers.some((number) => Number(number.replaceAll('.', '').replace(',', '.')) === value || Number(number) === value)
}

function rowValueText(farm: FarmRows, row: SourcedRow, name: string, { shape, unit }: Field): string {
  const value = row.values[name]
  if (shape.type === 'reference') return farm.byId(shape.kind as SourcedRow['kind'], value)?.label ?? 'unbekannt'
  if (name === 'year') return String(value)
  if (typeof value === 'number') return [germanNumber(value), unit || ownUnit(row, name)].filter(Boolean).join(' ')
  if (typeof value === 'boolean') return value ? 'ja' : 'nein'
  if (shape.type === 'day') return germanDay(value)
  const labels = VALUE_LABELS[row.kind]?.[name]
  if (shape.type === 'choice') return labels?.[String(value)] ?? String(value)
  return Array.isArray(value) ? germanList(value.map((one) => (typeof one === 'string' ? labels?.[one] ?? one : Object.values(one as object).filter((part) => part !== null).join(' ')))) : String(value)
}

export const unitOf = (entry: Entry, { unit, unitFrom }: Column): string => {
  const own = unitFrom === undefined ? undefined : entry.values[unitFrom]
  return typeof own === 'string' ? VALUE_LABELS[entry.row.kind]?.[unitFrom!]?.[own] ?? own : unit ?? ''
}

/** As an answer says it. */
export function valueText(farm: FarmRows, entry: Entry, column: Column): string {
  const value = entry.values[column.name]
  if (column.links) return farm.byId(column.links, value)?.label ?? 'unbekannt'
  if (typeof value === 'number') return column.format?.(String(value)) ?? [germanNumber(value), unitOf(entry, column)].filter(Boolean).join(' ')
  if (typeof value === 'boolean') return value ? 'ja' : 'nein'
  if (column.type === 'day') return germanDay(value)
  if (Array.isArray(value)) return germanList(value.map((one) => column.choices?.get(String(one))?.label ?? String(one)))
  return column.choices?.get(String(value))?.label ?? column.format?.(String(value)) ?? String(value)
}
