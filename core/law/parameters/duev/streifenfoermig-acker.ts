import type { Parameter } from '../../parameter.ts'

/** Since when liquid organic fertilizers are spread in strips on arable land with a crop. */
export const streifenfoermigAcker: Parameter<true> = {
  id: 'streifenfoermig-acker',
  unit: 'duty',
  values: [{ from: '2020-02-01', value: true, source: 'DüV § 6 (3) S. 1', certainty: 'A' }],
}
