import type { Certainty } from '../../law/index.ts'
import { readCrop } from '../../terms/index.ts'

/** What a harvest takes from a field. */
export interface PhosphateContent {
  /** Crops by their names in the terms. */
  crops: readonly string[]
  /** kg P2O5 in a dt of fresh matter; of grass in a dt of dry matter. */
  kgPerDt: number
  /** Where the content hangs on how dry it is harvested. */
  dryMatterPercent?: number
  certainty: Certainty
}

export const PHOSPHATE_SOURCE = 'DüV Anl. 7'

export const PHOSPHATE_CONTENTS: readonly PhosphateContent[] = [
  { crops: ['Winterweizen', 'Sommerweizen', 'Weizen'], kgPerDt: 0.8, certainty: 'A' },
  {
    crops: 'Wintergerste Sommergerste Gerste Winterroggen Roggen Wintertriticale Triticale Hafer Dinkel'.split(' '),
    kgPerDt: 0.8,
    certainty: 'C',
  },
  { crops: ['Winterraps', 'Raps'], kgPerDt: 1.8, certainty: 'A' },
  { crops: ['Körnermais'], kgPerDt: 0.8, certainty: 'A' },
  { crops: ['Silomais', 'Mais'], dryMatterPercent: 28, kgPerDt: 0.16, certainty: 'A' },
  { crops: ['Silomais', 'Mais'], dryMatterPercent: 35, kgPerDt: 0.18, certainty: 'A' },
  { crops: ['Zuckerrüben'], kgPerDt: 0.1, certainty: 'A' },
  { crops: ['Kartoffeln'], kgPerDt: 0.14, certainty: 'A' },
  { crops: ['Ackerbohnen'], kgPerDt: 1.2, certainty: 'A' },
  { crops: ['Erbsen'], kgPerDt: 1.1, certainty: 'A' },
]

/** kg P2O5 in a dt of the straw of cereals, where it is taken from the field. */
export const CEREAL_STRAW_PHOSPHATE = 0.3

/** kg P2O5 in a dt of dry matter of grass. [C] */
export const GRASS_PHOSPHATE_PER_DT_DRY_MATTER = 0.85

/** The rows for a crop as somebody wrote it; more than one where they hang on something; empty where none is known. */
export function phosphateContentsOf(crop: string): PhosphateContent[] {
  const name = readCrop(crop)?.name
  return PHOSPHATE_CONTENTS.filter(({ crops }) => name !== undefined && crops.includes(name))
}
