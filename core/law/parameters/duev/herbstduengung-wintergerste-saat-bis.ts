import type { DayOfYear } from '../../calendar/days-of-year.ts'
import type { Parameter } from '../../parameter.ts'

/** By when winter barley after cereals is sown that may have nitrogen in autumn. */
export const herbstduengungWintergersteSaatBis: Parameter<DayOfYear> = {
  id: 'herbstduengung-wintergerste-saat-bis',
  unit: 'day of the year',
  values: [{ from: '2017-06-02', value: '10-01', source: 'DüV § 6 (9) S. 1 Nr. 1', certainty: 'A', dayCertainty: 'C' }],
}
