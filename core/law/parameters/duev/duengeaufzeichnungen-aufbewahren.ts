import type { Parameter } from '../../parameter.ts'

/** How long records of fertilizing are kept, from the end of the year of fertilizing on. */
export const duengeaufzeichnungenAufbewahren: Parameter = {
  id: 'duengeaufzeichnungen-aufbewahren',
  unit: 'years',
  values: [{ from: '2017-06-02', value: 7, source: 'DüV § 10 (5)', certainty: 'A', dayCertainty: 'C' }],
}
