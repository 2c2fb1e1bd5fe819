import type { CaseRows, RuleCase } from '../rule-case.ts'

const today = '2026-05-20'
const rows = (changes: object, more: object = {}): CaseRows =>
  ({
    work_items: [{ type: 'fertilizing', status: 'done', product: 'Harnstoff 46', done_on: '2026-03-20', ...changes }],
    ...more,
  }) as CaseRows
const workedIn = { inhibitor: false, done_at: '08:00', incorporation_begun_at: '09:00' }
const product = (inhibitor: string) => ({ fertilizers: [{ name: 'Harnstoff 46', type: 'mineral', inhibitor }] })

export const cases: RuleCase[] = [
  { name: 'mit Hemmstoff', today, rows: rows({ inhibitor: true }), is: 'in_ordnung' },
  { name: 'ohne Hemmstoff, nicht eingearbeitet', today, rows: rows({ inhibitor: false }), is: 'mangel' },
  {
    name: 'ohne Hemmstoff, nach vier Stunden eingearbeitet',
    today,
    rows: rows({ ...workedIn, incorporation_ended_at: '12:00' }),
    is: 'in_ordnung',
  },
  {
    name: 'ohne Hemmstoff, eine Minute zu spät',
    today,
    rows: rows({ ...workedIn, incorporation_ended_at: '12:01' }),
    is: 'mangel',
  },
  {
    name: 'die Frist zählt ab dem Ende der Aufbringung',
    today,
    rows: rows({ ...workedIn, ended_at: '09:00', incorporation_ended_at: '13:00' }),
    is: 'in_ordnung',
  },
  {
    name: 'ohne Hemmstoff, Uhrzeit fehlt',
    today,
    rows: rows({ inhibitor: false, incorporation_ended_at: '12:00' }),
    is: 'nicht_pruefbar',
  },
  {
    name: 'ohne Hemmstoff, wie das Mittel heißt',
    today,
    rows: rows({ product: 'Harnstoff ohne Ureasehemmstoff' }),
    is: 'mangel',
    says: 'Harnstoff ohne Ureasehemmstoff; er wurde',
  },
  { name: 'Hemmstoff nicht eingetragen', today, rows: rows({}), is: 'nicht_pruefbar' },
  { name: 'Hemmstoff steht beim Düngemittel', today, rows: rows({}, product('NBPT')), is: 'in_ordnung' },
  { name: 'beim Düngemittel steht: keiner', today, rows: rows({}, product('keiner')), is: 'mangel' },
  { name: 'der Name sagt es', today, rows: rows({ product: 'Harnstoff stabilisiert' }), is: 'in_ordnung' },
  {
    name: 'in einer Position',
    today,
    rows: rows({ product: null, inhibitor: false, positions: [{ product: 'Harnstoff 46' }] }),
    is: 'mangel',
  },
  { name: 'AHL ist kein Harnstoff', today, rows: rows({ product: 'AHL 28', inhibitor: false }), is: 'betrifft_nicht' },
  {
    name: 'am 31.01.2020 noch erlaubt',
    today,
    year: 2020,
    rows: rows({ inhibitor: false, done_on: '2020-01-31' }),
    is: 'betrifft_nicht',
  },
  {
    name: 'geplant',
    today,
    rows: rows({ inhibitor: false, status: 'planned', done_on: null, planned_until: '2026-03-20' }),
    is: 'betrifft_nicht',
  },
]
