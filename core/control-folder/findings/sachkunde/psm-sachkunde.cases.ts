import type { CaseRows, RuleCase } from '../rule-case.ts'

const proof = { category: 'plant_protection', holder: 'Hinnerk Behrens', issued_on: '2014-06-12' } as const
const sprayed = (more: object = {}) => [
  {
    type: 'plant_protection',
    title: 'Spritzen',
    status: 'done',
    done_on: '2026-05-12',
    done_by: 'Hinnerk Behrens',
    product: 'Input',
    ...more,
  } as const,
]
const scene = (certificate: object | null, job: object = {}, more: CaseRows = {}): CaseRows => ({
  certificates: certificate ? [{ ...proof, ...certificate }] : [],
  work_items: sprayed(job),
  ...more,
})
const trained = (...days: string[]) => ({ trainings: days.map((date) => ({ date })) })
const today = '2026-05-20'

export const cases: RuleCase[] = [
  { name: 'Fortbildung im laufenden Zeitraum', today, rows: scene(trained('2024-02-01')), is: 'in_ordnung' },
  {
    name: 'letzte Fortbildung im Zeitraum davor, noch 22 Tage',
    today,
    rows: scene(trained('2023-03-14')),
    is: 'hinweis',
    due: '2026-06-11',
  },
  {
    name: 'noch mehr als 6 Monate',
    today: '2025-12-11',
    year: 2025,
    rows: scene(trained('2023-03-14'), { done_on: '2025-05-12' }),
    is: 'in_ordnung',
  },
  {
    name: 'weniger als 6 Monate',
    today: '2025-12-12',
    year: 2025,
    rows: scene(trained('2023-03-14'), { done_on: '2025-05-12' }),
    is: 'hinweis',
    due: '2026-06-11',
  },
  {
    name: 'am ersten Tag des neuen Zeitraums überschritten',
    today: '2026-06-12',
    rows: scene(trained('2023-03-14')),
    is: 'hinweis',
  },
  { name: 'nachgeholt', today: '2026-07-01', rows: scene(trained('2023-03-14', '2026-06-20')), is: 'in_ordnung' },
  { name: 'kein Nachweis', today, rows: scene(null), is: 'mangel' },
  { name: 'Nachweis erst danach ausgestellt', today, rows: scene({ issued_on: '2026-05-13' }), is: 'mangel' },
  {
    name: 'Nachweis einer anderen Person',
    today,
    rows: scene({ holder: 'Jan Tietjen', ...trained('2024-02-01') }),
    is: 'mangel',
  },
  {
    name: 'über die Person verbunden',
    today,
    rows: scene(
      { holder: null, holder_id: 'Hinnerk Behrens', ...trained('2024-02-01') },
      { done_by: null, person_id: 'Hinnerk Behrens' },
      { people: [{ name: 'Hinnerk Behrens' }] },
    ),
    is: 'in_ordnung',
  },
  {
    name: 'Name umgestellt',
    today,
    rows: scene(trained('2024-02-01'), { done_by: 'Behrens, Hinnerk' }),
    is: 'in_ordnung',
  },
  { name: 'Name abgekürzt', today, rows: scene(trained('2024-02-01'), { done_by: 'H. Behrens' }), is: 'in_ordnung' },
  { name: 'nur der Vorname', today, rows: scene(trained('2024-02-01'), { done_by: 'Hinnerk' }), is: 'in_ordnung' },
  { name: 'anderer Vorname', today, rows: scene(trained('2024-02-01'), { done_by: 'M. Behrens' }), is: 'mangel' },
  {
    name: 'zwei haben gespritzt, eine ohne Nachweis',
    today,
    rows: scene(trained('2024-02-01'), { done_by: 'Hinnerk Behrens und Meike Behrens' }),
    is: 'mangel',
  },
  {
    name: 'Lohnunternehmen',
    today,
    rows: scene(null, { done_by: 'Lohnunternehmen Harms GmbH' }),
    is: 'nicht_pruefbar',
  },
  { name: 'Tag der Ausstellung fehlt', today, rows: scene({ issued_on: null }), is: 'nicht_pruefbar' },
  {
    name: 'nur „gültig bis“ eingetragen, vorbei',
    today,
    rows: scene({ issued_on: null, valid_until: '2026-05-01' }),
    is: 'hinweis',
  },
  {
    name: 'Art nur im Text',
    today,
    rows: scene({ category: null, type: 'Sachkundenachweis Pflanzenschutz', ...trained('2024-02-01') }),
    is: 'in_ordnung',
  },
  { name: 'niemand genannt', today, rows: scene(null, { done_by: null }), is: 'betrifft_nicht' },
  { name: 'verworfene Arbeit', today, rows: scene(null, { status: 'discarded' }), is: 'betrifft_nicht' },
]
