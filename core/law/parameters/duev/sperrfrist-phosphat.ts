import type { DaysOfYear } from '../../calendar/days-of-year.ts'
import type { Parameter } from '../../parameter.ts'

/** When nothing with much phosphate may be spread. */
export const sperrfristPhosphat: Parameter<DaysOfYear> = {
  id: 'sperrfrist-phosphat',
  unit: 'days of the year',
  values: [
    {
      from: '2020-05-01',
      value: { from: '12-01', until: '01-15' },
      source: 'DüV § 6 (8) S. 3',
      certainty: 'A',
      dayCertainty: 'C',
    },
  ],
}
