import type { Certainty } from '../../law/index.ts'
import type { HerdClass } from './herd-class.ts'

export const LIVESTOCK_UNITS_SOURCE: { source: string; certainty: Certainty } = {
  source: 'DüV Anl. 9 Tab. 2',
  certainty: 'A',
}

/** Livestock units (GV) of one animal; of classes by weight or age the heaviest that the herd may be of. */
export const LIVESTOCK_UNITS: Readonly<Partial<Record<HerdClass, number>>> = {
  dairy_cow: 1,
  suckler_cow: 1,
  fattening_bull: 1,
  // From one to two years of age.
  young_cattle: 0.7,
  calf: 0.3,
  sow: 0.3,
  // Above 50 kg.
  fattening_pig: 0.16,
  piglet: 0.02,
  // From one year on.
  sheep: 0.1,
}

/** Of fattening pigs below 50 kg. */
export const LIVESTOCK_UNITS_OF_SMALL_PIG = 0.06
