import type { Parameter } from '../../parameter.ts'

/** On what share of the arable land the soil is covered in winter. */
export const mindestbodenbedeckungAnteil: Parameter = {
  id: 'mindestbodenbedeckung-anteil',
  unit: '%',
  values: [{ from: '2022-12-14', value: 80, source: 'GAPKondV § 17 (1)', certainty: 'A' }],
}
