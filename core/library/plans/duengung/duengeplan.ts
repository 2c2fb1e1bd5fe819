import { definePlan } from '../plan.ts'
import { gatherFertilizing, FERTILIZING_KINDS } from './gather-inputs.ts'
import { calculateFertilizing } from './variants.ts'

/** Who gets how much nitrogen and phosphate, when and in what (DüV §§ 3 to 6, 13a). */
export const duengeplan = definePlan({
  id: 'duengeplan',
  edition: '6',
  reads: FERTILIZING_KINDS,
  gather: gatherFertilizing,
  calculate: (inputs) => Promise.resolve(calculateFertilizing(inputs)),
})
