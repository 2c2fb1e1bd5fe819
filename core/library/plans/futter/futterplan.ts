import { definePlan } from '../plan.ts'
import { FEEDING_KINDS, gatherFeeding } from './gather-inputs.ts'
import { calculateFeeding } from './variants.ts'

/** What each group of cattle is fed, and what has to be bought and made for it (GfE 2001). */
export const futterplan = definePlan({
  id: 'futterplan',
  edition: '2',
  reads: FEEDING_KINDS,
  gather: gatherFeeding,
  calculate: calculateFeeding,
})
