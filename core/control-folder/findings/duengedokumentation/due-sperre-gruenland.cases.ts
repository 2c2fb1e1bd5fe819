import type { CaseRows, RuleCase } from '../rule-case.ts'

const today = '2027-02-20'
const gift = (done_on: string, changes: object = {}) => ({
  type: 'fertilizing',
  status: 'done',
  field_id: 'Hauswiese',
  product: 'Rindergülle',
  amount: 20,
  unit: 'm³/ha',
  done_on,
  n_kg_ha: 76,
  ...changes,
})
const rows = (work: object, changes: object = {}, more: object = {}): CaseRows =>
  ({
    fields: [{ name: 'Hauswiese', area_ha: 8.5, use: 'grassland', ...changes }],
    work_items: [work],
    ...more,
  }) as CaseRows
const forage = (sown_on: string | null) => ({ use: 'arable', crops: [{ year: 2026, crop: 'Kleegras', sown_on }] })
const red = (state: string, more: object = {}) => ({ holdings: [{ state, ...more }] })

export const cases: RuleCase[] = [
  { name: 'am 31. Oktober', today, year: 2026, rows: rows(gift('2026-10-31')), is: 'in_ordnung' },
  { name: 'am 1. November', today, year: 2026, rows: rows(gift('2026-11-01')), is: 'mangel' },
  { name: 'am 31. Januar', today, rows: rows(gift('2027-01-31')), is: 'mangel' },
  { name: 'am 1. Februar', today, rows: rows(gift('2027-02-01')), is: 'in_ordnung' },
  {
    name: 'Dauergrünland ohne Nutzung',
    today,
    year: 2026,
    rows: rows(gift('2026-11-01'), { use: null, permanent_grassland: true }),
    is: 'mangel',
  },
  {
    name: 'Feldfutter, gesät am 15. Mai',
    today,
    year: 2026,
    rows: rows(gift('2026-11-01'), forage('2026-05-15')),
    is: 'mangel',
  },
  {
    name: 'Feldfutter, gesät am 16. Mai: gilt als Acker',
    today,
    year: 2026,
    rows: rows(gift('2026-11-01'), forage('2026-05-16')),
    is: 'betrifft_nicht',
  },
  {
    name: 'Feldfutter im zweiten Jahr ohne Saattag',
    today,
    year: 2026,
    rows: rows(gift('2026-11-01'), {
      use: 'arable',
      crops: [
        { year: 2025, crop: 'Kleegras' },
        { year: 2026, crop: 'Kleegras' },
      ],
    }),
    is: 'mangel',
  },
  { name: 'Acker', today, year: 2026, rows: rows(gift('2026-11-01'), { use: 'arable' }), is: 'betrifft_nicht' },
  {
    name: 'Mineraldünger auch',
    today,
    year: 2026,
    rows: rows(gift('2026-11-01', { product: 'KAS 27' })),
    is: 'mangel',
  },
  {
    name: 'Festmist hat seine eigene Sperrfrist',
    today,
    year: 2026,
    rows: rows(gift('2026-11-01', { product: 'Festmist' })),
    is: 'betrifft_nicht',
  },
  {
    name: 'Dünger und Stickstoff unbekannt',
    today,
    year: 2026,
    rows: rows(gift('2026-11-01', { product: 'Hofmischung', n_kg_ha: null })),
    is: 'nicht_pruefbar',
  },
  {
    name: 'Dünger unbekannt, Stickstoff nicht',
    today,
    year: 2026,
    rows: rows(gift('2026-11-01', { product: 'Hofmischung' })),
    is: 'mangel',
  },
  {
    name: 'Verschiebung um zwei Wochen hinterlegt',
    today,
    year: 2026,
    rows: rows(
      gift('2026-11-10', { permit_id: 'SF' }),
      {},
      { permits: [{ ref: 'SF', granted_on: '2026-09-22', valid_until: '2027-01-31' }] },
    ),
    is: 'hinweis',
  },
  {
    name: 'rotes Gebiet 2024 in Kraft',
    today,
    year: 2024,
    rows: rows(gift('2024-10-01'), { red_zone: 'yes' }, red('NI')),
    is: 'mangel',
  },
  {
    name: 'rotes Gebiet 2026 ausgesetzt',
    today,
    year: 2026,
    rows: rows(gift('2026-10-01'), { red_zone: 'yes' }, red('NI')),
    is: 'in_ordnung',
  },
  {
    name: 'rotes Gebiet 2026 unklar',
    today,
    year: 2026,
    rows: rows(gift('2026-10-01'), { red_zone: 'yes' }, red('TH')),
    is: 'hinweis',
  },
  {
    name: 'rotes Gebiet 2026, der Betrieb weiß, dass es gilt',
    today,
    year: 2026,
    rows: rows(gift('2026-10-01'), { red_zone: 'yes' }, red('TH', { red_zone_enforcement: 'in_force' })),
    is: 'mangel',
  },
  {
    name: 'rotes Gebiet unbekannt',
    today,
    year: 2024,
    rows: rows(gift('2024-10-01'), { red_zone: 'unknown' }, red('NI')),
    is: 'in_ordnung',
  },
]
