import type { Parameter } from '../../parameter.ts'

/** The same for farms with many animals for their land, or without land of their own. */
export const lagerMonateVieleTiere: Parameter = {
  id: 'lager-monate-viele-tiere',
  unit: 'months',
  values: [{ from: '2020-01-01', value: 9, source: 'DüV § 12 (3)', certainty: 'A' }],
}
