import type { Parameter } from '../../parameter.ts'

/** A yield that differs by more than this from that of the year before may be replaced by it. */
export const ertragsabweichung: Parameter = {
  id: 'ertragsabweichung',
  unit: '%',
  values: [{ from: '2017-06-02', value: 20, source: 'DüV § 4 (1) Nr. 2', certainty: 'A', dayCertainty: 'C' }],
}
