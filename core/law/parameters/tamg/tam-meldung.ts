import type { Parameter } from '../../parameter.ts'

/** Until when animals are reported, from the last day of the period: 14.07. and 14.01. */
export const tamMeldung: Parameter = {
  id: 'tam-meldung',
  unit: 'days',
  values: [{ from: '2023-01-01', value: 14, source: 'TAMG § 55 (2b)', certainty: 'A', dayCertainty: 'B' }],
}
