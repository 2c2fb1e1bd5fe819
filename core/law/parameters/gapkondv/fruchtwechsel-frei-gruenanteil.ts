import type { Parameter } from '../../parameter.ts'

/** Above which share of grass, forage, legumes and fallow a farm need not change its crops. */
export const fruchtwechselFreiGruenanteil: Parameter = {
  id: 'fruchtwechsel-frei-gruenanteil',
  unit: '%',
  values: [{ from: '2022-12-14', value: 75, source: 'GAPKondV § 18 (3)', certainty: 'A' }],
}
