import type { DayOfYear } from '../../calendar/days-of-year.ts'
import type { Parameter } from '../../parameter.ts'

/** Until when the number of pigs, sheep and goats of the census day is reported. */
export const bestandMeldenBis: Parameter<DayOfYear> = {
  id: 'bestand-melden-bis',
  unit: 'day of the year',
  values: [{ from: '2007-07-14', value: '01-15', source: 'ViehVerkV § 26 (3)', certainty: 'A', dayCertainty: 'C' }],
}
