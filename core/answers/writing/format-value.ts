import { germanDay, germanList, germanNumber } from '../../shared/german/write-german.ts'
import type { Column, Entry } from '../view.ts'

type Valued = Pick<Entry, 'values' | 'record'>

/** The unit of a number of this entry; empty where it has none. */
export function unitOf({ values }: Pick<Entry, 'values'>, { unit, unitColumn }: Column): string {
  const own = unitColumn && values[unitColumn.name]
  return typeof own === 'string' ? (unitColumn?.labels[own] ?? own) : (unit ?? '')
}

/** „2.951,20 EUR“, „12 kg“ */
export const numberText = (value: number, unit: string): string =>
  [unit === 'EUR' && !Number.isInteger(value) ? germanNumber(value, 2) : germanNumber(value), unit]
    .filter(Boolean)
    .join(' ')

/** A value that is not empty, as an answer says it. */
export function valueText(entry: Valued, column: Column): string {
  const value = entry.values[column.name]
  if (column.type === 'reference') return entry.record.references[column.name] ?? 'unbekannt'
  if (typeof value === 'number')
    return column.format?.(String(value), entry.values) ?? numberText(value, unitOf(entry, column))
  if (typeof value === 'boolean') return value ? 'ja' : 'nein'
  if (column.type === 'day') return germanDay(value)
  if (Array.isArray(value))
    return germanList(value.map((one) => column.choices?.get(String(one))?.label ?? String(one)))
  return column.choices?.get(String(value))?.label ?? column.format?.(String(value), entry.values) ?? String(value)
}
