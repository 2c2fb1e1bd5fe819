import type { Parameter } from '../../parameter.ts'

/** How many plate counts of a month a mean needs. */
export const milchKeimzahlProben: Parameter = {
  id: 'milch-keimzahl-proben',
  unit: 'samples',
  values: [
    {
      from: '2021-07-01',
      value: 2,
      source: 'RohmilchGütV Anl. 2 Abschn. G V Nr. 1',
      certainty: 'A',
      dayCertainty: 'B',
    },
  ],
}
