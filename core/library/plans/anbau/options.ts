import { mainCropOf } from '../../cropping/crop-groups.ts'
import { addDays } from '../../../shared/time/days.ts'
import { changeOf, judgeYearsOnEnd, type RotationField } from '../../cropping/crop-rotation.ts'
import { AFTER_ITSELF, plannedCrop, PLANNED_CROPS, type PlannedCrop } from './crops.ts'
import type { CroppedField, CroppingInputs } from './inputs.ts'

/** A crop that may grow on a field in the year. */
export interface Option {
  /** As it is written; of a fixed field as the farm wrote it. */
  name: string
  crop: PlannedCrop | undefined
  /** EUR of the whole field. */
  value: number
  change: ReturnType<typeof changeOf>
  isFixed: boolean
}

/** The field with this crop in the year. */
export const withCrop = ({ rotation }: CroppedField, name: string, year: number): RotationField => ({
  ...rotation,
  crops: { ...rotation.crops, [year]: mainCropOf({ crop: name }, year) },
})

/** What may grow on a field: what stands there already, else every crop that keeps the law and its own pause. */
export function optionsOf(
  field: CroppedField,
  candidates: readonly PlannedCrop[],
  year: number,
  isExempt: boolean,
): Option[] {
  if (field.fixed !== null) return [optionOf(field, field.fixed, plannedCrop(field.fixed), year, true)]
  return candidates
    .filter((crop) => pauseLeft(field, crop, year) === 0 && isSownInTime(field, crop, year))
    .filter(({ name }) => isExempt || judgeYearsOnEnd(withCrop(field, name, year), year) !== 'broken')
    .map((crop) => optionOf(field, crop.name, crop, year, false))
}

function optionOf(
  field: CroppedField,
  name: string,
  crop: PlannedCrop | undefined,
  year: number,
  isFixed: boolean,
): Option {
  const isAfterItself = crop?.kind === AFTER_ITSELF.kind && plannedCrop(field.names[year - 1] ?? '')?.kind === crop.kind
  const margin = (crop?.grossMargin ?? 0) * (isAfterItself ? AFTER_ITSELF.percent / 100 : 1)
  return { name, crop, value: margin * field.areaHa, change: changeOf(withCrop(field, name, year), year), isFixed }
}

/** Years that a crop still has to wait on a field. */
export function pauseLeft({ names }: CroppedField, { kind, pause }: PlannedCrop, year: number): number {
  const last = Object.entries(names)
    .filter(([, name]) => plannedCrop(name)?.kind === kind)
    .map(([one]) => Number(one))
    .reduce((latest, one) => Math.max(latest, one), Number.NEGATIVE_INFINITY)
  return Math.max(0, last + pause + 1 - year)
}

/** Between a harvest and the next sowing lie so many days at least. */
export const BETWEEN_DAYS = 7

/** The first day on which a crop can be sown on a field. */
export function sowingFrom({ names }: CroppedField, { sowing }: PlannedCrop, year: number): string {
  const from = `${sowing.isYearBefore ? year - 1 : year}-${sowing.from}`
  const before = plannedCrop(names[year - 1] ?? '')
  const free = before && addDays(`${year - 1}-${before.harvest.from}`, BETWEEN_DAYS)
  return free !== undefined && free > from ? free : from
}

const isSownInTime = (field: CroppedField, crop: PlannedCrop, year: number): boolean =>
  sowingFrom(field, crop, year) <= `${crop.sowing.isYearBefore ? year - 1 : year}-${crop.sowing.until}`

/** What the farm has grown in these years, in the order of the table. */
export function grownCrops({ fields }: CroppingInputs): PlannedCrop[] {
  const names = new Set(
    fields
      .flatMap(({ names: of, fixed }) => [...Object.values(of), fixed ?? ''])
      .map((name) => plannedCrop(name)?.name),
  )
  return PLANNED_CROPS.filter(({ name }) => names.has(name))
}
