import type { Parameter } from '../../parameter.ts'

/** And no more of it from mineral fertilizers. */
export const rotesGebietBefreitMineralstickstoff: Parameter = {
  id: 'rotes-gebiet-befreit-mineralstickstoff',
  unit: 'kg N/ha',
  values: [{ from: '2021-01-01', value: 80, source: 'DüV § 13a (2) Nr. 1', certainty: 'A' }],
}
