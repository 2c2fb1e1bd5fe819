import type { Parameter } from '../../parameter.ts'

/** Until when a farm has written down that it fertilized, from the day on. */
export const duengungAufzeichnen: Parameter = {
  id: 'duengung-aufzeichnen',
  unit: 'days',
  values: [
    { from: '2020-05-01', value: 2, source: 'DüV § 10 (2)', certainty: 'B', dayCertainty: 'C' },
    { from: '2025-01-01', value: 14, source: 'DüV § 10 (2)', certainty: 'A', dayCertainty: 'B' },
  ],
}
