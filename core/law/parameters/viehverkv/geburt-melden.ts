import type { Parameter } from '../../parameter.ts'

/** Until when the birth of cattle is reported; the law says at once after tagging, the practice is seven days. */
export const geburtMelden: Parameter = {
  id: 'geburt-melden',
  unit: 'days',
  values: [{ from: '2007-07-14', value: 7, source: 'ViehVerkV §§ 27 (1), 28', certainty: 'B', dayCertainty: 'C' }],
}
