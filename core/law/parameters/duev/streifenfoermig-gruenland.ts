import type { Parameter } from '../../parameter.ts'

/** Since when liquid organic fertilizers are spread in strips on grassland and forage of several cuts. */
export const streifenfoermigGruenland: Parameter<true> = {
  id: 'streifenfoermig-gruenland',
  unit: 'duty',
  values: [{ from: '2025-02-01', value: true, source: 'DüV § 6 (3) S. 2', certainty: 'A' }],
}
