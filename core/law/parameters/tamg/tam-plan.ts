import type { Parameter } from '../../parameter.ts'

/** Until when there is a plan of measures, from the first day after the period: 01.10. and 01.04. */
export const tamPlan: Parameter = {
  id: 'tam-plan',
  unit: 'months',
  values: [{ from: '2024-01-01', value: 3, source: 'TAMG §§ 58 (2) Nr. 2, 94', certainty: 'A' }],
}
