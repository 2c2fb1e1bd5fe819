import type { Parameter } from '../../parameter.ts'

/** In how many years on end a field bears at least two main crops. */
export const fruchtwechselZeitraum: Parameter = {
  id: 'fruchtwechsel-zeitraum',
  unit: 'years',
  values: [
    { from: '2024-01-01', value: 3, source: 'GAPKondV § 18 (a. F.)', certainty: 'B' },
    { from: '2025-01-01', value: 3, source: 'GAPKondV § 18 (1) S. 1', certainty: 'A' },
  ],
}
