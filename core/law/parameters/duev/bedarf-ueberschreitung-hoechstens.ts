import type { Parameter } from '../../parameter.ts'

/** By how much the need may be exceeded that grew later and was determined anew. */
export const bedarfUeberschreitungHoechstens: Parameter = {
  id: 'bedarf-ueberschreitung-hoechstens',
  unit: '%',
  values: [{ from: '2020-05-01', value: 10, source: 'DüV § 3 (3) S. 3', certainty: 'A', dayCertainty: 'C' }],
}
