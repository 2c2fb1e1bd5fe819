import type { Parameter } from '../../parameter.ts'

/** Total nitrogen from liquid organic fertilizers on grassland in autumn, at most. */
export const gruenlandHerbstStickstoff: Parameter = {
  id: 'gruenland-herbst-stickstoff',
  unit: 'kg N/ha',
  values: [{ from: '2020-05-01', value: 80, source: 'DüV § 6 (11)', certainty: 'A', dayCertainty: 'C' }],
}
