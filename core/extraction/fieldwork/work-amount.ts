import { wordTable } from '../../shared/word-table.ts'
import type { TableRecord } from '../tables/read-records.ts'
import { goodsUnit } from '../../terms/index.ts'
import type { WorkColumn } from './work-columns.ts'

/** Columns of amounts, that which is taken first before the others. */
export const AMOUNTS = ['amount_ha', 'amount', 'amount_total'] as const

export interface WorkAmount {
  amount: number | null
  unit: string | null
  per: 'hectare' | 'total' | null
  /** False where it may be for each hectare or for all of it. */
  sure: boolean
  /** The word „Aufwandmenge“ alone makes it one for each hectare. */
  implied: boolean
  /** That it was read from. */
  column?: (typeof AMOUNTS)[number]
}

const NOTHING: WorkAmount = { amount: null, unit: null, per: null, sure: true, implied: false }
const HECTARE = /(?<!\p{L})ha(?!\p{L})|hektar/iu
const OF_COLUMN = { amount_ha: 'hectare', amount_total: 'total', amount: null } as const

/** How much was spread, by the first of its columns that says it, or why it is not known. */
export function readWorkAmount(
  record: TableRecord<WorkColumn>,
  areaHa: number | null,
): WorkAmount | { fault: string; column: (typeof AMOUNTS)[number] } {
  for (const column of AMOUNTS) {
    const read = record.number(column)
    if (read === undefined) continue
    if ('fault' in read) return { ...read, column }
    const { amount, unit: written } = read.value
    const { unit, perHectare } = goodsUnit(goodsUnit(written).unit === null ? record.text('unit') : written)
    const isOnHectare = perHectare || goodsUnit(written).perHectare
    const implied = column === 'amount_ha' && !isOnHectare && unit !== null && !HECTARE.test(record.head(column))
    // A unit without a hectare says nothing where its column heads amounts a hectare, such as „Menge/ha“ beside „kg“.
    const per = isOnHectare ? 'hectare' : OF_COLUMN[column]
    if (per !== null) return { amount, unit, per, sure: unit !== null, implied, column }
    return { amount, unit, per: 'total', sure: unit !== null && isPlausible(amount, unit, areaHa), implied, column }
  }
  return NOTHING
}

/** Whether an amount of the line says that it is for each hectare. */
export const saysHectare = (record: TableRecord<WorkColumn>): boolean =>
  AMOUNTS.some((column) => record.text(column) !== '' && HECTARE.test(record.text(column))) ||
  (record.text('amount_ha') !== '' && HECTARE.test(record.text('unit')))

/** The least that is spread on a hectare; less of a total speaks for an amount a hectare. */
const LEAST: Readonly<Record<string, number>> = wordTable({ 'm³': 4, t: 2, dt: 0.2, kg: 0.02, l: 0.02 })

const isPlausible = (amount: number, unit: string, areaHa: number | null): boolean =>
  areaHa === null || areaHa <= 0 || amount / areaHa >= (LEAST[unit] ?? 0)

/** A nutrient in kg/ha; of a total in kg it is divided by the area. */
export function nutrientOf(
  record: TableRecord<WorkColumn>,
  column: 'n' | 'n_available' | 'nh4n' | 'p2o5',
  areaHa: number | null,
): { value: number | null } | { fault: string } {
  const read = record.number(column)
  if (read === undefined) return { value: null }
  if ('fault' in read) return read
  const { amount, unit } = read.value
  const { unit: plain, perHectare } = goodsUnit(unit)
  if (perHectare || unit === '') return { value: round(amount) }
  if (plain === 'kg' && areaHa !== null && areaHa > 0) return { value: round(amount / areaHa) }
  return { fault: `${column.toUpperCase()}: Die Einheit „${unit}“ lässt sich nicht in kg/ha umrechnen.` }
}

const round = (value: number): number => Number(value.toFixed(2))
