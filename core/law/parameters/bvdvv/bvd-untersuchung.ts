import type { Parameter } from '../../parameter.ts'

/** The age by which cattle born on the farm are tested for BVD. */
export const bvdUntersuchung: Parameter = {
  id: 'bvd-untersuchung',
  unit: 'months',
  values: [{ from: '2016-07-01', value: 1, source: 'BVDVV § 3 (1) Nr. 1', certainty: 'A', dayCertainty: 'C' }],
}
