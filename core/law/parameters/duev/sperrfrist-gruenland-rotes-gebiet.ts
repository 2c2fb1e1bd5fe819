import type { DaysOfYear } from '../../calendar/days-of-year.ts'
import type { Parameter } from '../../parameter.ts'

/** The closed period of grassland in a nitrate area. */
export const sperrfristGruenlandRotesGebiet: Parameter<DaysOfYear> = {
  id: 'sperrfrist-gruenland-rotes-gebiet',
  unit: 'days of the year',
  values: [
    { from: '2021-01-01', value: { from: '10-01', until: '01-31' }, source: 'DüV § 13a (2) Nr. 3', certainty: 'A' },
  ],
}
