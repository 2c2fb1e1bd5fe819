import type { Parameter } from '../../parameter.ts'

/** For how long the slurry, liquid manure and digestate that a farm makes must find room. */
export const lagerMonate: Parameter = {
  id: 'lager-monate',
  unit: 'months',
  values: [{ from: '2017-06-02', value: 6, source: 'DüV § 12 (2) S. 1', certainty: 'A', dayCertainty: 'C' }],
}
