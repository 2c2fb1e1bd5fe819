import type { Parameter } from '../../parameter.ts'

/** By what age sheep and goats are slaughtered that bear one tag with the mark of their holding alone. */
export const schafBestandsmarkeBis: Parameter = {
  id: 'schaf-bestandsmarke-bis',
  unit: 'months',
  values: [{ from: '2010-01-01', value: 12, source: 'ViehVerkV § 34 (4) Nr. 2', certainty: 'A', dayCertainty: 'C' }],
}
