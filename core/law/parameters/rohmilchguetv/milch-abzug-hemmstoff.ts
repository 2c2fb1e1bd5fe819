import type { Parameter } from '../../parameter.ts'

/** What a dairy takes off for the first inhibitor found in a month. */
export const milchAbzugHemmstoff: Parameter = {
  id: 'milch-abzug-hemmstoff',
  unit: 'ct/kg',
  values: [{ from: '2021-07-01', value: 3, source: 'RohmilchGütV § 32 (2) Nr. 1', certainty: 'A', dayCertainty: 'B' }],
}
