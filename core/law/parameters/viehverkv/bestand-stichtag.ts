import type { DayOfYear } from '../../calendar/days-of-year.ts'
import type { Parameter } from '../../parameter.ts'

/** The day of which the number of pigs, sheep and goats is reported. */
export const bestandStichtag: Parameter<DayOfYear> = {
  id: 'bestand-stichtag',
  unit: 'day of the year',
  values: [{ from: '2007-07-14', value: '01-01', source: 'ViehVerkV § 26 (3)', certainty: 'A', dayCertainty: 'C' }],
}
