import type { DayOfYear } from '../../calendar/days-of-year.ts'
import type { Parameter } from '../../parameter.ts'

/** Until when the soil of arable land is covered. */
export const mindestbodenbedeckungBis: Parameter<DayOfYear> = {
  id: 'mindestbodenbedeckung-bis',
  unit: 'day of the year',
  values: [{ from: '2025-01-01', value: '12-31', source: 'GAPKondV § 17 (1)', certainty: 'A', dayCertainty: 'C' }],
}
