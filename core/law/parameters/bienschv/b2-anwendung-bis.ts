import type { Parameter } from '../../parameter.ts'

/** From the end of the daily flight of bees until when a product of class B2 may be used on plants in bloom. */
export const b2AnwendungBis: Parameter<string> = {
  id: 'b2-anwendung-bis',
  unit: 'time of day',
  values: [{ from: '1992-07-29', value: '23:00', source: 'BienSchV § 2 (6)', certainty: 'A', dayCertainty: 'C' }],
}
