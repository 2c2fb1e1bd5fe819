import type { CaseRows, RuleCase } from '../rule-case.ts'

const today = '2027-02-20'
const gift = (done_on: string, product: string, changes: object = {}) => ({
  type: 'fertilizing',
  status: 'done',
  field_id: 'Bergfeld',
  product,
  amount: 20,
  unit: 't/ha',
  done_on,
  ...changes,
})
const rows = (work: object, changes: object = {}, state = 'NI'): CaseRows =>
  ({
    holdings: [{ state }],
    fields: [{ name: 'Bergfeld', area_ha: 12, use: 'arable', ...changes }],
    work_items: [work],
  }) as CaseRows

export const cases: RuleCase[] = [
  { name: 'Mist am 30. November', today, year: 2026, rows: rows(gift('2026-11-30', 'Rindermist')), is: 'in_ordnung' },
  { name: 'Mist am 1. Dezember', today, year: 2026, rows: rows(gift('2026-12-01', 'Rindermist')), is: 'mangel' },
  { name: 'Mist am 15. Januar', today, rows: rows(gift('2027-01-15', 'Stallmist')), is: 'mangel' },
  { name: 'Mist am 16. Januar', today, rows: rows(gift('2027-01-16', 'Stallmist')), is: 'in_ordnung' },
  { name: 'Kompost am 1. Dezember', today, year: 2026, rows: rows(gift('2026-12-01', 'Kompost')), is: 'mangel' },
  {
    name: 'Mist am 10. Dezember 2019: damals erst ab dem 15.',
    today,
    year: 2019,
    rows: rows(gift('2019-12-10', 'Rindermist')),
    is: 'in_ordnung',
  },
  {
    name: 'Triple-Superphosphat am 1. Dezember',
    today,
    year: 2026,
    rows: rows(gift('2026-12-01', 'Triple-Superphosphat')),
    is: 'mangel',
  },
  { name: 'DAP am 15. Januar', today, rows: rows(gift('2027-01-15', 'DAP 18/46')), is: 'mangel' },
  { name: 'KAS hat kein Phosphat', today, year: 2026, rows: rows(gift('2026-12-01', 'KAS 27')), is: 'betrifft_nicht' },
  {
    name: 'Hühnermist folgt der Sperrfrist für Stickstoff',
    today,
    year: 2026,
    rows: rows(gift('2026-12-01', 'Hühnermist')),
    is: 'betrifft_nicht',
  },
  {
    name: 'auch ohne Feld',
    today,
    year: 2026,
    rows: rows(gift('2026-12-01', 'Rindermist', { field_id: null })),
    is: 'mangel',
  },
  {
    name: 'rotes Gebiet am 31. Oktober',
    today,
    year: 2026,
    rows: rows(gift('2026-10-31', 'Rindermist'), { red_zone: 'yes' }),
    is: 'in_ordnung',
  },
  {
    name: 'rotes Gebiet am 1. November',
    today,
    year: 2026,
    rows: rows(gift('2026-11-01', 'Rindermist'), { red_zone: 'yes' }),
    is: 'hinweis',
  },
  {
    name: 'rotes Gebiet am 31. Januar',
    today,
    rows: rows(gift('2027-01-31', 'Kompost'), { red_zone: 'yes' }, 'TH'),
    is: 'hinweis',
  },
  {
    name: 'rotes Gebiet, im Dezember gilt die Sperrfrist überall',
    today,
    year: 2026,
    rows: rows(gift('2026-12-01', 'Rindermist'), { red_zone: 'yes' }),
    is: 'mangel',
  },
  {
    name: 'rotes Gebiet, Phosphat nur wie überall',
    today,
    year: 2026,
    rows: rows(gift('2026-11-20', 'DAP 18/46'), { red_zone: 'yes' }),
    is: 'in_ordnung',
  },
  {
    name: 'geplant',
    today,
    year: 2026,
    rows: rows(gift('2026-12-01', 'Rindermist', { status: 'planned', done_on: null, planned_until: '2026-12-01' })),
    is: 'betrifft_nicht',
  },
]
