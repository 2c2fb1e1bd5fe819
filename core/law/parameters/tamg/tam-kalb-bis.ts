import type { Parameter } from '../../parameter.ts'

/** Up to what age calves that were bought are a usage of their own. */
export const tamKalbBis: Parameter = {
  id: 'tam-kalb-bis',
  unit: 'months',
  values: [{ from: '2023-01-01', value: 12, source: 'TAMG Anl. 1 Nr. 1.2', certainty: 'B' }],
}
