import type { Parameter } from '../../parameter.ts'

/** How long after the end of its approval a product may at most be sold and then used up. */
export const aufbrauchfrist: Parameter = {
  id: 'aufbrauchfrist',
  unit: 'months',
  values: [{ from: '2011-06-14', value: 18, source: 'VO (EG) 1107/2009 Art. 46', certainty: 'C' }],
}
