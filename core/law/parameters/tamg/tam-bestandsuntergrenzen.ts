import type { Parameter } from '../../parameter.ts'

/** Usages of animals of which antibiotics are watched. */
export type AntibioticUsage =
  'dairy_cow' | 'bought_calf' | 'piglet' | 'fattening_pig' | 'sow' | 'broiler' | 'laying_hen' | 'pullet' | 'turkey'

/** Who keeps no more animals of a usage on average of the period reports nothing. */
export const tamBestandsuntergrenzen: Parameter<Readonly<Record<AntibioticUsage, number>>> = {
  id: 'tam-bestandsuntergrenzen',
  unit: 'animals',
  values: [
    {
      from: '2023-01-01',
      value: {
        dairy_cow: 25,
        bought_calf: 25,
        piglet: 250,
        fattening_pig: 250,
        sow: 85,
        broiler: 10_000,
        laying_hen: 4000,
        pullet: 1000,
        turkey: 1000,
      },
      source: 'Antibiotika-Arzneimittel-Verwendungsverordnung § 2, landvolk-row-ver.de',
      certainty: 'B',
    },
  ],
}
