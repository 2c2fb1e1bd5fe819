import { definePlan } from '../plan.ts'
import { gatherGrazing, GRAZING_KINDS } from './gather-inputs.ts'
import { calculateGrazing } from './variants.ts'

/** Which herd grazes where and when, for how much the grass lasts, and who stands in which barn. */
export const weideplan = definePlan({
  id: 'weideplan',
  edition: '4',
  reads: GRAZING_KINDS,
  gather: gatherGrazing,
  calculate: (inputs) => Promise.resolve(calculateGrazing(inputs)),
})
