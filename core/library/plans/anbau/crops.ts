import { wordTable } from '../../../shared/word-table.ts'
import { cropName } from '../duengung/arable-needs.ts'

/** A crop as a plan of cropping knows it; all numbers are usual ones [C]. */
export interface PlannedCrop {
  name: string
  /** Years that lie between two of its kind on one field at least. */
  pause: number
  /** Crops that count as its kind for the pause. */
  kind: string
  /** EUR/ha after direct costs. */
  grossMargin: number
  /** `MM-DD`; of winter crops in the year before the harvest. */
  sowing: { from: string; until: string; isYearBefore: boolean }
  harvest: { from: string; until: string }
  seed: { perHa: number; unit: 'kg' | 'Einheiten' }
  /** Harvested so late that no catch crop is sown after it. */
  isLate?: true
  isCombined?: true
  isLegume?: true
}

type More = Pick<PlannedCrop, 'isLate' | 'isCombined' | 'isLegume'>

const crop = (
  name: string,
  [kind, pause]: readonly [string, number],
  grossMargin: number,
  [sownFrom, sownUntil, isYearBefore]: readonly [string, string, boolean],
  [from, until]: readonly [string, string],
  [perHa, unit]: readonly [number, PlannedCrop['seed']['unit']],
  more: More = {},
): PlannedCrop => ({
  name,
  kind,
  pause,
  grossMargin,
  sowing: { from: sownFrom, until: sownUntil, isYearBefore },
  harvest: { from, until },
  seed: { perHa, unit },
  ...more,
})

const COMBINED = { isCombined: true } as const
const PULSE = { isCombined: true, isLegume: true } as const

export const PLANNED_CROPS: readonly PlannedCrop[] = [
  crop('Winterweizen', ['Weizen', 0], 720, ['09-25', '10-20', true], ['07-25', '08-15'], [170, 'kg'], COMBINED),
  crop('Wintergerste', ['Gerste', 0], 600, ['09-15', '10-01', true], ['07-01', '07-20'], [160, 'kg'], COMBINED),
  crop('Winterroggen', ['Roggen', 0], 520, ['09-20', '10-10', true], ['07-20', '08-10'], [120, 'kg'], COMBINED),
  crop('Wintertriticale', ['Triticale', 0], 510, ['09-20', '10-10', true], ['07-20', '08-10'], [160, 'kg'], COMBINED),
  crop('Winterraps', ['Raps', 3], 830, ['08-15', '09-01', true], ['07-10', '07-30'], [4, 'kg'], COMBINED),
  crop('Sommergerste', ['Gerste', 0], 520, ['03-01', '04-10', false], ['07-20', '08-10'], [150, 'kg'], COMBINED),
  crop('Hafer', ['Hafer', 4], 430, ['03-01', '04-10', false], ['08-01', '08-20'], [140, 'kg'], COMBINED),
  crop('Silomais', ['Mais', 0], 650, ['04-15', '05-10', false], ['09-10', '09-30'], [1.9, 'Einheiten'], {
    isLate: true,
  }),
  crop('Körnermais', ['Mais', 0], 600, ['04-15', '05-05', false], ['10-10', '11-05'], [1.7, 'Einheiten'], {
    isLate: true,
  }),
  crop('Zuckerrüben', ['Rüben', 3], 1150, ['03-20', '04-15', false], ['09-25', '11-15'], [1.1, 'Einheiten'], {
    isLate: true,
  }),
  crop('Kartoffeln', ['Kartoffeln', 4], 1900, ['04-05', '04-30', false], ['09-01', '10-10'], [2500, 'kg'], {
    isLate: true,
  }),
  crop('Ackerbohnen', ['Ackerbohnen', 5], 480, ['02-25', '04-05', false], ['08-15', '09-10'], [200, 'kg'], PULSE),
  crop('Erbsen', ['Erbsen', 6], 460, ['03-05', '04-10', false], ['07-20', '08-10'], [230, 'kg'], PULSE),
  crop('Sonnenblumen', ['Sonnenblumen', 5], 500, ['04-05', '04-30', false], ['09-10', '10-01'], [6, 'kg'], COMBINED),
]

/** Wheat after wheat yields less: percent of its gross margin that stays [C]. */
export const AFTER_ITSELF = { kind: 'Weizen', percent: 80 }

/** What is meant where nobody says whether it was sown in autumn [C]. */
const USUALLY: Readonly<Record<string, string>> = wordTable({
  Raps: 'Winterraps',
  Roggen: 'Winterroggen',
  Triticale: 'Wintertriticale',
  Weizen: 'Winterweizen',
  Sommerweizen: 'Winterweizen',
  Hartweizen: 'Winterweizen',
  Dinkel: 'Winterweizen',
  Gerste: 'Wintergerste',
  Frühkartoffeln: 'Kartoffeln',
})

/** The crop that a name means; undefined where the table has none. */
export const plannedCrop = (name: string): PlannedCrop | undefined => {
  const known = cropName(name) ?? (/kartoffel/i.test(name) ? 'Kartoffeln' : /erbse/i.test(name) ? 'Erbsen' : undefined)
  return PLANNED_CROPS.find((one) => one.name === (USUALLY[known ?? ''] ?? known))
}
