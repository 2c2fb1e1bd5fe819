import type { DayOfYear } from '../../calendar/days-of-year.ts'
import type { Parameter } from '../../parameter.ts'

/** Until when it is covered before an early summer crop. */
export const mindestbodenbedeckungSommerkulturBis: Parameter<DayOfYear> = {
  id: 'mindestbodenbedeckung-sommerkultur-bis',
  unit: 'day of the year',
  values: [{ from: '2022-12-14', value: '10-15', source: 'GAPKondV § 17, Anl. 5', certainty: 'A', dayCertainty: 'C' }],
}
