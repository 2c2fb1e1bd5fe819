import type { Parameter } from '../../parameter.ts'

/**
 * Until when the therapy frequency is compared with the key figures, from the first day after the period: 01.09. and
 * 01.03. Of most usages it is a duty from 2024 on (§ 94), of those fattened from 2023.
 */
export const tamVergleich: Parameter = {
  id: 'tam-vergleich',
  unit: 'months',
  values: [{ from: '2024-01-01', value: 2, source: 'TAMG §§ 58 (1), 94', certainty: 'A' }],
}
