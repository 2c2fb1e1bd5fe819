import type { Parameter } from '../../parameter.ts'

/** By how much the sum of the needs of all fields in nitrate areas is cut. */
export const rotesGebietKuerzung: Parameter = {
  id: 'rotes-gebiet-kuerzung',
  unit: '%',
  values: [{ from: '2021-01-01', value: 20, source: 'DüV § 13a (2) Nr. 1', certainty: 'A' }],
}
