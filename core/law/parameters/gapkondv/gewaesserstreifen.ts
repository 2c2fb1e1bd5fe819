import type { Parameter } from '../../parameter.ts'

/** How far from the upper edge of the bank neither fertilizers nor plant protection products are used. */
export const gewaesserstreifen: Parameter = {
  id: 'gewaesserstreifen',
  unit: 'm',
  values: [{ from: '2023-01-01', value: 3, source: 'GAPKondV § 15', certainty: 'A' }],
}
