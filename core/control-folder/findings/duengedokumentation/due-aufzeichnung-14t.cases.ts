import type { RuleCase } from '../rule-case.ts'

const slurry = { type: 'fertilizing', title: 'Gülle', status: 'done', amount: 20, unit: 'm³/ha' } as const
const on = (done_on: string, recorded_on: string | null) => ({ work_items: [{ ...slurry, done_on, recorded_on }] })

export const cases: RuleCase[] = [
  { name: 'am 14. Tag aufgezeichnet', today: '2027-04-01', rows: on('2027-03-01', '2027-03-15'), is: 'in_ordnung' },
  {
    name: 'am 15. Tag aufgezeichnet',
    today: '2027-04-01',
    rows: on('2027-03-01', '2027-03-16'),
    is: 'mangel',
    due: '2027-03-15',
  },
  {
    name: 'Fristende ein Sonntag, am Montag aufgezeichnet',
    today: '2026-04-01',
    rows: on('2026-03-01', '2026-03-16'),
    is: 'hinweis',
    due: '2026-03-16',
  },
  { name: '2024 galten zwei Tage', today: '2024-04-01', rows: on('2024-03-04', '2024-03-07'), is: 'mangel' },
  { name: 'noch nicht aufgezeichnet, Tag 9', today: '2027-03-10', rows: on('2027-03-01', null), is: 'in_ordnung' },
  { name: 'noch nicht aufgezeichnet, Tag 10', today: '2027-03-11', rows: on('2027-03-01', null), is: 'hinweis' },
  { name: 'noch nicht aufgezeichnet, Tag 14', today: '2027-03-15', rows: on('2027-03-01', null), is: 'hinweis' },
  { name: 'noch nicht aufgezeichnet, Tag 15', today: '2027-03-16', rows: on('2027-03-01', null), is: 'mangel' },
  {
    name: 'erledigt ohne Menge',
    today: '2027-04-01',
    rows: { work_items: [{ ...slurry, amount: null, done_on: '2027-03-01', recorded_on: '2027-03-02' }] },
    is: 'mangel',
  },
  {
    name: 'nur geplant',
    today: '2027-04-01',
    rows: { work_items: [{ ...slurry, status: 'planned', planned_until: '2027-03-01' }] },
    is: 'betrifft_nicht',
  },
]
