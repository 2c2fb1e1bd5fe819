import type { Parameter } from '../../parameter.ts'

/** Until when pigs, sheep and goats that a farm takes in are reported; what leaves is reported by who takes it in. */
export const uebernahmeMelden: Parameter = {
  id: 'uebernahme-melden',
  unit: 'days',
  values: [{ from: '2007-07-14', value: 7, source: 'ViehVerkV §§ 35, 40', certainty: 'A', dayCertainty: 'C' }],
}
