import type { DaysOfYear } from '../../calendar/days-of-year.ts'
import type { Parameter } from '../../parameter.ts'

/** The closed period of solid manure and compost in a nitrate area. */
export const sperrfristFestmistKompostRotesGebiet: Parameter<DaysOfYear> = {
  id: 'sperrfrist-festmist-kompost-rotes-gebiet',
  unit: 'days of the year',
  values: [
    { from: '2021-01-01', value: { from: '11-01', until: '01-31' }, source: 'DüV § 13a (2) Nr. 4', certainty: 'A' },
  ],
}
