import type { Parameter } from '../../parameter.ts'

/** From which content of clay on a soil is heavy. */
export const schwererBodenTongehalt: Parameter = {
  id: 'schwerer-boden-tongehalt',
  unit: '%',
  values: [{ from: '2022-12-14', value: 17, source: 'GAPKondV § 17', certainty: 'A', dayCertainty: 'C' }],
}
