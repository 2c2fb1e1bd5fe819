import type { Parameter } from '../../parameter.ts'

/** Within what time from its first use a new sprayer is inspected. */
export const pruefungNeugeraet: Parameter = {
  id: 'pruefung-neugeraet',
  unit: 'months',
  values: [{ from: '2013-07-06', value: 6, source: 'PflSchGerätV § 4', certainty: 'A', dayCertainty: 'C' }],
}
