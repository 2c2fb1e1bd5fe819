import { anbauplan } from './anbau/anbauplan.ts'
import { duengeplan } from './duengung/duengeplan.ts'
import { futterplan } from './futter/futterplan.ts'
import type { Plan } from './plan.ts'
import { weideplan } from './weide/weideplan.ts'

/** Every plan of the catalog. */
export const PLANS: readonly Plan[] = [duengeplan, anbauplan, futterplan, weideplan]
