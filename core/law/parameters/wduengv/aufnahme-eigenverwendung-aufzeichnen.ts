import type { Parameter } from '../../parameter.ts'

/** Within what time one who uses it on own land records it. */
export const aufnahmeEigenverwendungAufzeichnen: Parameter = {
  id: 'aufnahme-eigenverwendung-aufzeichnen',
  unit: 'months',
  values: [{ from: '2010-09-01', value: 2, source: 'WDüngV § 3', certainty: 'A', dayCertainty: 'C' }],
}
