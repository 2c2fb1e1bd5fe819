import type { Parameter } from '../../parameter.ts'

/** Permanent grassland that came about from this day on is converted without a permit, after a notice. */
export const dauergruenlandNeuAb: Parameter<string> = {
  id: 'dauergruenland-neu-ab',
  unit: 'day',
  values: [{ from: '2023-01-01', value: '2021-01-01', source: 'GAPKondG § 6', certainty: 'C' }],
}
