import type { PRODUCTIONS, Species } from '../../terms/index.ts'

/** What a herd counts as in the tables of excretion, storage and livestock units. */
export type HerdClass = Exclude<keyof typeof PRODUCTIONS, 'other'> | 'horse' | 'laying_hen'

/** What of a herd says it; null or missing is not known. */
export interface HerdFacts {
  name?: string | null
  species?: Species | null
  production?: keyof typeof PRODUCTIONS | null
}

/** Undefined where the tables have no such animals, or it is not known which they are. */
export function herdClassOf({ name, species, production }: HerdFacts): HerdClass | undefined {
  if (production != null && production !== 'other') return production
  if (species === 'horse' || species === 'sheep') return species
  return species === 'poultry' && /henne/i.test(name ?? '') ? 'laying_hen' : undefined
}
