import type { Parameter } from '../../parameter.ts'

/** How many cell counts of a month a mean needs. */
export const milchZellzahlProben: Parameter = {
  id: 'milch-zellzahl-proben',
  unit: 'samples',
  values: [
    {
      from: '2021-07-01',
      value: 1,
      source: 'RohmilchGütV Anl. 2 Abschn. G V Nr. 2',
      certainty: 'A',
      dayCertainty: 'B',
    },
  ],
}
