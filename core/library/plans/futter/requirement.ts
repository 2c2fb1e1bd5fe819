import type { Decimal } from '../../../shared/decimal.ts'
import type { Step } from '../plan.ts'

/** What an animal needs in a day; null where the norms do not ask for it. */
export interface Requirement {
  energy: { system: 'nel' | 'me'; mj: Decimal }
  nxpG: Decimal | null
  xpG: Decimal | null
  /** kg of dry matter that it eats. */
  dryMatterKg: Decimal
  /** Percent of it that the ration fills at least. */
  filledPercent: number
  /** g ruminal nitrogen balance of the ration [C]. */
  rnb: { least: number; most: number } | null
  /** What pigs need instead of structure and a rumen's balance; null: these are cattle. */
  pig: { lysineG: Decimal; leastFibreG: number | null } | null
  steps: Step[]
}
