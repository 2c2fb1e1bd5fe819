import type { Parameter } from '../../parameter.ts'

/** By how much an authority may move the beginning and the end of a closed period. */
export const sperrfristVerschiebungHoechstens: Parameter = {
  id: 'sperrfrist-verschiebung-hoechstens',
  unit: 'weeks',
  values: [{ from: '2017-06-02', value: 4, source: 'DüV § 6 (10) S. 1', certainty: 'A', dayCertainty: 'C' }],
}
