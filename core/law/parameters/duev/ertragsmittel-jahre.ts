import type { Parameter } from '../../parameter.ts'

/** Of so many years the mean is the yield that is expected. */
export const ertragsmittelJahre: Parameter = {
  id: 'ertragsmittel-jahre',
  unit: 'years',
  values: [{ from: '2017-06-02', value: 5, source: 'DüV § 4 (1) Nr. 2', certainty: 'A', dayCertainty: 'C' }],
}
