import type { Parameter } from '../../parameter.ts'

/** What a dairy takes off at least where the mean cell count is above the limit. */
export const milchAbzugZellzahl: Parameter = {
  id: 'milch-abzug-zellzahl',
  unit: 'ct/kg',
  values: [{ from: '2021-07-01', value: 1, source: 'RohmilchGütV § 32 (3)', certainty: 'A', dayCertainty: 'B' }],
}
