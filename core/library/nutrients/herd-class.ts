import type { PRODUCTIONS, Species } from '../../terms/index.ts'

/** What a herd counts as in the tables of excretion, storage and livestock units. */
export type HerdClass = Exclude<Production, Unlisted>
type Production = keyof typeof PRODUCTIONS
/** Animals that the tables do not have. */
type Unlisted = (typeof UNLISTED)[number]
const UNLISTED = ['goat', 'pullet', 'broiler', 'turkey', 'other'] as const

/** What of a herd says it; null or missing is not known. */
export interface HerdFacts {
  name?: string | null
  species?: Species | null
  production?: Production | null
}

/** Undefined where the tables have no such animals, or it is not known which they are. */
export function herdClassOf({ name, species, production }: HerdFacts): HerdClass | undefined {
  if (production != null && production !== 'other') return isListed(production) ? production : undefined
  if (species === 'horse' || species === 'sheep') return species
  return species === 'poultry' && /henne/i.test(name ?? '') ? 'laying_hen' : undefined
}

const isListed = (production: Production): production is HerdClass =>
  !(UNLISTED as readonly Production[]).includes(production)
