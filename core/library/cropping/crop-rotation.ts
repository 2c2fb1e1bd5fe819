import { gapkondv, valueOn } from '../../law/index.ts'
import { likeness, type Likeness, type MainCrop } from './crop-groups.ts'

/** A field of arable land as crop rotation (GLÖZ 7, GAPKondV § 18) looks at it. */
export interface RotationField {
  areaHa: number
  /** By the year of their harvest; left out where it is not known. */
  crops: Readonly<Record<number, MainCrop | undefined>>
  /** By the year in which the winter begins: whether a catch crop stood to its end; left out where there was none. */
  catchCrops?: Readonly<Record<number, 'stands' | 'unknown' | undefined>>
}

/** `left_out`: the rule does not look at it. */
export type RotationVerdict = 'kept' | 'broken' | 'unknown' | 'left_out'

/**
 * The last day of the year: main crops of a year are judged by what holds when it is over.
 */
const lawOf = (year: number): string => `${year}-12-31`

/** Whether a field is not looked at in a year: fallow, grass and the like, or a crop that may follow itself. */
export function isLeftOut({ crops }: RotationField, year: number): boolean {
  const [crop, before] = [crops[year], crops[year - 1]]
  if (crop?.leftOut) return true
  return crop?.followsItself === true && before?.followsItself === true && before.group === crop.group
}

/** At least two main crops in the years that end with this one. */
export function judgeYearsOnEnd(field: RotationField, year: number): RotationVerdict {
  const years = valueOn(gapkondv.fruchtwechselZeitraum, lawOf(year))
  if (years === undefined || isLeftOut(field, year)) return 'left_out'
  const last = field.crops[year]
  const before = Array.from({ length: years - 1 }, (_, back) => field.crops[year - 1 - back])
  const alike = before.map((crop) => likeness(crop, last))
  if (alike.includes('other') || differ(before)) return 'kept'
  return alike.includes('unknown') ? 'unknown' : 'broken'
}

/** What the last crop cannot tell, where it is not known, those before it may. */
const differ = (crops: readonly (MainCrop | undefined)[]): boolean =>
  crops.some((one) => crops.some((other) => likeness(one, other) === 'other'))

export interface ChangedShare {
  /** Arable land that counts, in hectares. */
  countedHa: number
  /** Percent of it on which the crop changes for sure, and if all that is not known were a change. */
  atLeast: number
  atMost: number
  /** Hectares that neither change nor may be counted as a change. */
  unchangedHa: number
}

/**
 * On how much of the arable land the main crop changes, or a catch crop stands before the same one again. Fields that
 * are left out count in the first year, on both sides. Undefined where nothing counts.
 */
export function changedShare(fields: readonly RotationField[], year: number): ChangedShare | undefined {
  let [counted, changed, unknown] = [0, 0, 0]
  for (const field of fields) {
    const change = changeOf(field, year)
    if (change === 'left_out') continue
    counted += field.areaHa
    if (change === 'changed') changed += field.areaHa
    if (change === 'unknown') unknown += field.areaHa
  }
  if (counted === 0) return undefined
  const percent = (hectares: number): number => roundedPercent(hectares, counted)
  return {
    countedHa: counted,
    atLeast: percent(changed),
    atMost: percent(changed + unknown),
    unchangedHa: counted - changed - unknown,
  }
}

/** Hectares have four decimals; what binary fractions add must not decide at a limit. */
const roundedPercent = (part: number, whole: number): number => Math.round((part / whole) * 1e8) / 1e6

export function changeOf(field: RotationField, year: number): 'changed' | 'unchanged' | 'unknown' | 'left_out' {
  const [now, before] = [field.crops[year], field.crops[year - 1]]
  if (now?.leftOut) return before && before.leftOut === undefined ? 'changed' : 'left_out'
  if (isLeftOut(field, year)) return 'left_out'
  const alike: Likeness = likeness(now, before)
  if (alike === 'other' || field.catchCrops?.[year - 1] === 'stands') return 'changed'
  return alike === 'unknown' || field.catchCrops?.[year - 1] === 'unknown' ? 'unknown' : 'unchanged'
}

export interface RotatingFarm {
  /** Arable land. */
  fields: readonly RotationField[]
  /** Of the whole farm, permanent grassland included; left out where it is not known. */
  agriculturalHa?: number
  permanentGrasslandHa?: number
  /** Certified, or on the way to it. */
  organic: boolean
}

/**
 * Whether a farm need not change its crops: organic, small, or mostly green (GAPKondV § 18 (3) Nr. 5, (4)). Undefined
 * where it hangs on fields whose crop is not known.
 */
export function needsNoRotation(farm: RotatingFarm, year: number): boolean | undefined {
  if (farm.organic || isSmallOrGreen(farm, year, false)) return true
  return isSmallOrGreen(farm, year, true) ? undefined : false
}

function isSmallOrGreen(farm: RotatingFarm, year: number, unknownIsGreen: boolean): boolean {
  const day = lawOf(year)
  const [small, share, rest] = [
    valueOn(gapkondv.fruchtwechselFreiBis, day),
    valueOn(gapkondv.fruchtwechselFreiGruenanteil, day),
    valueOn(gapkondv.fruchtwechselFreiRestBis, day),
  ]
  if (small === undefined || share === undefined || rest === undefined) return true
  const sum = (wanted: (crop: MainCrop) => boolean): number =>
    farm.fields.reduce((hectares, { areaHa, crops }) => {
      const crop = crops[year]
      return hectares + ((crop ? wanted(crop) : unknownIsGreen) ? areaHa : 0)
    }, 0)
  const arable = farm.fields.reduce((hectares, { areaHa }) => hectares + areaHa, 0)
  const forage = sum(({ leftOut }) => leftOut === 'grass' || leftOut === 'fine_legumes')
  const green = sum(({ leftOut, legume }) => legume || leftOut === 'grass' || leftOut === 'fallow')
  const grassland = farm.permanentGrasslandHa ?? 0
  const mostlyGreen = (part: number, whole: number, arableRest: number): boolean =>
    whole > 0 && roundedPercent(part, whole) > share && rounded(arableRest) <= rest
  return (
    rounded(arable) <= small ||
    mostlyGreen(green, arable, arable - green) ||
    mostlyGreen(forage + grassland, farm.agriculturalHa ?? arable + grassland, arable - forage)
  )
}

const rounded = (hectares: number): number => Math.round(hectares * 1e4) / 1e4
