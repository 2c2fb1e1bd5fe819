import type { DayOfYear } from '../../calendar/days-of-year.ts'
import type { Parameter } from '../../parameter.ts'

/** The last day for nitrogen to vegetables, strawberries and soft fruit. */
export const herbstduengungGemueseBeerenBis: Parameter<DayOfYear> = {
  id: 'herbstduengung-gemuese-beeren-bis',
  unit: 'day of the year',
  values: [{ from: '2017-06-02', value: '12-01', source: 'DüV § 6 (9) S. 1 Nr. 2', certainty: 'A', dayCertainty: 'C' }],
}
