import type { Parameter } from '../../parameter.ts'

/** How far where the strip beside the water is green all the year. */
export const gewaesserabstandBegruent: Parameter = {
  id: 'gewaesserabstand-begruent',
  unit: 'm',
  values: [{ from: '2021-09-08', value: 5, source: 'PflSchAnwV § 4a (1) S. 2', certainty: 'A' }],
}
