import type { Parameter } from '../../parameter.ts'

/** From which relative humidity on drops do not dry up on their way. */
export const spritzenLuftfeuchteMindestens: Parameter = {
  id: 'spritzen-luftfeuchte-mindestens',
  unit: '%',
  values: [
    {
      from: '2012-02-14',
      value: 50,
      source: 'PflSchG § 3, gute fachliche Praxis nach LRA Tübingen und isip.de',
      certainty: 'B',
      dayCertainty: 'C',
    },
  ],
}
