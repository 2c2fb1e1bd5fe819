import type { DayOfYear } from '../../calendar/days-of-year.ts'
import type { Parameter } from '../../parameter.ts'

/** From when on land at risk of erosion by wind is ploughed only to be sown at once. */
export const pfluegenWinderosionAb: Parameter<DayOfYear> = {
  id: 'pfluegen-winderosion-ab',
  unit: 'day of the year',
  values: [{ from: '2023-01-01', value: '03-01', source: 'GAPKondV § 16 (4)', certainty: 'A' }],
}
