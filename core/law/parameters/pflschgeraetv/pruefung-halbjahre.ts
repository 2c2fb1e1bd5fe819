import type { Parameter } from '../../parameter.ts'

/** After how many calendar half-years a sprayer is inspected again. */
export const pruefungHalbjahre: Parameter = {
  id: 'pruefung-halbjahre',
  unit: 'half-years',
  values: [{ from: '2013-07-06', value: 6, source: 'PflSchGerätV § 3', certainty: 'A', dayCertainty: 'C' }],
}
