import { duev, valueOn, type Certainty } from '../../law/index.ts'
import type { Species } from '../../terms/index.ts'

export const LOSSES_SOURCE: { source: string; certainty: Certainty } = {
  source: 'DüV Anl. 2 Zeile 5 bis 9',
  certainty: 'A',
}

/** How the manure of a herd falls: as slurry, or as solid manure, liquid manure and on pasture. */
export type ManureSystem = 'slurry' | 'solid'

/** Percent of the nitrogen excreted that counts as spread, after losses in barn and store. */
const COUNTED: Readonly<Record<'cattle' | 'pig' | 'poultry' | 'other', Partial<Record<ManureSystem, number>>>> = {
  cattle: { solid: 70 },
  pig: { slurry: 80, solid: 70 },
  poultry: { solid: 60 },
  other: { solid: 55 },
}

/** Of what goes through a biogas plant. */
export const COUNTED_OF_DIGESTATE = 95

/** Percent of the excreted nitrogen that counts; what falls as slurry nowhere counts as solid manure. */
export function countedNitrogenPercent(species: Species, system: ManureSystem, day: string): number {
  if (species === 'cattle' && system === 'slurry') {
    const counted = valueOn(duev.stickstoffAnrechnungGuelleRind, day)
    if (counted !== undefined) return counted
  }
  const counted = COUNTED[species === 'cattle' || species === 'pig' || species === 'poultry' ? species : 'other']
  return counted[system] ?? counted.solid!
}
