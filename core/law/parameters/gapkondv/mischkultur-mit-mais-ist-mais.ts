import type { Parameter } from '../../parameter.ts'

/** Whether maize that is grown in a mixture counts as maize. */
export const mischkulturMitMaisIstMais: Parameter<boolean> = {
  id: 'mischkultur-mit-mais-ist-mais',
  unit: 'yes or no',
  values: [
    { from: '2022-12-14', value: false, source: 'GAPKondV § 18 (1) S. 3', certainty: 'A' },
    { from: '2026-01-01', value: true, source: 'GAPKondV § 18 (1) S. 2, 3', certainty: 'A' },
  ],
}
