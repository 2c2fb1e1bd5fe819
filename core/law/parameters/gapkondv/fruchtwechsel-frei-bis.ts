import type { Parameter } from '../../parameter.ts'

/** Up to how much arable land a farm need not change its crops. */
export const fruchtwechselFreiBis: Parameter = {
  id: 'fruchtwechsel-frei-bis',
  unit: 'ha',
  values: [{ from: '2022-12-14', value: 10, source: 'GAPKondV § 18 (3) Nr. 5', certainty: 'A' }],
}
