import type { Parameter } from '../../parameter.ts'

/** Somatic cells of raw cow's milk, geometric mean. */
export const rohmilchZellzahl: Parameter = {
  id: 'rohmilch-zellzahl',
  unit: 'Tsd./ml',
  values: [
    {
      from: '2006-01-01',
      value: 400,
      source: 'VO (EG) 853/2004 Anh. III Abschn. IX Kap. I Teil III Nr. 3',
      certainty: 'C',
    },
  ],
}
