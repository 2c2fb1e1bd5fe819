import type { Parameter } from '../../parameter.ts'

/** Until when cattle that came, left or died are reported. */
export const rindBewegungMelden: Parameter = {
  id: 'rind-bewegung-melden',
  unit: 'days',
  values: [{ from: '2007-07-14', value: 7, source: 'ViehVerkV § 29 (1)', certainty: 'A', dayCertainty: 'C' }],
}
