import type { Parameter } from '../../parameter.ts'

/** The years that the nitrogen from compost is counted over. */
export const kompostZeitraum: Parameter = {
  id: 'kompost-zeitraum',
  unit: 'years',
  values: [{ from: '2017-06-02', value: 3, source: 'DüV § 6 (4) S. 2', certainty: 'A', dayCertainty: 'C' }],
}
