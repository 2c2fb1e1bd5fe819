import type { Certainty } from '../../law/index.ts'
import type { OrganicFertilizer } from '../../terms/index.ts'

export const CREDIT_SOURCE: { source: string; certainty: Certainty } = { source: 'DüV Anl. 3', certainty: 'A' }

/**
 * Percent of the total nitrogen that counts in the year of spreading, at the least. Where nobody says of which animals
 * or plants it is, the least of its sort.
 */
const CREDIT: Readonly<Record<OrganicFertilizer, number>> = {
  cattle_slurry: 60,
  pig_slurry: 70,
  slurry: 60,
  liquid_manure: 90,
  liquid_digestate: 60,
  solid_digestate: 30,
  cattle_manure: 25,
  pig_manure: 30,
  horse_manure: 25,
  manure: 25,
  poultry_manure: 30,
  dry_poultry_manure: 60,
  liquid_sewage_sludge: 30,
  solid_sewage_sludge: 25,
  mushroom_substrate: 10,
  green_compost: 3,
  compost: 5,
}

/** On grassland slurry and liquid digestate counted ten percent less until it could be spread in strips alone. [C] */
const ON_GRASSLAND = { until: '2025-01-31', less: 10 }
const IN_STRIPS = new Set<OrganicFertilizer>(['cattle_slurry', 'pig_slurry', 'slurry', 'liquid_digestate'])

/** Percent of the total nitrogen; what is spread gives at least its ammonium nitrogen, whatever the percent. */
export const organicNitrogenCreditPercent = (
  fertilizer: OrganicFertilizer,
  { use, day }: { use: 'arable' | 'grassland'; day: string },
): number =>
  CREDIT[fertilizer] -
  (use === 'grassland' && IN_STRIPS.has(fertilizer) && day <= ON_GRASSLAND.until ? ON_GRASSLAND.less : 0)

/** kg N that count of what is spread: at least the ammonium nitrogen, where it is known. */
export const creditedNitrogen = (
  { nKg, nh4nKg }: { nKg: number; nh4nKg?: number | null },
  ...of: Parameters<typeof organicNitrogenCreditPercent>
): number => Math.max((nKg * organicNitrogenCreditPercent(...of)) / 100, nh4nKg ?? 0)
