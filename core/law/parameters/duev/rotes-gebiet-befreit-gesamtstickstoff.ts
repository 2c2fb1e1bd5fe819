import type { Parameter } from '../../parameter.ts'

/** Farms with no more total nitrogen on their fields in nitrate areas are exempt from the cut. */
export const rotesGebietBefreitGesamtstickstoff: Parameter = {
  id: 'rotes-gebiet-befreit-gesamtstickstoff',
  unit: 'kg N/ha',
  values: [{ from: '2021-01-01', value: 160, source: 'DüV § 13a (2) Nr. 1', certainty: 'A' }],
}
