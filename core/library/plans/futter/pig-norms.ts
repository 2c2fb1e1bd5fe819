import { entryOn, tierschnutztv } from '../../../law/index.ts'
import { decimal } from '../../../shared/decimal.ts'
import type { Step } from '../plan.ts'
import { written } from '../steps.ts'
import type { PigNorm } from './inputs.ts'
import type { Requirement } from './requirement.ts'

/** kg of feed a day of one animal, and what a kg of it holds: MJ ME, g lysine and percent of crude protein. */
interface PigFeed {
  stage: string
  kg: number
  me: number
  lysine: number
  xp: number
  source: string
}

const GIVEN = 'Richtwerte Schwein'
const LFL = 'LfL, DLG: Richtwerte Schwein (Größenordnung)'

/** Feed of 88 % dry matter [C]. Of a span its middle. */
const STAGES: Readonly<Record<PigNorm, PigFeed>> = {
  piglet_1: { stage: 'Ferkel 8–15 kg', kg: 0.55, me: 13.8, lysine: 13.5, xp: 18, source: LFL },
  piglet_2: { stage: 'Ferkel 15–28 kg', kg: 1.05, me: 13.4, lysine: 12.5, xp: 17.5, source: LFL },
  fattening_1: { stage: 'Vormast 28–40 kg', kg: 1.5, me: 13.4, lysine: 11.5, xp: 17, source: GIVEN },
  fattening_2: { stage: 'Anfangsmast 40–65 kg', kg: 2.1, me: 13.2, lysine: 10.5, xp: 16, source: GIVEN },
  fattening_3: { stage: 'Mittelmast 65–90 kg', kg: 2.6, me: 13, lysine: 9, xp: 14.5, source: GIVEN },
  fattening_4: { stage: 'Endmast 90–120 kg', kg: 2.9, me: 13, lysine: 8, xp: 13.5, source: GIVEN },
  gestating: { stage: 'tragende Sauen', kg: 2.9, me: 12.2, lysine: 5.5, xp: 12, source: LFL },
  suckling: { stage: 'säugende Sauen', kg: 6.75, me: 13.2, lysine: 9.5, xp: 16, source: LFL },
}
/** Percent of dry matter in what the norms call feed. */
const DRY_PERCENT = 88
/** Percent of it that a ration fills at least. */
const FILLED = 95

export function pigRequirement(norm: PigNorm, year: number): Requirement {
  const { stage, kg, me, lysine, xp, source } = STAGES[norm]
  const [mj, lysineG, xpG] = [decimal(kg).times(me), decimal(kg).times(lysine), decimal(kg).times(xp).times(10)]
  const dryMatterKg = decimal(kg).times(DRY_PERCENT).div(100)
  const fibre = norm === 'gestating' ? entryOn(tierschnutztv.rohfaserTraechtigeSauen, `${year}-01-01`) : undefined
  const step = (label: string, formula: string, result: string, unit: string): Step => ({
    label,
    formula,
    result,
    unit,
    source,
    certainty: 'C',
  })
  return {
    energy: { system: 'me', mj: mj.round(1, 1) },
    nxpG: null,
    xpG: xpG.round(0, 1),
    dryMatterKg,
    filledPercent: FILLED,
    rnb: null,
    pig: { lysineG: lysineG.round(1, 1), leastFibreG: fibre?.value ?? null },
    steps: [
      step('Futteraufnahme', stage, written(kg, 2), 'kg Futter'),
      step('Energiebedarf', `${written(kg, 2)} kg · ${written(me)} MJ`, written(mj), 'MJ ME'),
      step('Lysinbedarf', `${written(kg, 2)} kg · ${written(lysine)} g`, written(lysineG), 'g Lysin'),
      step('Bedarf an Rohprotein', `${written(kg, 2)} kg · ${written(xp)} %`, written(xpG, 0), 'g XP'),
      ...(fibre
        ? [{ label: 'Rohfaser mindestens', formula: '', result: written(fibre.value), unit: 'g', source: fibre.source }]
        : []),
    ],
  }
}
