import type { Parameter } from '../../parameter.ts'

/** How long records of plant protection are kept, from the first day of the following year on. */
export const pflanzenschutzAufzeichnungenAufbewahren: Parameter = {
  id: 'pflanzenschutz-aufzeichnungen-aufbewahren',
  unit: 'years',
  values: [{ from: '2012-02-14', value: 3, source: 'PflSchG § 11 (3)', certainty: 'A', dayCertainty: 'C' }],
}
