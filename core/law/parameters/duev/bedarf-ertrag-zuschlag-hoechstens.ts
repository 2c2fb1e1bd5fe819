import type { Parameter } from '../../parameter.ts'

/** More nitrogen than this no yield adds to the need of a crop of arable land. */
export const bedarfErtragZuschlagHoechstens: Parameter = {
  id: 'bedarf-ertrag-zuschlag-hoechstens',
  unit: 'kg N/ha',
  values: [{ from: '2017-06-02', value: 40, source: 'DüV Anl. 4 Tab. 3', certainty: 'A', dayCertainty: 'C' }],
}
