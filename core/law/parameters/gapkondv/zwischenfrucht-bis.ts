import type { DayOfYear } from '../../calendar/days-of-year.ts'
import type { Parameter } from '../../parameter.ts'

/** Until when a catch crop stands that comes before the same main crop again. */
export const zwischenfruchtBis: Parameter<DayOfYear> = {
  id: 'zwischenfrucht-bis',
  unit: 'day of the year',
  values: [{ from: '2025-01-01', value: '12-31', source: 'GAPKondV § 18 (2) S. 1', certainty: 'A' }],
}
