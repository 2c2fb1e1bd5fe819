import type { Parameter } from '../../parameter.ts'

/** How long a register of animals is kept, from the end of the year of its last entry on. */
export const bestandsregisterAufbewahren: Parameter = {
  id: 'bestandsregister-aufbewahren',
  unit: 'years',
  values: [
    { from: '2010-03-06', value: 3, source: 'ViehVerkV § 25 (3), § 32 (3)', certainty: 'A', dayCertainty: 'C' },
    // The practice of the Land; the longer one harms nobody.
    {
      from: '2010-03-06',
      value: 4,
      source: 'LKV NRW zu ViehVerkV § 25 (3)',
      laender: ['NW'],
      certainty: 'B',
      dayCertainty: 'C',
    },
  ],
}
