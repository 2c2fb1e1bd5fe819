import type { Parameter } from '../../parameter.ts'

/** Above which volume it has a detection of leaks. */
export const jgsLeckageerkennungAb: Parameter = {
  id: 'jgs-leckageerkennung-ab',
  unit: 'm³',
  values: [{ from: '2017-08-01', value: 25, source: 'AwSV Anl. 7 Nr. 3.1', certainty: 'A' }],
}
