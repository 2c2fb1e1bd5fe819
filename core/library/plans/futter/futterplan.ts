import { definePlan } from '../plan.ts'
import { FEEDING_KINDS, gatherFeeding } from './gather-inputs.ts'
import { calculateFeeding } from './variants.ts'

/** What cattle (GfE 2001) and pigs (feed tables) are fed, and what has to be bought and made for it. */
export const futterplan = definePlan({
  id: 'futterplan',
  edition: '5',
  reads: FEEDING_KINDS,
  gather: gatherFeeding,
  calculate: calculateFeeding,
})
