import type { Parameter } from '../../parameter.ts'

/** Ammonium nitrogen to a crop sown in autumn, at most. */
export const herbstduengungAmmoniumstickstoff: Parameter = {
  id: 'herbstduengung-ammoniumstickstoff',
  unit: 'kg N/ha',
  values: [{ from: '2017-06-02', value: 30, source: 'DüV § 6 (9) S. 1 Nr. 1', certainty: 'A', dayCertainty: 'C' }],
}
