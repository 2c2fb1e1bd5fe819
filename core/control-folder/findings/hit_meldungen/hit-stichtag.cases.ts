import type { RuleCase } from '../rule-case.ts'

const herd = { name: 'Mastschweine', species: 'pig', average_count: 300 } as const
const count = { date: '2026-01-01', species: 'pig', count: 290 } as const
const reported = (reported_on: string | null) => ({ herds: [herd], animal_counts: [{ ...count, reported_on }] })
const ewe = { species: 'sheep', ear_tag: '276010390000001', born_on: '2023-03-01' } as const
const today = '2026-05-20'

export const cases: RuleCase[] = [
  { name: 'am 15.01. gemeldet', today, rows: reported('2026-01-15'), is: 'in_ordnung' },
  { name: 'am 16.01. gemeldet', today, rows: reported('2026-01-16'), is: 'mangel', due: '2026-01-15' },
  {
    name: 'Fristende ein Sonntag, am Montag gemeldet',
    today: '2023-05-20',
    rows: { herds: [herd], animal_counts: [{ ...count, date: '2023-01-01', reported_on: '2023-01-16' }] },
    is: 'hinweis',
    due: '2023-01-16',
  },
  { name: 'am Stichtag selbst', today: '2026-01-01', rows: { herds: [herd] }, is: 'betrifft_nicht' },
  { name: 'nicht gemeldet, 02.01.', today: '2026-01-02', rows: { herds: [herd] }, is: 'hinweis' },
  { name: 'nicht gemeldet, 15.01.', today: '2026-01-15', rows: { herds: [herd] }, is: 'hinweis' },
  { name: 'nicht gemeldet, 16.01.', today: '2026-01-16', rows: { herds: [herd] }, is: 'mangel' },
  { name: 'gezählt, aber nicht gemeldet', today, rows: reported(null), is: 'mangel' },
  {
    name: 'als Meldung unter den Anträgen',
    today,
    rows: { herds: [herd], applications: [{ type: 'census_day', year: 2026, submitted_on: '2026-01-10' }] },
    is: 'in_ordnung',
  },
  {
    name: 'gemeldet sind nur die Schafe',
    today,
    rows: {
      herds: [herd],
      animals: [ewe],
      applications: [{ type: 'census_day', title: 'Stichtagsmeldung Schafe', year: 2026, submitted_on: '2026-01-10' }],
    },
    is: 'mangel',
  },
  {
    name: 'gemeldet ist das Vorjahr',
    today,
    rows: { herds: [herd], applications: [{ type: 'census_day', year: 2025, submitted_on: '2025-01-10' }] },
    is: 'mangel',
  },
  { name: 'Schaf im Bestand', today, rows: { animals: [ewe] }, is: 'mangel' },
  { name: 'Ziege im Bestand', today, rows: { animals: [{ ...ewe, species: 'goat' }] }, is: 'mangel' },
  {
    name: 'Schaf kam erst später',
    today,
    rows: { animals: [{ ...ewe, arrived_on: '2026-02-01' }] },
    is: 'betrifft_nicht',
  },
  { name: 'Schaf war schon weg', today, rows: { animals: [{ ...ewe, left_on: '2025-12-01' }] }, is: 'betrifft_nicht' },
  {
    name: 'Herde war am Stichtag leer',
    today,
    rows: {
      herds: [herd],
      group_movements: [
        { herd_id: 'Mastschweine', date: '2025-09-01', direction: 'count', count: 280 },
        { herd_id: 'Mastschweine', date: '2025-12-10', direction: 'departure', count: 280 },
      ],
    },
    is: 'betrifft_nicht',
  },
  {
    name: 'Herde begann erst später',
    today,
    rows: {
      herds: [herd],
      group_movements: [{ herd_id: 'Mastschweine', date: '2026-02-01', direction: 'arrival', count: 280 }],
    },
    is: 'betrifft_nicht',
  },
  {
    name: 'Tiere gingen später ab, ohne dass gezählt wurde',
    today,
    rows: {
      herds: [herd],
      group_movements: [{ herd_id: 'Mastschweine', date: '2026-02-01', direction: 'departure', count: 20 }],
    },
    is: 'mangel',
  },
  {
    name: 'ein paar Tiere kamen später dazu',
    today,
    rows: {
      herds: [herd],
      group_movements: [{ herd_id: 'Mastschweine', date: '2026-02-01', direction: 'arrival', count: 20 }],
    },
    is: 'mangel',
  },
  {
    name: 'Herde wurde später das erste Mal gezählt',
    today,
    rows: {
      herds: [herd],
      group_movements: [{ herd_id: 'Mastschweine', date: '2026-02-01', direction: 'count', count: 280 }],
    },
    is: 'mangel',
  },
  { name: 'Rinder', today, rows: { herds: [{ ...herd, species: 'cattle' }] }, is: 'betrifft_nicht' },
]
