import type { DayOfYear } from '../../calendar/days-of-year.ts'
import type { Parameter } from '../../parameter.ts'

/** By when catch crops, winter rape and forage are sown that may have nitrogen in autumn. */
export const herbstduengungSaatBis: Parameter<DayOfYear> = {
  id: 'herbstduengung-saat-bis',
  unit: 'day of the year',
  values: [{ from: '2017-06-02', value: '09-15', source: 'DüV § 6 (9) S. 1 Nr. 1', certainty: 'A', dayCertainty: 'C' }],
}
