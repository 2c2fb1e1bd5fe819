import type { Parameter } from '../../parameter.ts'

/** How old the soil sample for phosphate of a plot may be. */
export const bodenprobePhosphatAlter: Parameter = {
  id: 'bodenprobe-phosphat-alter',
  unit: 'years',
  values: [{ from: '2017-06-02', value: 6, source: 'DüV § 4 (4) S. 1 Nr. 2', certainty: 'A', dayCertainty: 'C' }],
}
