import type { RuleCase } from '../rule-case.ts'

const herds = [{ name: 'Kälber', species: 'cattle' as const, average_count: 14 }]
const losses = (...periods: string[]) =>
  periods.map((period) => ({ type: 'losses' as const, date: `${period}-28`, period, count: 0 }))
const today = '2026-03-20'

export const cases: RuleCase[] = [
  {
    name: 'jeder abgeschlossene Monat hat einen Eintrag',
    today,
    rows: { herds, self_checks: losses('2026-01', '2026-02') },
    is: 'in_ordnung',
  },
  { name: 'ein Monat fehlt', today, rows: { herds, self_checks: losses('2026-01') }, is: 'hinweis' },
  {
    name: 'der laufende Monat zählt noch nicht',
    today: '2026-02-28',
    rows: { herds, self_checks: losses('2026-01') },
    is: 'in_ordnung',
  },
  {
    name: 'am Ersten ist der Monat vorbei',
    today: '2026-03-01',
    rows: { herds, self_checks: losses('2026-01') },
    is: 'hinweis',
  },
  { name: 'im Januar gibt es noch nichts zu prüfen', today: '2026-01-20', rows: { herds }, is: 'betrifft_nicht' },
  {
    name: 'im Folgemonat für den Monat eingetragen',
    today: '2026-02-20',
    rows: { herds, self_checks: [{ type: 'losses', date: '2026-02-02', period: '2026-01', count: 1 }] },
    is: 'in_ordnung',
  },
  {
    name: 'Eintrag im Register Tierkontrolle',
    today: '2026-02-20',
    rows: { herds, register_entries: [{ register: 'tierkontrolle', date: '2026-01-19', text: 'Keine Verluste.' }] },
    is: 'in_ordnung',
  },
  {
    name: 'Eintrag in einem anderen Register',
    today: '2026-02-20',
    rows: { herds, register_entries: [{ register: 'weidetagebuch', date: '2026-01-19', text: 'Auftrieb.' }] },
    is: 'hinweis',
  },
  {
    name: 'ein Tier ist verendet',
    today: '2026-02-20',
    rows: {
      herds,
      animals: [{ species: 'cattle', name: 'Kalb', tag_state: 'missing', left_on: '2026-01-05', left_by: 'died' }],
    },
    is: 'in_ordnung',
  },
  {
    name: 'Verendung in der Gruppe',
    today: '2026-02-20',
    rows: { herds, group_movements: [{ herd_id: 'Kälber', direction: 'death', date: '2026-01-05', count: 1 }] },
    is: 'in_ordnung',
  },
  {
    name: 'eine Rattenkontrolle ist keine Tierkontrolle',
    today: '2026-02-20',
    rows: { herds, self_checks: [{ type: 'pest_control', date: '2026-01-05' }] },
    is: 'hinweis',
  },
  { name: 'keine Tiere', today, rows: { herds: [{ ...herds[0]!, average_count: 0 }] }, is: 'betrifft_nicht' },
  {
    name: 'die erste Bewegung ist ein Abgang',
    today,
    rows: {
      herds,
      group_movements: [{ herd_id: 'Kälber', date: '2026-03-10', direction: 'departure', count: 2 }],
    },
    is: 'hinweis',
  },
  {
    name: 'Tiere kamen erst im Februar',
    today: '2026-03-20',
    rows: {
      animals: [{ species: 'cattle', ear_tag: '276000390000001', born_on: '2024-03-01', arrived_on: '2026-02-10' }],
      self_checks: losses('2026-02'),
    },
    is: 'in_ordnung',
  },
  { name: 'ganzes Vorjahr', today, year: 2025, rows: { herds, self_checks: losses('2025-01') }, is: 'hinweis' },
]
