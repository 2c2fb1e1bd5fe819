import type { CaseRows, RuleCase } from '../rule-case.ts'

const today = '2026-12-20'
const gift = (n_kg_ha: number | null, changes: object = {}) => ({
  type: 'fertilizing',
  status: 'done',
  field_id: 'Hauswiese',
  product: 'Rindergülle',
  amount: 20,
  unit: 'm³/ha',
  done_on: '2026-09-10',
  n_kg_ha,
  ...changes,
})
const rows = (work_items: object[], changes: object = {}, more: object = {}): CaseRows =>
  ({ fields: [{ name: 'Hauswiese', area_ha: 8.5, use: 'grassland', ...changes }], work_items, ...more }) as CaseRows

export const cases: RuleCase[] = [
  { name: '80 kg', today, rows: rows([gift(80)]), is: 'in_ordnung' },
  { name: '81 kg', today, rows: rows([gift(81)]), is: 'mangel' },
  { name: 'zwei Gaben zusammen', today, rows: rows([gift(45), gift(45, { done_on: '2026-10-31' })]), is: 'mangel' },
  {
    name: 'am 31. August zählt nicht',
    today,
    rows: rows([gift(90, { done_on: '2026-08-31' }), gift(40)]),
    is: 'in_ordnung',
  },
  { name: 'am 1. September zählt', today, rows: rows([gift(45, { done_on: '2026-09-01' }), gift(40)]), is: 'mangel' },
  {
    name: 'in der Sperrfrist ist es ein anderer Befund',
    today,
    rows: rows([gift(90, { done_on: '2026-11-05' })]),
    is: 'betrifft_nicht',
  },
  {
    name: 'die Sperrfrist ist verschoben',
    today,
    rows: rows(
      [gift(90, { done_on: '2026-11-05', permit_id: 'SF' })],
      {},
      { permits: [{ ref: 'SF', granted_on: '2026-09-01' }] },
    ),
    is: 'mangel',
  },
  { name: 'mineralisch zählt nicht', today, rows: rows([gift(90, { product: 'KAS 27' })]), is: 'betrifft_nicht' },
  { name: 'Mist ist nicht flüssig', today, rows: rows([gift(150, { product: 'Rindermist' })]), is: 'betrifft_nicht' },
  { name: 'Stickstoff fehlt', today, rows: rows([gift(null)]), is: 'nicht_pruefbar' },
  {
    name: 'rotes Gebiet, 60 kg',
    today,
    rows: rows([gift(60)], { red_zone: 'yes' }, { holdings: [{ state: 'NI' }] }),
    is: 'in_ordnung',
  },
  {
    name: 'rotes Gebiet, 61 kg',
    today,
    rows: rows([gift(61)], { red_zone: 'yes' }, { holdings: [{ state: 'NI' }] }),
    is: 'hinweis',
  },
  {
    name: 'vor 2020 gab es die Grenze nicht',
    today,
    year: 2019,
    rows: rows([gift(90, { done_on: '2019-09-10' })]),
    is: 'betrifft_nicht',
  },
  { name: 'Acker', today, rows: rows([gift(90)], { use: 'arable' }), is: 'betrifft_nicht' },
]
