import type { DaysOfYear } from '../../calendar/days-of-year.ts'
import type { Parameter } from '../../parameter.ts'

/** When no nitrogen may be spread on grassland, and on arable land with forage of several years sown by 15 May. */
export const sperrfristGruenland: Parameter<DaysOfYear> = {
  id: 'sperrfrist-gruenland',
  unit: 'days of the year',
  values: [
    {
      from: '2017-06-02',
      value: { from: '11-01', until: '01-31' },
      source: 'DüV § 6 (8) S. 1 Nr. 2',
      certainty: 'A',
      dayCertainty: 'C',
    },
  ],
}
