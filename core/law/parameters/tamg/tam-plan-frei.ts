import type { Parameter } from '../../parameter.ts'

/** How long after a period that asked for a plan the next one asks for none; nothing once periods are years. */
export const tamPlanFrei: Parameter = {
  id: 'tam-plan-frei',
  unit: 'months',
  values: [
    { from: '2024-01-01', value: 6, source: 'TAMG § 58 (5)', certainty: 'A', dayCertainty: 'C' },
    {
      from: '2027-01-01',
      value: 0,
      source: 'TAMG § 58 (5) weggefallen, BGBl. 2026 I Nr. 160',
      certainty: 'A',
      dayCertainty: 'C',
    },
  ],
}
