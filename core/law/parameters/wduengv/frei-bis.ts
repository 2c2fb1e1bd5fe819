import type { Parameter } from '../../parameter.ts'

/** Up to how much manure a year, given and taken together, nothing need be recorded. */
export const freiBis: Parameter = {
  id: 'frei-bis',
  unit: 't',
  values: [{ from: '2010-09-01', value: 200, source: 'WDüngV § 1', certainty: 'A', dayCertainty: 'C' }],
}
