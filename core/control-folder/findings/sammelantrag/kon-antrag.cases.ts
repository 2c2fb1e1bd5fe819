import type { CaseRows, RuleCase } from '../rule-case.ts'

const scene = (application: object | null, holding: object = { direct_payments: true }): CaseRows => ({
  holdings: [{ state: 'NI', ...holding }],
  applications: application ? [{ type: 'direct_payments', year: 2026, ...application }] : [],
})
const submitted = (submitted_on: string) => scene({ submitted_on })

export const cases: RuleCase[] = [
  { name: 'am 12.05. abgegeben', today: '2026-05-20', rows: submitted('2026-05-12'), is: 'in_ordnung' },
  { name: 'am 15.05. abgegeben', today: '2026-05-20', rows: submitted('2026-05-15'), is: 'in_ordnung' },
  { name: 'am 16.05. abgegeben', today: '2026-05-20', rows: submitted('2026-05-16'), is: 'mangel', due: '2026-05-15' },
  { name: 'noch nicht abgegeben, 23.04.', today: '2026-04-23', rows: scene(null), is: 'in_ordnung' },
  { name: 'noch nicht abgegeben, 24.04.', today: '2026-04-24', rows: scene(null), is: 'hinweis', due: '2026-05-15' },
  { name: 'noch nicht abgegeben, 15.05.', today: '2026-05-15', rows: scene({}), is: 'hinweis' },
  { name: 'noch nicht abgegeben, 16.05.', today: '2026-05-16', rows: scene(null), is: 'mangel' },
  {
    name: '15.05. ein Samstag vor Pfingsten, am Dienstag abgegeben',
    today: '2027-05-20',
    rows: scene({ year: 2027, submitted_on: '2027-05-18' }),
    is: 'hinweis',
    due: '2027-05-18',
  },
  {
    name: '15.05. ein Samstag vor Pfingsten, am Mittwoch abgegeben',
    today: '2027-05-20',
    rows: scene({ year: 2027, submitted_on: '2027-05-19' }),
    is: 'mangel',
    due: '2027-05-18',
  },
  {
    name: 'aus dem Tag der Abgabe folgt das Jahr',
    today: '2026-05-20',
    rows: scene({ year: null, submitted_on: '2026-05-12' }),
    is: 'in_ordnung',
  },
  { name: 'früheres Jahr nicht eingetragen', today: '2026-05-20', year: 2025, rows: scene(null), is: 'nicht_pruefbar' },
  { name: 'früheres Jahr offen gelassen', today: '2026-05-20', year: 2025, rows: scene({ year: 2025 }), is: 'mangel' },
  {
    name: 'ohne Direktzahlungen',
    today: '2026-06-01',
    rows: scene(null, { direct_payments: false }),
    is: 'betrifft_nicht',
  },
  { name: 'nichts über Direktzahlungen bekannt', today: '2026-06-01', rows: scene(null, {}), is: 'betrifft_nicht' },
]
