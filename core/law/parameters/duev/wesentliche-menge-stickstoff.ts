import type { Parameter } from '../../parameter.ts'

/** Above so much total nitrogen a year an amount is essential. */
export const wesentlicheMengeStickstoff: Parameter = {
  id: 'wesentliche-menge-stickstoff',
  unit: 'kg N/ha',
  values: [{ from: '2017-06-02', value: 50, source: 'DüV § 2 S. 1 Nr. 10', certainty: 'A', dayCertainty: 'C' }],
}
