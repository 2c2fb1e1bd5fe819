import type { Parameter } from '../../parameter.ts'

/** Total nitrogen to a crop sown in autumn, at most. */
export const herbstduengungGesamtstickstoff: Parameter = {
  id: 'herbstduengung-gesamtstickstoff',
  unit: 'kg N/ha',
  values: [{ from: '2017-06-02', value: 60, source: 'DüV § 6 (9) S. 1 Nr. 1', certainty: 'A', dayCertainty: 'C' }],
}
