import type { DayOfYear } from '../../calendar/days-of-year.ts'
import type { Parameter } from '../../parameter.ts'

/** The last day for nitrogen to a crop sown in autumn: catch crops, winter rape, forage, barley after cereals. */
export const herbstduengungBis: Parameter<DayOfYear> = {
  id: 'herbstduengung-bis',
  unit: 'day of the year',
  values: [{ from: '2017-06-02', value: '10-01', source: 'DüV § 6 (9) S. 1 Nr. 1', certainty: 'A', dayCertainty: 'C' }],
}
