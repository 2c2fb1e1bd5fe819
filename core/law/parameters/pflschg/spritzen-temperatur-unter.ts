import type { Parameter } from '../../parameter.ts'

/** Below which temperature drops do not turn to steam. */
export const spritzenTemperaturUnter: Parameter = {
  id: 'spritzen-temperatur-unter',
  unit: '°C',
  values: [
    {
      from: '2012-02-14',
      value: 25,
      source: 'PflSchG § 3, gute fachliche Praxis nach LRA Tübingen und isip.de',
      certainty: 'B',
      dayCertainty: 'C',
    },
  ],
}
