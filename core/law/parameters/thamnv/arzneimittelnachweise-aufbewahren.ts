import type { Parameter } from '../../parameter.ts'

/** How long keepers of animals keep their proofs of medicines, at least. */
export const arzneimittelnachweiseAufbewahren: Parameter = {
  id: 'arzneimittelnachweise-aufbewahren',
  unit: 'years',
  values: [{ from: '2015-07-17', value: 5, source: 'THAMNV §§ 1, 2', certainty: 'A', dayCertainty: 'C' }],
}
