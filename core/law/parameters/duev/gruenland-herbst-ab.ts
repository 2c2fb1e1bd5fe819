import type { DayOfYear } from '../../calendar/days-of-year.ts'
import type { Parameter } from '../../parameter.ts'

/** From this day to the closed period liquid organic nitrogen on grassland is limited. */
export const gruenlandHerbstAb: Parameter<DayOfYear> = {
  id: 'gruenland-herbst-ab',
  unit: 'day of the year',
  values: [{ from: '2020-05-01', value: '09-01', source: 'DüV § 6 (11)', certainty: 'A', dayCertainty: 'C' }],
}
