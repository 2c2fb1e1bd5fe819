import type { Parameter } from '../../parameter.ts'

/** Within which time from the beginning of spreading organic fertilizers are worked in on bare arable land. */
export const einarbeitungBinnen: Parameter = {
  id: 'einarbeitung-binnen',
  unit: 'hours',
  values: [
    { from: '2017-06-02', value: 4, source: 'DüV § 6 (1)', certainty: 'A', dayCertainty: 'C' },
    { from: '2025-02-01', value: 1, source: 'DüV § 6 (1)', certainty: 'A' },
  ],
}
