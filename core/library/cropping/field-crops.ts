import type { RowValues } from '../../farm/index.ts'
import { gapkondv, valueOn } from '../../law/index.ts'
import { mainCropOf, type MainCrop } from './crop-groups.ts'
import type { RotationField } from './crop-rotation.ts'

type Field = RowValues<'fields'>
type FieldCrop = NonNullable<Field['crops']>[number]

/**
 * Whether a field is arable land: fallow and forage on it, too, but no permanent grassland. Where its use is not said,
 * a crop of arable land says it.
 */
export function isArable({ use, permanent_grassland, crops }: Field): boolean {
  if (use === 'arable' || use === 'fallow') return true
  if (use === 'grassland') return permanent_grassland === false
  return (
    use == null &&
    permanent_grassland !== true &&
    (crops ?? []).some((line) => mainCropOf(line, line.year)?.leftOut === undefined)
  )
}

/** Whether the farm has the field on a day. */
export const isFarmedOn = ({ farmed_from, farmed_until }: Field, day: string): boolean =>
  (farmed_from == null || farmed_from <= day) && (farmed_until == null || farmed_until >= day)

/** Its hectares in the application of that year, else as they are now. */
export const hectaresIn = ({ years, area_ha }: Field, year: number): number | undefined =>
  (years ?? []).find((one) => one.year === year && one.area_ha != null)?.area_ha ?? area_ha ?? undefined

/** The line of the main crop that is harvested in a year; where there are several, that of the first that was sown. */
export const mainCropLine = ({ crops }: Field, year: number): FieldCrop | undefined =>
  (crops ?? [])
    .filter((crop) => crop.year === year && (crop.role ?? 'main') === 'main')
    .toSorted((one, other) => (one.sown_on ?? '').localeCompare(other.sown_on ?? ''))[0]

/**
 * The main crop of a year: from the line of the crop, from the application of that year, or what the farmer before had
 * grown. Undefined where nobody has said it, or not in words that tell.
 */
export function mainCropIn(field: Field, year: number): MainCrop | undefined {
  const line = mainCropLine(field, year)
  const applied = (field.years ?? []).find((one) => one.year === year && one.code != null)
  const state = applied?.state ?? field.flik?.slice(2, 4)
  const told = mainCropOf({ ...line, code: line?.code ?? applied?.code, state }, year)
  if (told || line) return told
  if (applied === undefined && (field.use === 'fallow' || field.use === 'grassland'))
    return mainCropOf({ crop: field.use === 'fallow' ? 'Brache' : 'Ackergras' }, year)
  return isYearBefore(field, year) ? mainCropOf({ crop: field.crop_of_predecessor }, year) : undefined
}

/** The year before the first that the farm knows of. */
const isYearBefore = ({ crops, farmed_from }: Field, year: number): boolean =>
  farmed_from != null &&
  farmed_from > `${year}-01-01` &&
  Math.min(...(crops ?? []).map((crop) => crop.year)) === year + 1

/** A field as crop rotation looks at it, with the crops of these years; undefined without a size. */
export function rotationFieldOf(field: Field, years: readonly number[], areaHa: number): RotationField {
  return {
    areaHa,
    crops: Object.fromEntries(years.map((year) => [year, mainCropIn(field, year)])),
    catchCrops: Object.fromEntries(years.map((year) => [year, catchCropIn(field, year)])),
  }
}

/**
 * Whether a catch crop stood at the end of the year in which its winter begins. Who names one
 * without days leaves it open.
 */
export function catchCropIn(field: Field, winter: number): 'stands' | 'unknown' | undefined {
  const day = valueOn(gapkondv.zwischenfruchtBis, `${winter}-12-31`)
  if (day === undefined) return undefined
  const lines = (field.crops ?? []).filter(({ role }) => role === 'catch' || role === 'undersown')
  const said = lines.map((line) => standing(line, winter, `${winter}-${day}`))
  if (said.includes('stands')) return 'stands'
  const isNamed = mainCropLine(field, winter + 1)?.catch_crop != null && !said.includes('gone')
  return said.includes('unknown') || isNamed ? 'unknown' : undefined
}

/** Whether a catch crop stands on the last day; undefined where it is one of another winter. */
function standing(line: FieldCrop, winter: number, last: string): 'stands' | 'gone' | 'unknown' | undefined {
  const from = line.sown_on ?? line.covered_from ?? undefined
  const until = line.stays_until ?? line.ended_on ?? line.covered_until ?? undefined
  if (from === undefined && until === undefined)
    return line.year === winter || line.year === winter + 1 ? 'unknown' : undefined
  const isOfWinter =
    from !== undefined ? from.startsWith(`${winter}-`) : until! >= `${winter}-09-01` && until! < `${winter + 1}-07-01`
  if (!isOfWinter) return undefined
  return until === undefined ? 'unknown' : until >= last ? 'stands' : 'gone'
}
