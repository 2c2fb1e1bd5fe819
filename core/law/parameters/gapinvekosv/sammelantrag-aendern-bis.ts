import type { DayOfYear } from '../../calendar/days-of-year.ts'
import type { Parameter } from '../../parameter.ts'

/** Until when it may be changed. */
export const sammelantragAendernBis: Parameter<DayOfYear> = {
  id: 'sammelantrag-aendern-bis',
  unit: 'day of the year',
  values: [{ from: '2023-01-01', value: '09-30', source: 'GAPInVeKoSV § 12', certainty: 'A', dayCertainty: 'C' }],
}
