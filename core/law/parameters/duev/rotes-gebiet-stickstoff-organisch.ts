import type { Parameter } from '../../parameter.ts'

/** Nitrogen from organic fertilizers a year on each single field in a nitrate area. */
export const rotesGebietStickstoffOrganisch: Parameter = {
  id: 'rotes-gebiet-stickstoff-organisch',
  unit: 'kg N/ha',
  values: [{ from: '2021-01-01', value: 170, source: 'DüV § 13a (2) Nr. 2', certainty: 'A' }],
}
