import type { Parameter } from '../../parameter.ts'

/** Within what time plant protection is recorded in a form that machines can read. */
export const elektronischAufzeichnen: Parameter = {
  id: 'elektronisch-aufzeichnen',
  unit: 'days',
  values: [{ from: '2027-01-01', value: 30, source: 'PflSchG § 11 (2)', certainty: 'B' }],
}
