import type { RuleCase } from '../rule-case.ts'

const arrival = { direction: 'arrival', count: 40 } as const
const piglets = (date: string, reported_on: string | null) => ({
  herds: [{ name: 'Ferkel', species: 'pig' as const }],
  group_movements: [{ ...arrival, herd_id: 'Ferkel', date, reported_on }],
})
const ewe = { species: 'sheep', ear_tag: '276010390000001', arrived_on: '2026-05-04' } as const
const today = '2026-05-20'

export const cases: RuleCase[] = [
  { name: 'Ferkel am 7. Tag gemeldet', today, rows: piglets('2026-05-04', '2026-05-11'), is: 'in_ordnung' },
  {
    name: 'Ferkel am 8. Tag gemeldet',
    today,
    rows: piglets('2026-05-04', '2026-05-12'),
    is: 'mangel',
    due: '2026-05-11',
  },
  {
    name: 'Fristende ein Sonntag, am Montag gemeldet',
    today,
    rows: piglets('2026-05-03', '2026-05-11'),
    is: 'hinweis',
  },
  { name: 'noch nicht gemeldet, Tag 4', today, rows: piglets('2026-05-16', null), is: 'in_ordnung' },
  { name: 'noch nicht gemeldet, Tag 5', today, rows: piglets('2026-05-15', null), is: 'hinweis' },
  { name: 'noch nicht gemeldet, Tag 8', today, rows: piglets('2026-05-12', null), is: 'mangel' },
  { name: 'Schaf nicht gemeldet', today, rows: { animals: [ewe] }, is: 'mangel' },
  { name: 'Ziege nicht gemeldet', today, rows: { animals: [{ ...ewe, species: 'goat' }] }, is: 'mangel' },
  {
    name: 'Schafe einzeln und als Gruppe, gemeldet als Gruppe',
    today,
    rows: {
      animals: [ewe, { ...ewe, ear_tag: '276010390000002' }],
      group_movements: [
        { direction: 'arrival', count: 2, date: '2026-05-04', category: 'Schafe', reported_on: '2026-05-05' },
      ],
    },
    is: 'in_ordnung',
  },
  {
    name: 'die Abgabe meldet, wer übernimmt',
    today,
    rows: { animals: [{ ...ewe, arrived_on: null, left_on: '2026-05-04' }] },
    is: 'betrifft_nicht',
  },
  {
    name: 'vor Jahren übernommen',
    today,
    rows: { animals: [{ ...ewe, arrived_on: '2022-05-04' }] },
    is: 'betrifft_nicht',
  },
  { name: 'Rinder', today, rows: { animals: [{ ...ewe, species: 'cattle' }] }, is: 'betrifft_nicht' },
  {
    name: 'welche Tiere übernommen wurden, ist nicht bekannt',
    today,
    rows: { group_movements: [{ ...arrival, date: '2026-05-04' }] },
    is: 'betrifft_nicht',
  },
]
