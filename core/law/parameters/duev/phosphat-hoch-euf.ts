import type { Parameter } from '../../parameter.ts'

/** The same by EUF, of phosphorus. */
export const phosphatHochEuf: Parameter = {
  id: 'phosphat-hoch-euf',
  unit: 'mg P/100 g',
  values: [{ from: '2017-06-02', value: 3.6, source: 'DüV § 3 (6)', certainty: 'A', dayCertainty: 'C' }],
}
