import type { RuleCase } from '../rule-case.ts'

const report = {
  half_year: '2025-2',
  usage_type: 'Milchkühe',
  reported_on: '2026-01-10',
  zero_report: 'no',
  therapy_frequency: 1.85,
  benchmark_1: 2.31,
  benchmark_2: 3.96,
} as const
const compared = (compared_on: string | null, values: object = {}) => ({
  antibiotic_reports: [{ ...report, compared_on, ...values }],
})
const above = { therapy_frequency: 4.2 }
const cows = { name: 'Milchkühe', species: 'cattle', production: 'dairy_cow', average_count: 70 } as const
const today = '2026-05-20'

export const cases: RuleCase[] = [
  { name: 'rechtzeitig verglichen, unter der Kennzahl 1', today, rows: compared('2026-02-20'), is: 'in_ordnung' },
  {
    name: 'Fristende ein Sonntag, am Montag verglichen',
    today,
    rows: compared('2026-03-02'),
    is: 'hinweis',
    due: '2026-03-02',
  },
  { name: 'zu spät verglichen', today, rows: compared('2026-03-03'), is: 'mangel' },
  { name: 'nicht verglichen, Frist läuft', today: '2026-02-28', rows: compared(null), is: 'in_ordnung' },
  { name: 'nicht verglichen, Frist vorbei', today: '2026-03-03', rows: compared(null), is: 'mangel' },
  {
    name: 'erstes Halbjahr am 01.09. verglichen',
    today: '2026-09-20',
    rows: compared('2026-09-01', { half_year: '2026-1' }),
    is: 'in_ordnung',
  },
  {
    name: 'erstes Halbjahr am 02.09. verglichen',
    today: '2026-09-20',
    rows: compared('2026-09-02', { half_year: '2026-1' }),
    is: 'mangel',
    due: '2026-09-01',
  },
  { name: 'Kennzahl 1 erreicht', today, rows: compared('2026-02-20', { therapy_frequency: 2.31 }), is: 'in_ordnung' },
  { name: 'über der Kennzahl 1', today, rows: compared('2026-02-20', { therapy_frequency: 2.32 }), is: 'hinweis' },
  { name: 'Kennzahl 2 erreicht', today, rows: compared('2026-02-20', { therapy_frequency: 3.96 }), is: 'hinweis' },
  {
    name: 'über der Kennzahl 2, Plan am 01.04.',
    today,
    rows: compared('2026-02-20', { ...above, plan_on: '2026-04-01' }),
    is: 'hinweis',
  },
  {
    name: 'über der Kennzahl 2, Plan am 02.04.',
    today,
    rows: compared('2026-02-20', { ...above, plan_on: '2026-04-02' }),
    is: 'mangel',
    due: '2026-04-01',
  },
  {
    name: 'über der Kennzahl 2, Frist für den Plan läuft',
    today: '2026-04-01',
    rows: compared('2026-02-20', above),
    is: 'hinweis',
    due: '2026-04-01',
  },
  { name: 'über der Kennzahl 2, kein Plan', today: '2026-04-02', rows: compared('2026-02-20', above), is: 'mangel' },
  {
    name: 'erstes Halbjahr, Plan bis 01.10.',
    today: '2026-10-02',
    rows: compared('2026-08-20', { ...above, half_year: '2026-1' }),
    is: 'mangel',
    due: '2026-10-01',
  },
  {
    name: 'zum zweiten Mal über der Kennzahl 2, Plan besteht',
    today,
    rows: {
      antibiotic_reports: [
        { ...report, ...above, half_year: '2025-1', compared_on: '2025-08-20', plan_on: '2025-09-20' },
        { ...report, ...above, compared_on: '2026-02-20' },
      ],
    },
    is: 'hinweis',
  },
  {
    name: 'zum zweiten Mal über der Kennzahl 2, nie ein Plan',
    today,
    rows: {
      antibiotic_reports: [
        { ...report, ...above, half_year: '2025-1', compared_on: '2025-08-20' },
        { ...report, ...above, compared_on: '2026-02-20' },
      ],
    },
    is: 'mangel',
  },
  { name: 'Nullmeldung', today, rows: compared(null, { zero_report: 'yes', therapy_frequency: 0 }), is: 'in_ordnung' },
  {
    name: 'Kennzahlen fehlen',
    today,
    rows: compared('2026-02-20', { benchmark_2: null }),
    is: 'nicht_pruefbar',
  },
  {
    name: 'Meldung und Bescheid sind zwei Zeilen',
    today,
    rows: {
      antibiotic_reports: [
        { half_year: '2025-2', usage_type: 'Milchkühe', reported_on: '2026-01-10', compared_on: '2026-02-20' },
        { ...report, reported_on: null },
      ],
    },
    is: 'in_ordnung',
  },
  { name: 'gar nichts eingetragen', today, rows: { herds: [cows] }, is: 'mangel' },
  {
    name: 'gar nichts eingetragen, die erste Bewegung ist ein Abgang',
    today,
    rows: {
      herds: [cows],
      group_movements: [{ herd_id: 'Milchkühe', date: '2026-03-10', direction: 'departure', count: 2 }],
    },
    is: 'mangel',
  },
  { name: '25 Milchkühe', today, rows: { herds: [{ ...cows, average_count: 25 }] }, is: 'betrifft_nicht' },
  { name: 'vor Jahren', today, rows: compared(null, { half_year: '2022-1' }), is: 'betrifft_nicht' },
]
