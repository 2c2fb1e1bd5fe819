import type { Parameter } from '../../parameter.ts'

/** By what age sheep and goats that were born on the farm from 2010 on are marked; before they leave in any case. */
export const schafKennzeichnen: Parameter = {
  id: 'schaf-kennzeichnen',
  unit: 'months',
  values: [{ from: '2010-01-01', value: 9, source: 'ViehVerkV § 34 (1) S. 1', certainty: 'A' }],
}
