import { CATTLE_CLASSES } from '../../../terms/index.ts'
import { oncePerFarm, type FarmRows, type Values } from '../farm-view.ts'

/** Rows know no steers, which are castrated, but only males. */
export const STEERS = { label: 'Ochsen', words: 'Ochse Ochsen' }

/** The herds that are called so: „Weideochsen“. */
const herdsOfSteers = oncePerFarm(
  (farm): ReadonlySet<unknown> =>
    new Set((farm.all('herds') ?? []).flatMap(({ id, label }) => (/ochsen$/iu.test(label) ? [id] : []))),
)

/** The animals of herds that are called so; all males, where none is. */
export function isSteer(animal: Values, farm: FarmRows, day: string): boolean {
  const herds = herdsOfSteers(farm)
  return herds.size > 0 ? herds.has(animal.herd_id) : CATTLE_CLASSES.bull.holds(animal, day)
}

type Name = keyof typeof CATTLE_CLASSES

/** Of which classes by age and sex an animal is not, since its herd is kept for another. */
export function notKeptAs(animal: Values, farm: FarmRows): readonly Name[] {
  const production = farm.byId('herds', animal.herd_id)?.values.production
  if (production === 'calf' || herdsOfSteers(farm).has(animal.herd_id)) return ['bull']
  const hasYoung = farm.all('herds')?.some(({ values }) => values.production === 'young_cattle')
  return production === 'fattening_bull' && hasYoung ? ['young_cattle'] : []
}
