import type { DayOfYear } from '../../calendar/days-of-year.ts'
import type { Parameter } from '../../parameter.ts'

/** Forage of several years that is sown by then is treated as grassland. */
export const mehrjaehrigesFeldfutterSaatBis: Parameter<DayOfYear> = {
  id: 'mehrjaehriges-feldfutter-saat-bis',
  unit: 'day of the year',
  values: [{ from: '2017-06-02', value: '05-15', source: 'DüV § 6 (8) S. 1 Nr. 2', certainty: 'A', dayCertainty: 'C' }],
}
