import type { Parameter } from '../../parameter.ts'

/** How far it lies from surface water. */
export const jgsAbstandGewaesser: Parameter = {
  id: 'jgs-abstand-gewaesser',
  unit: 'm',
  values: [{ from: '2017-08-01', value: 20, source: 'AwSV § 51 (1)', certainty: 'A' }],
}
