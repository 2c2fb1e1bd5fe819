import type { CaseRows, RuleCase } from '../rule-case.ts'

const transfer = {
  date: '2026-03-03',
  direction: 'given',
  type: 'Rindergülle',
  partner: 'Jan Tietjen',
  unit: 'm3',
} as const
const one = (more: object, ...rest: object[]): CaseRows => ({
  manure_transfers: [
    { ...transfer, amount: 201, ...more },
    ...rest.map((other) => ({ ...transfer, recorded_on: '2026-03-04', ...other })),
  ],
})
const today = '2026-10-01'

export const cases: RuleCase[] = [
  {
    name: 'Fristende Karfreitag, am Dienstag nach Ostern aufgezeichnet',
    today,
    rows: one({ recorded_on: '2026-04-07' }),
    is: 'hinweis',
  },
  {
    name: 'Abgabe am letzten Tag aufgezeichnet',
    today,
    rows: one({ date: '2026-03-02', recorded_on: '2026-04-02' }),
    is: 'in_ordnung',
  },
  {
    name: 'Abgabe einen Tag zu spät',
    today,
    rows: one({ date: '2026-03-01', recorded_on: '2026-04-02' }),
    is: 'mangel',
    due: '2026-04-01',
  },
  {
    name: 'Aufnahme am letzten Tag der zwei Monate',
    today,
    rows: one({ direction: 'taken', date: '2026-03-04', recorded_on: '2026-05-04' }),
    is: 'in_ordnung',
  },
  {
    name: 'Aufnahme einen Tag zu spät',
    today,
    rows: one({ direction: 'taken', date: '2026-03-04', recorded_on: '2026-05-05' }),
    is: 'mangel',
    due: '2026-05-04',
  },
  {
    name: 'Fristende ein Feiertag',
    today,
    rows: one({ direction: 'taken', date: '2026-03-01', recorded_on: '2026-05-04' }),
    is: 'hinweis',
    due: '2026-05-04',
  },
  { name: 'nicht aufgezeichnet', today, rows: one({}), is: 'mangel' },
  { name: 'nicht aufgezeichnet, Frist läuft noch', today: '2026-04-01', rows: one({}), is: 'in_ordnung' },
  {
    name: 'Lieferschein da, Tag der Aufzeichnung fehlt',
    today,
    rows: one({ delivery_note: 'LS 12' }),
    is: 'nicht_pruefbar',
  },
  { name: '200 t im Jahr sind frei', today, rows: one({ amount: 200 }), is: 'betrifft_nicht' },
  {
    name: 'Auf- und Abgabe zusammen über 200 t',
    today,
    rows: one({ amount: 100 }, { amount: 100.5, direction: 'taken' }),
    is: 'mangel',
  },
  { name: 'Menge einer Abgabe fehlt', today, rows: one({ amount: 150 }, { amount: null }), is: 'nicht_pruefbar' },
  {
    name: 'Menge fehlt, aber alles rechtzeitig',
    today,
    rows: one({ amount: 150, recorded_on: '2026-03-04' }, { amount: null }),
    is: 'betrifft_nicht',
  },
  { name: 'im Vorjahr', today, rows: one({ date: '2025-03-03' }), is: 'betrifft_nicht' },
]
