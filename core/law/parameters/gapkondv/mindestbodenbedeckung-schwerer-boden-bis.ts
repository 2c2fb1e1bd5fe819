import type { DayOfYear } from '../../calendar/days-of-year.ts'
import type { Parameter } from '../../parameter.ts'

/** Until when it is covered where the soil is heavy. */
export const mindestbodenbedeckungSchwererBodenBis: Parameter<DayOfYear> = {
  id: 'mindestbodenbedeckung-schwerer-boden-bis',
  unit: 'day of the year',
  values: [{ from: '2022-12-14', value: '10-01', source: 'GAPKondV § 17', certainty: 'A', dayCertainty: 'C' }],
}
