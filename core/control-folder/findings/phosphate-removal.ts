import type { Picture } from '../../farm/index.ts'
import { readCrop } from '../../terms/index.ts'
import {
  type FieldRow,
  GRASS_PHOSPHATE_PER_DT_DRY_MATTER,
  phosphateContentsOf,
  tidy,
  useOf,
} from '../../library/index.ts'
import { mainCropsOf, type FieldCrop } from './field-crops.ts'
import { NOTICES } from './notices.ts'

/** What `removalOf` reads. */
export const REMOVAL_KINDS = ['fields', 'yields'] as const

/** kg P2O5 that the harvest of a year takes from each hectare, at most; else what is missing to tell it. */
export function removalOf(picture: Picture, field: FieldRow, year: number): { kg: number } | { missing: string } {
  if (useOf(field.values) === 'grassland') return removalOfGrass(field, year)
  const crops = mainCropsOf(field.values, year)
  if (crops.length === 0) return { missing: `die Kultur ${year}` }
  let kg = 0
  for (const crop of crops) {
    const contents = phosphateContentsOf(crop.crop).map(({ kgPerDt }) => kgPerDt)
    if (contents.length === 0) return { missing: `der Phosphatgehalt von ${crop.crop}` }
    const yielded = yieldOf(picture, field, crop)
    if (yielded === undefined) return { missing: `der Ertrag von ${crop.crop} ${year}` }
    kg += yielded * Math.max(...contents)
  }
  return { kg }
}

/**
 * What the harvests of a rotation may take at most: those that are behind, or as many of this one as are still to come.
 */
export function mostRemovedOver(
  years: number,
  picture: Picture,
  field: FieldRow,
  year: number,
  ofThisYear: number,
): number {
  const behind = Array.from({ length: years }, (_, back) => {
    const removed = removalOf(picture, field, year - back)
    return 'kg' in removed ? removed.kg : ofThisYear
  }).reduce((sum, one) => sum + one, 0)
  return tidy(Math.max(behind, ofThisYear * years))
}

function removalOfGrass({ values: { grassland } }: FieldRow, year: number): { kg: number } | { missing: string } {
  const lines = grassland ?? []
  const known = lines.find((one) => one.year === year)?.dry_matter_dt_ha
  const before = lines.flatMap((one) => (isExpectedFrom(one.year, year) ? (one.dry_matter_dt_ha ?? []) : []))
  const dryMatter = known ?? meanOf(before)
  return dryMatter === undefined
    ? { missing: `der TM-Ertrag ${year}` }
    : { kg: dryMatter * GRASS_PHOSPHATE_PER_DT_DRY_MATTER }
}

const isExpectedFrom = (year: number, of: number): boolean => year < of && year >= of - NOTICES.expectedYieldYears

const meanOf = (amounts: readonly number[]): number | undefined =>
  amounts.length === 0 ? undefined : amounts.reduce((sum, one) => sum + one, 0) / amounts.length

/**
 * dt on each hectare: what was harvested, else what the field, and then the farm, had of the crop in the years before.
 */
function yieldOf(picture: Picture, field: FieldRow, { crop, year, yield_dt_ha }: FieldCrop): number | undefined {
  if (yield_dt_ha != null) return yield_dt_ha
  const known = yieldsByCrop(picture).get(nameOf(crop)) ?? []
  const own = known.find((one) => one.fieldId === field.id && one.year === year)
  const before = known.filter((one) => isExpectedFrom(one.year, year))
  const ofField = before.filter(({ fieldId }) => fieldId === field.id)
  return own?.dt ?? meanOf((ofField.length > 0 ? ofField : before).map(({ dt }) => dt))
}

interface KnownYield {
  fieldId: string | null
  year: number
  dt: number
}

const yieldsByCrop = (picture: Picture): ReadonlyMap<string, readonly (KnownYield & { crop: string })[]> =>
  picture.derive('yields by crop', REMOVAL_KINDS, (rows) => {
    const ofFields = rows
      .deriveEach('yields of a field', rows.rows('fields'), [], ({ id, values }) =>
        (values.crops ?? []).flatMap(({ crop, year, yield_dt_ha }) =>
          yield_dt_ha == null ? [] : [{ crop: nameOf(crop), fieldId: id as string, year, dt: yield_dt_ha }],
        ),
      )
      .flat()
    const ofRows = rows.rows('yields').map(({ values: { crop, field_id, year, dt_ha } }) => ({
      crop: nameOf(crop!),
      fieldId: field_id ?? null,
      year: year!,
      dt: dt_ha!,
    }))
    return Map.groupBy([...ofFields, ...ofRows], ({ crop }) => crop)
  })

const nameOf = (crop: string): string => readCrop(crop)?.name ?? crop
