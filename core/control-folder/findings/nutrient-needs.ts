import { keyText, type Picture, type PictureRow } from '../../farm/index.ts'
import { readCrop } from '../../terms/index.ts'
import type { FieldRow, Gift } from '../../library/index.ts'
import { mainCropsOf } from './field-crops.ts'

export type Need = PictureRow<'nutrient_needs'>

/** What was determined for a field and a harvest year, the oldest first. */
export const needsOf = (picture: Picture, field: FieldRow, year: number): Need[] =>
  picture
    .referring('nutrient_needs', 'field_id', field.id)
    .filter(({ values }) => values.year === year && values.determined_on != null)
    .toSorted((one, other) => one.values.determined_on!.localeCompare(other.values.determined_on!))

/** Determinations that name no field, and may be of any. */
export const needsWithoutField = (picture: Picture, year: number): Need[] =>
  picture
    .derive('needs without field', ['nutrient_needs'], (rows) =>
      rows.rows('nutrient_needs').filter(({ values }) => values.field_id == null),
    )
    .filter(({ values }) => values.year === year)

/**
 * The needs of each crop of the year, of which those add up that were grown one after the other. What was determined
 * for a crop that is none of the main crops of the field does not count where others are.
 */
export function needsByCrop(field: FieldRow, needs: readonly Need[]): Need[][] {
  const groups = [...Map.groupBy(needs, ({ values }) => nameOf(values.crop)).values()]
  const year = needs[0]?.values.year
  const mains = new Set(year == null ? [] : mainCropsOf(field.values, year).map(({ crop }) => nameOf(crop)))
  const ofMains = groups.filter(([need]) => mains.has(nameOf(need!.values.crop)))
  return groups.length > 1 && ofMains.length > 0 ? ofMains : groups
}

const nameOf = (crop: string | null | undefined): string => keyText(readCrop(crop ?? '')?.name ?? crop ?? '')

/**
 * What had been determined when the first of it was given. A later one needs a reason; what gives one beside an earlier
 * one is such a determination anew, whenever it was made.
 */
export function baseOf(needs: readonly Need[], gifts: readonly Gift[]): Need | undefined {
  const before = needs.filter(({ values }) => values.determined_on! <= (gifts[0]?.day ?? ''))
  return before.findLast((need) => !hasReason(need)) ?? before[0] ?? needs[0]
}

export const hasReason = ({ values }: Need): boolean => (values.reason ?? '').trim() !== ''
