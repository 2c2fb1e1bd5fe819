import type { Parameter } from '../../parameter.ts'

/** The same in a nitrate area. */
export const gruenlandHerbstStickstoffRotesGebiet: Parameter = {
  id: 'gruenland-herbst-stickstoff-rotes-gebiet',
  unit: 'kg N/ha',
  values: [{ from: '2021-01-01', value: 60, source: 'DüV § 13a (2) Nr. 6', certainty: 'A' }],
}
