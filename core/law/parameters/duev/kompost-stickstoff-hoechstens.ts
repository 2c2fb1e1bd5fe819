import type { Parameter } from '../../parameter.ts'

/** Nitrogen from compost in the years of `kompostZeitraum`, on the average of the farm's land. */
export const kompostStickstoffHoechstens: Parameter = {
  id: 'kompost-stickstoff-hoechstens',
  unit: 'kg N/ha',
  values: [{ from: '2017-06-02', value: 510, source: 'DüV § 6 (4) S. 2', certainty: 'A', dayCertainty: 'C' }],
}
