import type { RuleCase } from '../rule-case.ts'

const hit = { date: '2026-05-01', origin_register: 'HIT', species: 'cattle' } as const
const cow = (number: number) => ({
  species: 'cattle' as const,
  ear_tag: `27600039000000${number}`,
  born_on: '2019-03-14',
})
const herd = { name: 'Milchkühe', species: 'cattle' as const }
const movements = [
  { herd_id: 'Milchkühe', date: '2026-01-01', direction: 'count' as const, count: 70 },
  { herd_id: 'Milchkühe', date: '2026-02-12', direction: 'departure' as const, count: 1 },
]
const today = '2026-05-20'

export const cases: RuleCase[] = [
  {
    name: 'gleich viele Tiere',
    today,
    rows: { animals: [cow(1), cow(2)], animal_counts: [{ ...hit, count: 2 }] },
    is: 'in_ordnung',
  },
  {
    name: 'HIT hat ein Tier mehr',
    today,
    rows: { animals: [cow(1), cow(2)], animal_counts: [{ ...hit, count: 3 }] },
    is: 'mangel',
  },
  {
    name: 'das Register hat ein Tier mehr',
    today,
    rows: { animals: [cow(1), cow(2)], animal_counts: [{ ...hit, count: 1 }] },
    is: 'mangel',
  },
  {
    name: 'ein Tier war an dem Tag schon abgegangen',
    today,
    rows: { animals: [cow(1), { ...cow(2), left_on: '2026-04-30' }], animal_counts: [{ ...hit, count: 1 }] },
    is: 'in_ordnung',
  },
  {
    name: 'ein Tier ist abgegangen, der Tag fehlt',
    today,
    rows: { animals: [cow(1), { ...cow(2), status: 'gone' }], animal_counts: [{ ...hit, count: 1 }] },
    is: 'nicht_pruefbar',
  },
  {
    name: 'HIT zählt nach Klassen',
    today,
    rows: {
      animals: [cow(1), cow(2)],
      animal_counts: [
        { ...hit, category: 'Kühe', count: 1 },
        { ...hit, category: 'Kälber', count: 1 },
      ],
    },
    is: 'in_ordnung',
  },
  {
    name: 'Herde nach ihren Bewegungen',
    today,
    rows: { herds: [herd], group_movements: movements, animal_counts: [{ ...hit, herd_id: 'Milchkühe', count: 69 }] },
    is: 'in_ordnung',
  },
  {
    name: 'Herde nach ihren Bewegungen, Abgang fehlt in HIT',
    today,
    rows: { herds: [herd], group_movements: movements, animal_counts: [{ ...hit, herd_id: 'Milchkühe', count: 70 }] },
    is: 'mangel',
  },
  {
    name: 'Zählung des Registers vom selben Tag',
    today,
    rows: {
      animal_counts: [
        { ...hit, count: 70 },
        { ...hit, origin_register: 'Bestandsregister', count: 69 },
      ],
    },
    is: 'mangel',
  },
  { name: 'kein Bestand des Registers', today, rows: { animal_counts: [{ ...hit, count: 70 }] }, is: 'nicht_pruefbar' },
  {
    name: 'Zählung nicht aus HIT',
    today,
    rows: { animals: [cow(1)], animal_counts: [{ ...hit, origin_register: 'Zählung', count: 2 }] },
    is: 'betrifft_nicht',
  },
  {
    name: 'Zählung aus einem anderen Jahr',
    today,
    rows: { animals: [cow(1)], animal_counts: [{ ...hit, date: '2025-05-01', count: 2 }] },
    is: 'betrifft_nicht',
  },
  { name: 'Schweine', today, rows: { animal_counts: [{ ...hit, species: 'pig', count: 2 }] }, is: 'betrifft_nicht' },
]
