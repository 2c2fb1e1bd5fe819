import type { CaseRows, RuleCase } from '../rule-case.ts'

const field = (name: string, area_ha: number | null, line: object, more: object = {}) => ({
  name,
  use: 'arable' as const,
  area_ha,
  crops: [{ year: 2025, crop: 'Silomais', ...line }],
  ...more,
})
const farm = (...fields: ReturnType<typeof field>[]): CaseRows => ({ fields })
const covered = (ha: number) => field('Eck', ha, { winter_cover: 'Stoppelbrache' })
const bare = (ha: number) => field('Kamp', ha, { winter_cover: 'gepflügt' })
const unsaid = (ha: number) => field('Berg', ha, {})
const ploughed = (done_on: string, title = 'Pflügen') => ({
  work_items: [{ type: 'tillage' as const, title, status: 'done' as const, done_on, field_id: 'Berg' }],
})
const [today, year] = ['2026-02-01', 2025]

export const cases: RuleCase[] = [
  { name: '80 % bedeckt', today, year, rows: farm(covered(80), bare(20)), is: 'in_ordnung' },
  { name: '79,9 % bedeckt', today, year, rows: farm(covered(79.9), bare(20.1)), is: 'mangel' },
  { name: 'Angabe fehlt', today, year, rows: farm(covered(70), unsaid(30)), is: 'nicht_pruefbar' },
  { name: 'Angabe fehlt, aber auch so genug', today, year, rows: farm(covered(80), unsaid(20)), is: 'in_ordnung' },
  { name: 'vor dem 01.10. wird nicht gefragt', today: '2025-09-30', rows: farm(unsaid(30)), is: 'betrifft_nicht' },
  { name: 'ab dem 01.10. wird gefragt', today: '2025-10-01', rows: farm(unsaid(30)), is: 'nicht_pruefbar' },
  {
    name: 'Winterkultur folgt',
    today,
    year,
    rows: farm(
      field(
        'Eck',
        50,
        {},
        {
          crops: [
            { year: 2025, crop: 'Silomais' },
            { year: 2026, crop: 'Winterweizen' },
          ],
        },
      ),
    ),
    is: 'in_ordnung',
  },
  {
    name: 'Ackergras bleibt stehen',
    today,
    year,
    rows: farm(field('Eck', 50, { crop: 'Ackergras' })),
    is: 'in_ordnung',
  },
  {
    name: 'Zwischenfrucht',
    today,
    year,
    rows: farm(
      field(
        'Eck',
        50,
        {},
        { crops: [{ year: 2026, role: 'catch', crop: 'Senf', sown_on: '2025-08-26', stays_until: '2026-04-22' }] },
      ),
    ),
    is: 'in_ordnung',
  },
  {
    name: 'nach der Ernte gepflügt',
    today,
    year,
    rows: { ...farm(unsaid(50)), ...ploughed('2025-11-20') },
    is: 'mangel',
  },
  {
    name: 'erst im neuen Jahr gepflügt',
    today,
    year,
    rows: { ...farm(unsaid(50)), ...ploughed('2026-01-02') },
    is: 'nicht_pruefbar',
  },
  {
    name: 'pfluglos bearbeitet',
    today,
    year,
    rows: { ...farm(unsaid(50)), ...ploughed('2025-11-20', 'Grubbern pfluglos') },
    is: 'nicht_pruefbar',
  },
  {
    name: 'Bedeckung des Winters davor',
    today,
    year,
    rows: farm(field('Eck', 50, { winter_cover: 'Stoppeln', covered_from: '2024-11-15', covered_until: '2025-01-15' })),
    is: 'nicht_pruefbar',
  },
  {
    name: 'Bedeckung mit Tagen',
    today,
    year,
    rows: farm(
      field('Eck', 50, {
        year: 2026,
        winter_cover: 'Stoppeln',
        covered_from: '2025-11-15',
        covered_until: '2026-01-15',
      }),
    ),
    is: 'in_ordnung',
  },
  {
    name: 'Größe fehlt',
    today,
    year,
    rows: farm(field('Eck', null, { winter_cover: 'Stoppeln' })),
    is: 'nicht_pruefbar',
  },
  {
    name: 'im Herbst abgegeben',
    today,
    year,
    rows: farm(field('Eck', 50, { winter_cover: 'gepflügt' }, { farmed_until: '2025-09-30' })),
    is: 'betrifft_nicht',
  },
  {
    name: 'ohne Direktzahlungen',
    today,
    year,
    rows: { ...farm(bare(50)), holdings: [{ direct_payments: false }] },
    is: 'betrifft_nicht',
  },
  {
    name: 'nur Grünland',
    today,
    year,
    rows: { fields: [{ name: 'Wiese', use: 'grassland', area_ha: 10 }] },
    is: 'betrifft_nicht',
  },
]
