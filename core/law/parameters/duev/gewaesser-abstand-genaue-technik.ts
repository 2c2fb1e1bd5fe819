import type { Parameter } from '../../parameter.ts'

/** The same with a device for the boundary or one that spreads as wide as it is. */
export const gewaesserAbstandGenaueTechnik: Parameter = {
  id: 'gewaesser-abstand-genaue-technik',
  unit: 'm',
  values: [{ from: '2017-06-02', value: 1, source: 'DüV § 5 (2) S. 3', certainty: 'A', dayCertainty: 'C' }],
}
