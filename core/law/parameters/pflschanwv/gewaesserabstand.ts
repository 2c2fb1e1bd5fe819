import type { Parameter } from '../../parameter.ts'

/** How far from the upper edge of the bank plant protection products are used. */
export const gewaesserabstand: Parameter = {
  id: 'gewaesserabstand',
  unit: 'm',
  values: [{ from: '2021-09-08', value: 10, source: 'PflSchAnwV § 4a (1)', certainty: 'A' }],
}
