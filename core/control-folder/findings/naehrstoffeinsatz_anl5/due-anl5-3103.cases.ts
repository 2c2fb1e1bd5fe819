import type { CaseRows, RuleCase } from '../rule-case.ts'

const gift = (done_on: string) => ({ type: 'fertilizing', status: 'done', product: 'KAS 27', done_on, n_kg_ha: 60 })
const rows = (applications: object[], work_items: object[] = [gift('2025-03-20')]): CaseRows =>
  ({
    holdings: [{ state: 'NI' }],
    work_items,
    applications: applications.map((one) => ({ type: 'fertilizer_annex_5', ...one })),
  }) as CaseRows
const made = (submitted_on: string | null, year: number | null = 2025) => rows([{ year, submitted_on }])

export const cases: RuleCase[] = [
  { name: 'am 31. März fertig', today: '2026-05-20', rows: made('2026-03-31'), is: 'in_ordnung' },
  { name: 'am 1. April fertig', today: '2026-05-20', rows: made('2026-04-01'), is: 'mangel' },
  { name: 'am 28. Februar noch nicht da', today: '2026-02-28', rows: rows([]), is: 'betrifft_nicht' },
  { name: 'am 1. März noch nicht da', today: '2026-03-01', rows: rows([]), is: 'hinweis', due: '2026-03-31' },
  {
    name: 'am 31. März noch nicht da',
    today: '2026-03-31',
    rows: rows([]),
    is: 'hinweis',
    says: 'Frist ist der 31.03.2026',
  },
  { name: 'am 1. April nicht da', today: '2026-04-01', rows: rows([]), is: 'mangel', says: 'Frist war der 31.03.2026' },
  {
    name: '2024 ist der 31. März Ostersonntag: am Dienstag fertig',
    today: '2024-05-20',
    rows: rows([{ year: 2023, submitted_on: '2024-04-02' }], [gift('2023-03-20')]),
    is: 'hinweis',
    due: '2024-04-02',
  },
  {
    name: '2024 erst am Mittwoch',
    today: '2024-05-20',
    rows: rows([{ year: 2023, submitted_on: '2024-04-03' }], [gift('2023-03-20')]),
    is: 'mangel',
  },
  { name: 'eingetragen, aber nicht fertig', today: '2026-04-01', rows: made(null), is: 'mangel' },
  { name: 'die des falschen Jahres', today: '2026-04-01', rows: made('2025-03-20', 2024), is: 'mangel' },
  { name: 'ohne Jahr: das vor der Abgabe', today: '2026-04-01', rows: made('2026-03-20', null), is: 'in_ordnung' },
  {
    name: 'im Vorjahr ist keine Düngung eingetragen',
    today: '2026-04-01',
    rows: rows([], [gift('2026-03-20')]),
    is: 'hinweis',
  },
  { name: 'kein Dünger', today: '2026-04-01', rows: rows([], []), is: 'betrifft_nicht' },
]
