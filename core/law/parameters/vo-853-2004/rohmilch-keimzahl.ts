import type { Parameter } from '../../parameter.ts'

/** Plate count of raw cow's milk, geometric mean. */
export const rohmilchKeimzahl: Parameter = {
  id: 'rohmilch-keimzahl',
  unit: 'Tsd./ml',
  values: [
    {
      from: '2006-01-01',
      value: 100,
      source: 'VO (EG) 853/2004 Anh. III Abschn. IX Kap. I Teil III Nr. 3',
      certainty: 'C',
    },
  ],
}
