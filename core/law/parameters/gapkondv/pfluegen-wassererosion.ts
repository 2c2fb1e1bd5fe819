import type { DaysOfYear } from '../../calendar/days-of-year.ts'
import type { Parameter } from '../../parameter.ts'

/** When land at risk of erosion by water is not ploughed. */
export const pfluegenWassererosion: Parameter<DaysOfYear> = {
  id: 'pfluegen-wassererosion',
  unit: 'days of the year',
  values: [
    { from: '2023-01-01', value: { from: '12-01', until: '02-15' }, source: 'GAPKondV § 16 (2) S. 1', certainty: 'A' },
  ],
}
