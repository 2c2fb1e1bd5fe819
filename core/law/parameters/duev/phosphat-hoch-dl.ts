import type { Parameter } from '../../parameter.ts'

/** The same by DL. */
export const phosphatHochDl: Parameter = {
  id: 'phosphat-hoch-dl',
  unit: 'mg P2O5/100 g',
  values: [{ from: '2017-06-02', value: 25, source: 'DüV § 3 (6)', certainty: 'A', dayCertainty: 'C' }],
}
