import type { Parameter } from '../../parameter.ts'

/** Above so much phosphate a year an amount is essential. */
export const wesentlicheMengePhosphat: Parameter = {
  id: 'wesentliche-menge-phosphat',
  unit: 'kg P2O5/ha',
  values: [{ from: '2017-06-02', value: 30, source: 'DüV § 2 S. 1 Nr. 10', certainty: 'A', dayCertainty: 'C' }],
}
