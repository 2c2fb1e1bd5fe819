import type { Parameter } from '../../parameter.ts'

/** The first and the last year whose mean is the yield that is expected in a nitrate area. */
export const ertragsmittelRotesGebiet: Parameter<{ first: number; last: number }> = {
  id: 'ertragsmittel-rotes-gebiet',
  unit: 'years',
  values: [{ from: '2021-01-01', value: { first: 2015, last: 2019 }, source: 'DüV § 13a (2)', certainty: 'A' }],
}
