import type { Parameter } from '../../parameter.ts'

/** On what share of the arable land the main crop changes each year, or a catch crop stands before the same one. */
export const fruchtwechselAnteil: Parameter = {
  id: 'fruchtwechsel-anteil',
  unit: '%',
  values: [{ from: '2025-01-01', value: 33, source: 'GAPKondV § 18 (2) S. 1', certainty: 'A' }],
}
