import type { Parameter } from '../../parameter.ts'

/** Of the nitrogen of compost, what counts in the first, the second and the third year after it. */
export const nachlieferungKompost: Parameter<readonly number[]> = {
  id: 'nachlieferung-kompost',
  unit: '%',
  values: [{ from: '2017-06-02', value: [4, 3, 3], source: 'DüV § 4 (1) Nr. 5', certainty: 'A', dayCertainty: 'C' }],
}
