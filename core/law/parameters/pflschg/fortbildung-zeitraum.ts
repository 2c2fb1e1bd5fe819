import type { Parameter } from '../../parameter.ts'

/** How often those who use plant protection products attend a training. */
export const fortbildungZeitraum: Parameter = {
  id: 'fortbildung-zeitraum',
  unit: 'years',
  values: [{ from: '2013-07-06', value: 3, source: 'PflSchG § 9 (4)', certainty: 'A', dayCertainty: 'C' }],
}
