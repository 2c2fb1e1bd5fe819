import type { Parameter } from '../../parameter.ts'

/** Above this content by CAL no more phosphate may be given than the crops take away. */
export const phosphatHochCal: Parameter = {
  id: 'phosphat-hoch-cal',
  unit: 'mg P2O5/100 g',
  values: [{ from: '2017-06-02', value: 20, source: 'DüV § 3 (6)', certainty: 'A', dayCertainty: 'C' }],
}
