import type { Parameter } from '../../parameter.ts'

/** What arable land with much humus gives of its own. */
export const bedarfHumusAbschlag: Parameter = {
  id: 'bedarf-humus-abschlag',
  unit: 'kg N/ha',
  values: [{ from: '2017-06-02', value: 20, source: 'DüV Anl. 4 Tab. 6', certainty: 'A', dayCertainty: 'C' }],
}
