import type { Parameter } from '../../parameter.ts'

/** Organic fertilizers with less dry matter need not be worked in. */
export const einarbeitungTrockenmasseUnter: Parameter = {
  id: 'einarbeitung-trockenmasse-unter',
  unit: '%',
  values: [{ from: '2017-06-02', value: 2, source: 'DüV § 6 (1) S. 2 Nr. 3', certainty: 'A', dayCertainty: 'C' }],
}
