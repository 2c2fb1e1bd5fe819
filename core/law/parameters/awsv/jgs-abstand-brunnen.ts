import type { Parameter } from '../../parameter.ts'

/** How far a new store of slurry, liquid manure or silage lies from a well. */
export const jgsAbstandBrunnen: Parameter = {
  id: 'jgs-abstand-brunnen',
  unit: 'm',
  values: [{ from: '2017-08-01', value: 50, source: 'AwSV § 51 (1)', certainty: 'A' }],
}
