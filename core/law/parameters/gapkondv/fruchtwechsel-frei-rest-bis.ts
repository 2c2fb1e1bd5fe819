import type { Parameter } from '../../parameter.ts'

/** Up to how much arable land beside grass, forage, legumes and fallow that holds. */
export const fruchtwechselFreiRestBis: Parameter = {
  id: 'fruchtwechsel-frei-rest-bis',
  unit: 'ha',
  values: [{ from: '2022-12-14', value: 50, source: 'GAPKondV § 18 (3)', certainty: 'A' }],
}
