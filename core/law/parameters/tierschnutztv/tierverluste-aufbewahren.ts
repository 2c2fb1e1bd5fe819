import type { Parameter } from '../../parameter.ts'

/** How long the results of looking after animals, and losses, are kept. */
export const tierverlusteAufbewahren: Parameter = {
  id: 'tierverluste-aufbewahren',
  unit: 'years',
  values: [{ from: '2006-08-22', value: 3, source: 'TierSchNutztV § 4 (2)', certainty: 'A', dayCertainty: 'C' }],
}
