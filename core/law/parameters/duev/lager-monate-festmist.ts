import type { Parameter } from '../../parameter.ts'

/** For how long solid manure of hoofed animals and compost must find room. */
export const lagerMonateFestmist: Parameter = {
  id: 'lager-monate-festmist',
  unit: 'months',
  values: [{ from: '2020-01-01', value: 2, source: 'DüV § 12 (4)', certainty: 'A' }],
}
