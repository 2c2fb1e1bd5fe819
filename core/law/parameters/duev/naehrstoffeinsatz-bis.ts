import type { DayOfYear } from '../../calendar/days-of-year.ts'
import type { Parameter } from '../../parameter.ts'

/** By when the nutrients used on the farm in the year before are summed up in Annex 5. */
export const naehrstoffeinsatzBis: Parameter<DayOfYear> = {
  id: 'naehrstoffeinsatz-bis',
  unit: 'day of the year',
  values: [{ from: '2020-05-01', value: '03-31', source: 'DüV § 10 (2) S. 3', certainty: 'A', dayCertainty: 'C' }],
}
