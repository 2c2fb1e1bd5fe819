import { giftsOfCrop } from './crop-gifts.ts'
import { giftsOn, sumOnField, type FieldRow, type Gift } from '../../library/index.ts'
import { baseOf, needsByCrop, needsOf } from './nutrient-needs.ts'
import type { Scene } from './rule.ts'
import { yearOf } from './work.ts'

/** kg of nitrogen on a whole field. */
export interface Account {
  field: FieldRow
  needKg: number
  givenKg: number
  /** Of which it is not known whether it was for the crop of the year. */
  openKg: number
  missing: string | undefined
}

/** What one field needs and got in a year; undefined where neither is entered. */
export function accountOf(field: FieldRow, { picture, year }: Scene): Account | undefined {
  const gifts = giftsOn(picture, field).filter((gift) => yearOf(gift.day) === year)
  const needs = needsByCrop(field, needsOf(picture, field, year))
  if (gifts.length === 0 && needs.length === 0) return undefined
  const { sure, open } = giftsOfCrop(field, gifts, year)
  const counted = ({ countedKg }: Gift): number | undefined => countedKg
  const [given, later] = [sumOnField(sure, counted), sumOnField(open, counted)]
  const kgs = needs.map((ofCrop) => baseOf(ofCrop, sure)?.values.n_kg_ha)
  const ha = field.values.area_ha
  const missing =
    ha == null
      ? 'die Größe'
      : needs.length === 0 || kgs.some((kg) => kg == null)
        ? 'der ermittelte Stickstoffbedarf'
        : given.missing.length + later.missing.length > 0
          ? 'der Stickstoff einer Gabe'
          : undefined
  const need = kgs.reduce<number>((sum, kg) => sum + (kg ?? 0), 0)
  return { field, needKg: need * (ha ?? 0), givenKg: given.kgHa * (ha ?? 0), openKg: later.kgHa * (ha ?? 0), missing }
}
