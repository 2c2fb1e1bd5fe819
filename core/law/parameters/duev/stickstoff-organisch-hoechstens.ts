import type { Parameter } from '../../parameter.ts'

/** Nitrogen from organic fertilizers a year, on the average of the farm's land. */
export const stickstoffOrganischHoechstens: Parameter = {
  id: 'stickstoff-organisch-hoechstens',
  unit: 'kg N/ha',
  values: [{ from: '2017-06-02', value: 170, source: 'DüV § 6 (4) S. 1', certainty: 'A', dayCertainty: 'C' }],
}
