import type { Parameter } from '../../parameter.ts'

/** From which size on a plot needs a soil sample for phosphate. */
export const bodenprobePhosphatAbGroesse: Parameter = {
  id: 'bodenprobe-phosphat-ab-groesse',
  unit: 'ha',
  values: [{ from: '2017-06-02', value: 1, source: 'DüV § 4 (4) S. 1 Nr. 2', certainty: 'A', dayCertainty: 'C' }],
}
