import type { Parameter } from '../../parameter.ts'

/** How long the period is for which animals are reported and the therapy frequency is found. */
export const tamZeitraum: Parameter = {
  id: 'tam-zeitraum',
  unit: 'months',
  values: [
    { from: '2023-01-01', value: 6, source: 'TAMG §§ 55 (2), 57 (1)', certainty: 'A', dayCertainty: 'B' },
    {
      from: '2027-01-01',
      value: 12,
      source: 'TAMG §§ 55 (2), 57 (1) in der Fassung von BGBl. 2026 I Nr. 160',
      certainty: 'A',
      dayCertainty: 'C',
    },
  ],
}
