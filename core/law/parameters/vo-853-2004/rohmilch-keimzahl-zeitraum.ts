import type { Parameter } from '../../parameter.ts'

/** Over how many months the plate count is averaged. */
export const rohmilchKeimzahlZeitraum: Parameter = {
  id: 'rohmilch-keimzahl-zeitraum',
  unit: 'months',
  values: [
    {
      from: '2006-01-01',
      value: 2,
      source: 'VO (EG) 853/2004 Anh. III Abschn. IX Kap. I Teil III Nr. 3',
      certainty: 'C',
    },
  ],
}
