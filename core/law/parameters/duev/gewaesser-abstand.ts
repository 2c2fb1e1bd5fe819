import type { Parameter } from '../../parameter.ts'

/** Between what is spread and the top of the bank of a water. */
export const gewaesserAbstand: Parameter = {
  id: 'gewaesser-abstand',
  unit: 'm',
  values: [{ from: '2017-06-02', value: 4, source: 'DüV § 5 (2) S. 2', certainty: 'A', dayCertainty: 'C' }],
}
