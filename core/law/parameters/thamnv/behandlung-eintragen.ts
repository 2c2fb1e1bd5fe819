import type { Parameter } from '../../parameter.ts'

/** Until when a treatment is in the book; the law says at once, what is later than two days is held to be late. */
export const behandlungEintragen: Parameter = {
  id: 'behandlung-eintragen',
  unit: 'days',
  values: [{ from: '2015-07-17', value: 2, source: 'THAMNV § 2', certainty: 'C' }],
}
