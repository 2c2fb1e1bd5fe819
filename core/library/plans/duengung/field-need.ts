import type { Decimal } from '../../../shared/decimal.ts'
import type { Step } from '../plan.ts'
import { written } from '../steps.ts'

/** The nitrogen that a field needs in the year, and how it was reckoned. */
export interface NitrogenNeed {
  /** kg N/ha; undefined where something is missing without which nobody can say it. */
  kgHa: Decimal | undefined
  /** dt/ha on which it rests: fresh matter, of grass dry matter. */
  yieldDtHa: number | undefined
  /** That of the table for which it names its need. */
  tableDtHa: number | undefined
  steps: Step[]
  /** What the farmer must still enter. */
  missing: string[]
}

export const totalStep = (crop: string, kgHa: Decimal): Step => ({
  label: `Stickstoffbedarf ${crop}`,
  formula: 'Summe, nicht unter 0',
  result: written(kgHa),
  unit: 'kg N/ha',
  source: 'DüV § 4 (1)',
})
