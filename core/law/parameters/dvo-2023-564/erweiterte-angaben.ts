import type { Parameter } from '../../parameter.ts'

/** Whether records of plant protection bear all that the Commission asks for. */
export const erweiterteAngaben: Parameter<boolean> = {
  id: 'erweiterte-angaben',
  unit: 'yes or no',
  values: [
    { from: '2023-01-01', value: false, source: 'DVO (EU) 2023/564 Art. 1', certainty: 'B', dayCertainty: 'C' },
    { from: '2026-01-01', value: true, source: 'DVO (EU) 2023/564 Art. 1, Anh.', certainty: 'B' },
  ],
}
