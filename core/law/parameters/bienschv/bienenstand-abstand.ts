import type { Parameter } from '../../parameter.ts'

/** Around which distance of bee hives the beekeeper has to agree. */
export const bienenstandAbstand: Parameter = {
  id: 'bienenstand-abstand',
  unit: 'm',
  values: [{ from: '1992-07-29', value: 60, source: 'BienSchV § 2 (3)', certainty: 'A', dayCertainty: 'C' }],
}
