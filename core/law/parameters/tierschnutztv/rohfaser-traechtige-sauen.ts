import type { Parameter } from '../../parameter.ts'

/** What a gestating sow eats of crude fibre a day at least; the other way is a share of the dry matter. */
export const rohfaserTraechtigeSauen: Parameter = {
  id: 'rohfaser-traechtige-sauen',
  unit: 'g',
  values: [{ from: '2006-08-04', value: 200, source: 'TierSchNutztV § 30 (6)', certainty: 'A', dayCertainty: 'B' }],
}
