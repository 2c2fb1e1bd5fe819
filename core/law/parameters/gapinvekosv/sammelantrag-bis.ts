import type { DayOfYear } from '../../calendar/days-of-year.ts'
import type { Parameter } from '../../parameter.ts'

/** By when the application for area payments is submitted. */
export const sammelantragBis: Parameter<DayOfYear> = {
  id: 'sammelantrag-bis',
  unit: 'day of the year',
  values: [{ from: '2023-01-01', value: '05-15', source: 'GAPInVeKoSV § 7', certainty: 'C' }],
}
