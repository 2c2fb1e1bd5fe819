import type { RuleCase } from '../rule-case.ts'

const cows = { name: 'Milchkühe', species: 'cattle', average_count: 70 } as const
const pigs = { name: 'Mastschweine', species: 'pig', average_count: 200 } as const
const sheet = { type: 'animal_welfare', date: '2026-02-14', indicators: 'Lahmheit 6 %' } as const
const today = '2026-05-20'

export const cases: RuleCase[] = [
  {
    name: 'Bogen der Herde',
    today,
    rows: { herds: [cows], self_checks: [{ ...sheet, herd_id: 'Milchkühe' }] },
    is: 'in_ordnung',
  },
  {
    name: 'Bogen ohne Herde gilt für alle',
    today,
    rows: { herds: [cows, pigs], self_checks: [sheet] },
    is: 'in_ordnung',
  },
  { name: 'kein Bogen', today, rows: { herds: [cows] }, is: 'hinweis' },
  {
    name: 'Bogen nur für die andere Tierart',
    today,
    rows: { herds: [cows, pigs], self_checks: [{ ...sheet, herd_id: 'Milchkühe' }] },
    is: 'hinweis',
  },
  {
    name: 'Bogen nennt die andere Tierart',
    today,
    rows: { herds: [cows], self_checks: [{ ...sheet, subject: 'Schweine' }] },
    is: 'hinweis',
  },
  {
    name: 'Bogen vom Vorjahr',
    today,
    rows: { herds: [cows], self_checks: [{ ...sheet, date: '2025-12-31' }] },
    is: 'hinweis',
  },
  {
    name: 'andere Eigenkontrolle',
    today,
    rows: { herds: [cows], self_checks: [{ ...sheet, type: 'losses' }] },
    is: 'hinweis',
  },
  {
    name: 'Vorjahr geprüft',
    today,
    year: 2025,
    rows: { herds: [cows], self_checks: [{ ...sheet, date: '2025-12-31' }] },
    is: 'in_ordnung',
  },
  { name: 'keine Tiere', today, rows: { self_checks: [sheet] }, is: 'betrifft_nicht' },
  { name: 'nur Pferde', today, rows: { herds: [{ ...cows, species: 'horse' }] }, is: 'betrifft_nicht' },
]
