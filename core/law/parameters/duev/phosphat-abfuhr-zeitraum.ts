import type { Parameter } from '../../parameter.ts'

/** The years of a rotation over which the removal of phosphate may be reckoned, at most. */
export const phosphatAbfuhrZeitraum: Parameter = {
  id: 'phosphat-abfuhr-zeitraum',
  unit: 'years',
  values: [{ from: '2017-06-02', value: 3, source: 'DüV § 3 (6) S. 1', certainty: 'A', dayCertainty: 'C' }],
}
