import type { Parameter } from '../../parameter.ts'

/** Of the nitrogen of organic fertilizers of the year before, what counts in the need. */
export const nachlieferungOrganisch: Parameter = {
  id: 'nachlieferung-organisch',
  unit: '%',
  values: [{ from: '2017-06-02', value: 10, source: 'DüV § 4 (1) Nr. 5', certainty: 'A', dayCertainty: 'C' }],
}
