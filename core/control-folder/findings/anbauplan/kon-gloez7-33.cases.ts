import type { CaseRows, RuleCase } from '../rule-case.ts'

const field = (name: string, area_ha: number | null, before: string, now: string, more: object = {}) => ({
  name,
  use: 'arable' as const,
  area_ha,
  crops: [
    { year: 2025, crop: before },
    { year: 2026, crop: now },
  ],
  ...more,
})
const farm = (...fields: ReturnType<typeof field>[]): CaseRows => ({ holdings: [{ direct_payments: true }], fields })
const changing = (ha: number) => field('Eck', ha, 'Silomais', 'Winterweizen')
const same = (ha: number | null, more: object = {}) => field('Kamp', ha, 'Silomais', 'Silomais', more)
const catchCrop = (line: object) => ({
  crops: [
    { year: 2025, crop: 'Silomais' },
    { year: 2026, crop: 'Silomais' },
    { year: 2025, role: 'catch', crop: 'Senf', ...line },
  ],
})
const today = '2026-05-20'

export const cases: RuleCase[] = [
  {
    name: 'Beispielhof: 82 %',
    today,
    rows: farm(
      field('Hinterm Deich', 12.4, 'Winterweizen', 'Silomais'),
      field('Langer Kamp', 9.8, 'Silomais', 'Silomais'),
      field('Moorstück', 6.1, 'Winterraps', 'Winterweizen'),
      field('Steinacker', 14.7, 'Wintergerste', 'Winterraps'),
      field('Bergfeld', 12, 'Wintertriticale', 'Wintergerste'),
    ),
    is: 'in_ordnung',
  },
  { name: '32,9 %', today, rows: farm(changing(32.9), same(67.1)), is: 'mangel' },
  { name: '33,0 %', today, rows: farm(changing(33), same(67)), is: 'hinweis' },
  { name: '40,0 %', today, rows: farm(changing(40), same(60)), is: 'hinweis' },
  { name: '40,1 %', today, rows: farm(changing(40.1), same(59.9)), is: 'in_ordnung' },
  {
    name: 'Zwischenfrucht bis 31.12.',
    today,
    rows: farm(same(50, catchCrop({ sown_on: '2025-09-01', stays_until: '2025-12-31' }))),
    is: 'in_ordnung',
  },
  {
    name: 'Zwischenfrucht bis 30.12.',
    today,
    rows: farm(same(50, catchCrop({ sown_on: '2025-09-01', stays_until: '2025-12-30' }))),
    is: 'mangel',
  },
  {
    name: 'Zwischenfrucht, Standzeit unbekannt',
    today,
    rows: farm(same(50, catchCrop({ sown_on: '2025-09-01' }))),
    is: 'nicht_pruefbar',
  },
  {
    name: 'Zwischenfrucht des Winters davor zählt nicht',
    today,
    rows: farm(same(50, catchCrop({ year: 2024, sown_on: '2024-09-01', stays_until: '2025-03-01' }))),
    is: 'mangel',
  },
  {
    name: 'Roggen nach Roggen steht nicht im Nenner',
    today,
    rows: farm(changing(34), same(34), field('Sand', 60, 'Roggen', 'Roggen')),
    is: 'in_ordnung',
  },
  {
    name: 'Ackergras im ersten Jahr zählt',
    today,
    rows: farm(field('Eck', 34, 'Silomais', 'Ackergras'), same(66)),
    is: 'hinweis',
  },
  {
    name: 'Ackergras im zweiten Jahr zählt nicht',
    today,
    rows: farm(field('Eck', 34, 'Ackergras', 'Ackergras'), changing(10), same(66)),
    is: 'mangel',
  },
  {
    name: 'Vorjahr eines Schlags unbekannt',
    today,
    rows: farm(changing(30), same(50), field('Neu', 20, 'Elixer', 'Silomais')),
    is: 'nicht_pruefbar',
  },
  {
    name: 'unbekannt, aber auch so zu wenig',
    today,
    rows: farm(changing(10), same(80), field('Neu', 10, 'Elixer', 'Silomais')),
    is: 'mangel',
  },
  {
    name: 'unbekannt, aber auch so genug',
    today,
    rows: farm(changing(50), same(40), field('Neu', 10, 'Elixer', 'Silomais')),
    is: 'in_ordnung',
  },
  { name: 'Größe eines Schlags fehlt', today, rows: farm(changing(50), same(null)), is: 'nicht_pruefbar' },
  { name: '2024 galt es anders', today, year: 2024, rows: farm(same(50)), is: 'betrifft_nicht' },
  { name: 'kleiner Betrieb', today, rows: farm(same(10)), is: 'betrifft_nicht' },
  { name: 'Biobetrieb', today, rows: { holdings: [{ farming: 'organic' }], fields: [same(50)] }, is: 'betrifft_nicht' },
]
