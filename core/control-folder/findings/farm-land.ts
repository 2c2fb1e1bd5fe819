import type { RowValues } from '../../farm/index.ts'
import { NOTICES } from './notices.ts'
import type { Scene } from './rule.ts'

/** Whether a field belongs to the farm on a day. */
export const isFarmedOn = ({ farmed_from, farmed_until }: RowValues<'fields'>, day: string): boolean =>
  (farmed_from == null || farmed_from <= day) && (farmed_until == null || day <= farmed_until)

/** The day of a year for which its land is counted: not after today. */
const dayOfLand = ({ year, today }: Scene): string => {
  const day = `${year}-${NOTICES.landOn}`
  return day < today ? day : today
}

/**
 * Hectares of agricultural land in the year, fallow included: what the farm states of the year, else what its fields
 * come to. Undefined where neither is known, or a field has no size.
 */
export function landOf(scene: Scene): number | undefined {
  const stated = scene.holding?.areas?.find(({ year }) => year === scene.year)?.agricultural_ha
  if (stated != null && stated > 0) return stated
  const fields = farmedFields(scene)
  const sizes = fields.map(({ values }) => sizeIn(values, scene.year))
  return sizes.length === 0 || sizes.includes(undefined) ? undefined : sizes.reduce<number>((sum, ha) => sum + ha!, 0)
}

const farmedFields = (scene: Scene) =>
  scene.picture.rows('fields').filter(({ values }) => isFarmedOn(values, dayOfLand(scene)))

const sizeIn = ({ years, area_ha }: RowValues<'fields'>, year: number): number | undefined =>
  years?.find((one) => one.year === year)?.area_ha ?? area_ha ?? undefined

/** Whether the farm lives on grassland and not on forage from arable land; undefined where it is not known. */
export function isGrasslandFarm(scene: Scene): boolean | undefined {
  const land = landOf(scene)
  const stated = scene.holding?.areas?.find(({ year }) => year === scene.year)?.permanent_grassland_ha
  const grassland =
    stated ??
    farmedFields(scene)
      .filter(({ values }) => values.use === 'grassland' || values.permanent_grassland === true)
      .reduce((sum, { values }) => sum + (sizeIn(values, scene.year) ?? 0), 0)
  return land === undefined ? undefined : (grassland / land) * 100 > NOTICES.grasslandFarmPercent
}
