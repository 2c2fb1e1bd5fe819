import type { Parameter } from '../../parameter.ts'

/** Until when cattle born on the farm bear their ear tags. */
export const rindKennzeichnen: Parameter = {
  id: 'rind-kennzeichnen',
  unit: 'days',
  values: [
    { from: '2007-07-14', value: 7, source: 'ViehVerkV § 27 (1) S. 1 Nr. 1', certainty: 'A', dayCertainty: 'C' },
  ],
}
