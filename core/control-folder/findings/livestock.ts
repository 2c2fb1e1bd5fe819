import { duev, valueOn } from '../../law/index.ts'
import { averageOf, type Herd, herdClassOf, landOf, LIVESTOCK_UNITS } from '../../library/index.ts'
import type { Scene } from './rule.ts'

/** Livestock units of one animal of a herd; undefined where the table says nothing of it. */
export const unitsOf = (herd: Herd): number | undefined => {
  const of = herdClassOf(herd.values)
  return of && LIVESTOCK_UNITS[of]
}

/** Livestock units of the farm, those of animals of which the table says nothing left out. */
const livestockUnits = (scene: Scene): number =>
  scene.picture.rows('herds').reduce((sum, herd) => sum + (averageOf(herd, scene) ?? 0) * (unitsOf(herd) ?? 0), 0)

/** More animals than the land can bear, or no land at all. */
export function hasManyAnimals(scene: Scene, day: string): boolean {
  const stated = scene.holding?.areas?.find(({ year }) => year === scene.year)?.agricultural_ha
  const [most, ha] = [valueOn(duev.lagerGvJeHa, day, scene.land), landOf(scene)]
  return stated === 0 || (most !== undefined && ha !== undefined && livestockUnits(scene) / ha > most)
}
