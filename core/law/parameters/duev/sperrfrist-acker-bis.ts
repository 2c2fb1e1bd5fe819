import type { DayOfYear } from '../../calendar/days-of-year.ts'
import type { Parameter } from '../../parameter.ts'

/** The last day on which no nitrogen may be spread on arable land; it begins with the harvest of the last main crop. */
export const sperrfristAckerBis: Parameter<DayOfYear> = {
  id: 'sperrfrist-acker-bis',
  unit: 'day of the year',
  values: [{ from: '2017-06-02', value: '01-31', source: 'DüV § 6 (8) S. 1 Nr. 1', certainty: 'A', dayCertainty: 'C' }],
}
