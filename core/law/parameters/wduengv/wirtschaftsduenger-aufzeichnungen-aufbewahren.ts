import type { Parameter } from '../../parameter.ts'

/** How long records of manure that was handed over or taken in are kept, from the handing over on. */
export const wirtschaftsduengerAufzeichnungenAufbewahren: Parameter = {
  id: 'wirtschaftsduenger-aufzeichnungen-aufbewahren',
  unit: 'years',
  values: [{ from: '2010-09-01', value: 3, source: 'WDüngV § 3', certainty: 'A', dayCertainty: 'C' }],
}
