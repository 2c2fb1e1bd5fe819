import type { Parameter } from '../../parameter.ts'

/** Up to which wind plant protection products are sprayed without drifting away. */
export const spritzenWindHoechstens: Parameter = {
  id: 'spritzen-wind-hoechstens',
  unit: 'm/s',
  values: [
    {
      from: '2012-02-14',
      value: 5,
      source: 'PflSchG § 3, gute fachliche Praxis nach LRA Tübingen und isip.de',
      certainty: 'B',
      dayCertainty: 'C',
    },
  ],
}
