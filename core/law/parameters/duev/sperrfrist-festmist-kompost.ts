import type { DaysOfYear } from '../../calendar/days-of-year.ts'
import type { Parameter } from '../../parameter.ts'

/** When no solid manure of hoofed animals and no compost may be spread. */
export const sperrfristFestmistKompost: Parameter<DaysOfYear> = {
  id: 'sperrfrist-festmist-kompost',
  unit: 'days of the year',
  values: [
    { from: '2017-06-02', value: { from: '12-15', until: '01-15' }, source: 'DüV § 6 (8) S. 2 (2017)', certainty: 'C' },
    {
      from: '2020-05-01',
      value: { from: '12-01', until: '01-15' },
      source: 'DüV § 6 (8) S. 2',
      certainty: 'A',
      dayCertainty: 'C',
    },
  ],
}
