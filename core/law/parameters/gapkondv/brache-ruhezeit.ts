import type { DaysOfYear } from '../../calendar/days-of-year.ts'
import type { Parameter } from '../../parameter.ts'

/** When land that is not used is neither mown nor tilled. */
export const bracheRuhezeit: Parameter<DaysOfYear> = {
  id: 'brache-ruhezeit',
  unit: 'days of the year',
  values: [
    { from: '2023-01-01', value: { from: '04-01', until: '08-15' }, source: 'GAPKondV § 17 (4)', certainty: 'A' },
  ],
}
