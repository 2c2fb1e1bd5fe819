import type { Parameter } from '../../parameter.ts'

/** Within which time after spreading urea without an inhibitor of urease is worked in. */
export const harnstoffEinarbeitungBinnen: Parameter = {
  id: 'harnstoff-einarbeitung-binnen',
  unit: 'hours',
  values: [{ from: '2020-02-01', value: 4, source: 'DüV § 6 (2)', certainty: 'A' }],
}
