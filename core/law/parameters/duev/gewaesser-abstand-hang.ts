import type { Parameter } from '../../parameter.ts'

/** The same on land that falls towards the water, from which slope on; the steepest last. */
export const gewaesserAbstandHang: Parameter<readonly { slopePercent: number; metres: number }[]> = {
  id: 'gewaesser-abstand-hang',
  unit: 'm',
  values: [
    {
      from: '2020-05-01',
      value: [
        { slopePercent: 5, metres: 3 },
        { slopePercent: 10, metres: 5 },
        { slopePercent: 15, metres: 10 },
      ],
      source: 'DüV § 5 (3) S. 1',
      certainty: 'A',
      dayCertainty: 'C',
    },
  ],
}
