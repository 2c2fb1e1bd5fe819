import { duengeplan } from './duengung/duengeplan.ts'
import type { Plan } from './plan.ts'

/** Every plan of the catalog. */
export const PLANS: readonly Plan[] = [duengeplan]
