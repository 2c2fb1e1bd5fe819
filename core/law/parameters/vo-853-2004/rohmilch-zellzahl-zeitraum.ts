import type { Parameter } from '../../parameter.ts'

/** Over how many months the cell count is averaged. */
export const rohmilchZellzahlZeitraum: Parameter = {
  id: 'rohmilch-zellzahl-zeitraum',
  unit: 'months',
  values: [
    {
      from: '2006-01-01',
      value: 3,
      source: 'VO (EG) 853/2004 Anh. III Abschn. IX Kap. I Teil III Nr. 3',
      certainty: 'C',
    },
  ],
}
