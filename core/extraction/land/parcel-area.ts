import { areaHa, type Geometry } from '../../farm/index.ts'
import { quotedValue } from '../quoted-value.ts'
import type { TableRecord } from '../tables/read-records.ts'
import { inHectares } from '../../terms/index.ts'

/** The unit of areas that bear none, and whether it is sure. */
export interface AssumedUnit {
  unit: 'ha' | 'ar' | 'm²'
  sure: boolean
}

/** No parcel of a farm is larger, in hectares, so larger numbers are in another unit. */
const LARGEST_HA = 500
/** In ares a parcel of the usual size would be above fifty hectares. */
const SQUARE_METRES_FROM = 5000
/** Less is no parcel of the usual size in square metres, so the numbers are ares. */
const ARES_BELOW = 1500
const NEAR = 0.05

/**
 * Hectares, as applications count. Where all are whole numbers and one is too large for hectares, square metres or
 * ares, as the parcel in the middle shows; unless it is clear, a person has to say it.
 */
export function assumedUnit(records: readonly TableRecord<string>[]): AssumedUnit {
  const areas = records.flatMap((record) => {
    const area = record.number('area')
    return area && 'value' in area ? [area.value] : []
  })
  const isWhole = areas.length > 0 && areas.every(({ amount, unit }) => unit === '' && Number.isInteger(amount))
  if (!isWhole || !areas.some(({ amount }) => amount > LARGEST_HA)) return { unit: 'ha', sure: true }
  const sorted = areas.map(({ amount }) => amount).toSorted((a, b) => a - b)
  const middle = sorted[Math.floor(sorted.length / 2)]!
  if (sorted[0]! < ARES_BELOW && middle < SQUARE_METRES_FROM) return { unit: 'ar', sure: false }
  return { unit: 'm²', sure: middle >= SQUARE_METRES_FROM }
}

/** In hectares to four decimals, or why there is none; where no unit is given, the one that fits the boundary. */
export function readArea(
  record: TableRecord<string>,
  assumed: AssumedUnit,
): { ha: number; sure: boolean } | { fault: string } {
  const area = record.number('area')
  if (area === undefined)
    return record.geometry ? { ha: rounded(areaHa(record.geometry)), sure: true } : { fault: 'Die Größe fehlt.' }
  if ('fault' in area) return area
  const { amount, unit } = area.value
  if (unit === '') {
    const fitting = record.geometry && unitThatFits(amount, record.geometry)
    return { ha: rounded(inHectares(amount, fitting ?? assumed.unit)!), sure: fitting !== undefined || assumed.sure }
  }
  const hectares = inHectares(amount, unit)
  return hectares === undefined
    ? {
        fault: `Größe ${quotedValue(record.text('area'))}: Die Einheit ${quotedValue(unit)} ist keine für Flächen.`,
      }
    : { ha: rounded(hectares), sure: true }
}

/** The boundary where it encloses about the area that is stated; else it is that of something else. */
export const isBoundaryOf = (geometry: Geometry, ha: number): boolean => Math.abs(areaHa(geometry) / ha - 1) <= NEAR * 2

const unitThatFits = (amount: number, geometry: Geometry): string | undefined =>
  ['ha', 'm²', 'ar'].find((unit) => Math.abs(inHectares(amount, unit)! / areaHa(geometry) - 1) <= NEAR)

const rounded = (ha: number): number => Number(ha.toFixed(4))
