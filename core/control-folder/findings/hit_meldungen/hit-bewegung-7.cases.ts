import type { RuleCase } from '../rule-case.ts'

const stay = {
  arrived_from: null,
  arrival_reported_on: null,
  left_to: null,
  left_by: null,
  leaving_reported_on: null,
}
const cow = { species: 'cattle', ear_tag: '276000390000001', born_on: '2019-03-14' } as const
const bought = (arrived_on: string, arrival_reported_on: string | null) => ({
  animals: [{ ...cow, arrived_on, arrival_reported_on }],
})
const sold = (left_on: string, leaving_reported_on: string | null, left_by: 'sold' | 'died' = 'sold') => ({
  animals: [{ ...cow, left_on, left_by, leaving_reported_on }],
})
const bulls = { herds: [{ name: 'Mastbullen', species: 'cattle' as const }] }
const group = { herd_id: 'Mastbullen', direction: 'departure', date: '2026-05-04', count: 2 } as const
const today = '2026-05-20'

export const cases: RuleCase[] = [
  { name: 'Zugang am 7. Tag gemeldet', today, rows: bought('2026-05-04', '2026-05-11'), is: 'in_ordnung' },
  {
    name: 'Zugang am 8. Tag gemeldet',
    today,
    rows: bought('2026-05-04', '2026-05-12'),
    is: 'mangel',
    due: '2026-05-11',
  },
  {
    name: 'Fristende ein Sonntag, am Montag gemeldet',
    today,
    rows: sold('2026-05-03', '2026-05-11'),
    is: 'hinweis',
    due: '2026-05-11',
  },
  { name: 'Abgang am 8. Tag gemeldet', today, rows: sold('2026-05-04', '2026-05-12'), is: 'mangel' },
  { name: 'Tod nicht gemeldet, Tag 4', today, rows: sold('2026-05-16', null, 'died'), is: 'in_ordnung' },
  {
    name: 'Tod nicht gemeldet, Tag 5',
    today,
    rows: sold('2026-05-15', null, 'died'),
    is: 'hinweis',
    due: '2026-05-22',
  },
  { name: 'Tod nicht gemeldet, Tag 8', today, rows: sold('2026-05-12', null, 'died'), is: 'mangel' },
  {
    name: 'früherer Aufenthalt in diesem Jahr, Abgang nicht gemeldet',
    today,
    rows: {
      animals: [
        {
          ...cow,
          earlier_stays: [{ ...stay, arrived_on: '2024-03-01', left_on: '2026-02-01' }],
          arrived_on: '2026-03-01',
          arrival_reported_on: '2026-03-02',
        },
      ],
    },
    is: 'mangel',
  },
  {
    name: 'vor Jahren zugegangen, Meldung steht in keiner Liste',
    today,
    rows: bought('2021-05-04', null),
    is: 'betrifft_nicht',
  },
  { name: 'im Jahr davor geprüft', today, year: 2025, rows: bought('2025-05-05', null), is: 'mangel' },
  {
    name: 'Gruppe abgegangen, gemeldet',
    today,
    rows: { ...bulls, group_movements: [{ ...group, reported_on: '2026-05-06' }] },
    is: 'in_ordnung',
  },
  { name: 'Gruppe abgegangen, nicht gemeldet', today, rows: { ...bulls, group_movements: [group] }, is: 'mangel' },
  {
    name: 'Gruppe umgestallt',
    today,
    rows: { ...bulls, group_movements: [{ ...group, direction: 'moved_out' }] },
    is: 'betrifft_nicht',
  },
  {
    name: 'Tiere der Gruppe sind einzeln gemeldet',
    today,
    rows: {
      ...bulls,
      group_movements: [group],
      animals: [
        { ...cow, left_on: '2026-05-04', leaving_reported_on: '2026-05-05' },
        { ...cow, ear_tag: '276000390000002', left_on: '2026-05-04', leaving_reported_on: '2026-05-05' },
      ],
    },
    is: 'in_ordnung',
  },
  {
    name: 'ein drittes Tier am selben Tag ist nicht gemeldet',
    today,
    rows: {
      ...bulls,
      group_movements: [{ ...group, reported_on: '2026-05-05' }],
      animals: [
        { ...cow, left_on: '2026-05-04' },
        { ...cow, ear_tag: '276000390000002', left_on: '2026-05-04' },
        { ...cow, ear_tag: '276000390000003', left_on: '2026-05-04' },
      ],
    },
    is: 'mangel',
  },
  {
    name: 'Schweine',
    today,
    rows: { group_movements: [{ ...group, herd_id: null, category: 'Mastschweine' }] },
    is: 'betrifft_nicht',
  },
]
