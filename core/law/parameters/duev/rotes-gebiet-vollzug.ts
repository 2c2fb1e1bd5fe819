import type { Parameter } from '../../parameter.ts'

/** Where it is suspended or not known, at most a note follows from what holds in nitrate areas alone. */
export type Enforcement = 'gilt' | 'ausgesetzt' | 'unklar'

/** Whether a Land enforces what § 13a DüV demands in nitrate areas. */
export const rotesGebietVollzug: Parameter<Enforcement> = {
  id: 'rotes-gebiet-vollzug',
  unit: 'enforcement',
  values: [
    { from: '2021-01-01', value: 'gilt', source: 'DüV § 13a (2)', certainty: 'A' },
    // The ordinance does not suffice to designate the areas; what each Land made of it came later.
    { from: '2025-10-24', value: 'unklar', source: 'BVerwG 24.10.2025, 10 CN 1.25', certainty: 'B' },
    {
      from: '2025-10-24',
      value: 'ausgesetzt',
      source: 'BVerwG 24.10.2025, 10 CN 1.25',
      laender: ['BY'],
      certainty: 'B',
    },
    {
      from: '2026-01-01',
      value: 'ausgesetzt',
      source: 'agrarwelt.com, gfa-news.de (Anfang 2026)',
      laender: ['BB', 'HE', 'MV', 'NI', 'NW', 'RP', 'SN'],
      certainty: 'B',
      dayCertainty: 'C',
    },
  ],
}
