import type { Picture, RowValues } from '../../farm/index.ts'
import { hectaresIn, isFarmedOn } from '../cropping/field-crops.ts'

/** What the land and the herds of a year are reckoned from. */
export interface NutrientScene {
  /** Reads `fields` for land, `herds`, `group_movements` and `animal_counts` for herds. */
  picture: Picture
  year: number
  today: string
  holding: RowValues<'holdings'> | undefined
}

/** The land that a farm has in a year is that of the day by which it is applied for. [C] */
export const LAND_ON = '05-15'

/** Percent of grassland above which a farm lives on it and not on forage from arable land. [C] */
const GRASSLAND_FARM_PERCENT = 75

/**
 * Hectares of agricultural land in the year, fallow included: what the farm states of the year, else what its fields
 * come to. Undefined where neither is known, or a field has no size.
 */
export function landOf(scene: NutrientScene): number | undefined {
  const stated = areasOf(scene)?.agricultural_ha
  if (stated != null && stated > 0) return stated
  return ofFields(scene).ha
}

/** Undefined where it is not known. */
export function isGrasslandFarm(scene: NutrientScene): boolean | undefined {
  const land = landOf(scene)
  const grassland = areasOf(scene)?.permanent_grassland_ha ?? ofFields(scene).grasslandHa
  return land === undefined ? undefined : (grassland / land) * 100 > GRASSLAND_FARM_PERCENT
}

const areasOf = ({ holding, year }: NutrientScene) => holding?.areas?.find((one) => one.year === year)

interface FarmedLand {
  /** Undefined where there is no field, or one has no size. */
  ha: number | undefined
  grasslandHa: number
}

/** What the fields come to that the farm has in the year. */
function ofFields({ picture, year, today }: NutrientScene): FarmedLand {
  const inYear = `${year}-${LAND_ON}`
  const day = inYear < today ? inYear : today
  return picture.derive(`land of ${year} on ${day}`, ['fields'], (rows) => {
    const farmed = rows.rows('fields').flatMap(({ values }) => (isFarmedOn(values, day) ? [values] : []))
    const sizes = farmed.map((values) => hectaresIn(values, year))
    const isKnown = sizes.length > 0 && !sizes.includes(undefined)
    return {
      ha: isKnown ? sizes.reduce<number>((sum, ha) => sum + ha!, 0) : undefined,
      grasslandHa: farmed
        .filter(({ use, permanent_grassland }) => use === 'grassland' || permanent_grassland === true)
        .reduce((sum, values) => sum + (hectaresIn(values, year) ?? 0), 0),
    }
  })
}
