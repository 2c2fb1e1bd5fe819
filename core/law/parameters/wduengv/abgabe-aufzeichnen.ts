import type { Parameter } from '../../parameter.ts'

/** Within what time manure that was given or taken is recorded. */
export const abgabeAufzeichnen: Parameter = {
  id: 'abgabe-aufzeichnen',
  unit: 'months',
  values: [{ from: '2010-09-01', value: 1, source: 'WDüngV § 3', certainty: 'A', dayCertainty: 'C' }],
}
