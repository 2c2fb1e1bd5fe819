import type { Parameter } from '../../parameter.ts'

/** What a dairy takes off at least where the mean plate count is above the limit. */
export const milchAbzugKeimzahl: Parameter = {
  id: 'milch-abzug-keimzahl',
  unit: 'ct/kg',
  values: [{ from: '2021-07-01', value: 2, source: 'RohmilchGütV § 32 (1)', certainty: 'A', dayCertainty: 'B' }],
}
