import { definePlan } from '../plan.ts'
import { CROPPING_KINDS, gatherCropping } from './gather-inputs.ts'
import { calculateCropping } from './variants.ts'

/** Which crop follows on which field, with the change of crops that the law asks for. */
export const anbauplan = definePlan({
  id: 'anbauplan',
  edition: '5',
  reads: CROPPING_KINDS,
  gather: gatherCropping,
  calculate: calculateCropping,
})
