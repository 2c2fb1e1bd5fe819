import type { Parameter } from '../../parameter.ts'

/** Above this content of humus arable land gives nitrogen of its own. */
export const bedarfHumusUeber: Parameter = {
  id: 'bedarf-humus-ueber',
  unit: '%',
  values: [{ from: '2017-06-02', value: 4, source: 'DüV Anl. 4 Tab. 6', certainty: 'A', dayCertainty: 'C' }],
}
