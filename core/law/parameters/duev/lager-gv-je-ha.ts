import type { Parameter } from '../../parameter.ts'

/** Above so many livestock units a farm has many animals for its land. */
export const lagerGvJeHa: Parameter = {
  id: 'lager-gv-je-ha',
  unit: 'GV/ha',
  values: [{ from: '2020-01-01', value: 3, source: 'DüV § 12 (3)', certainty: 'A' }],
}
