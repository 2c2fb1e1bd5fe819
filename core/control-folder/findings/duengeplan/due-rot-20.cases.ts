import type { CaseRows, RuleCase } from '../rule-case.ts'

const today = '2026-12-20'
const field = (name: string, changes: object = {}) => ({
  name,
  area_ha: 10,
  use: 'arable',
  red_zone: 'yes',
  crops: [{ year: 2024, crop: 'Winterweizen', harvested_on: '2024-07-30' }],
  ...changes,
})
const gift = (field_id: string, n_kg_ha: number | null, changes: object = {}) => ({
  type: 'fertilizing',
  status: 'done',
  field_id,
  product: 'KAS 27',
  done_on: '2024-03-20',
  n_kg_ha,
  ...changes,
})
const need = (field_id: string, n_kg_ha: number | null, year = 2024) => ({
  field_id,
  year,
  crop: 'Winterweizen',
  determined_on: `${year}-02-20`,
  n_kg_ha,
})
const rows = (
  work_items: object[],
  nutrient_needs: object[],
  fields: object[] = [field('Moor')],
  holding: object = { state: 'NI' },
): CaseRows => ({ holdings: [holding], fields, work_items, nutrient_needs }) as CaseRows
const of = (name: string, is: RuleCase['is'], given: CaseRows, year = 2024): RuleCase => ({
  name,
  today,
  year,
  rows: given,
  is,
})
const in2026 = (n_kg_ha: number, holding: object): CaseRows =>
  rows(
    [gift('Moor', n_kg_ha, { done_on: '2026-03-20' })],
    [need('Moor', 200, 2026)],
    [field('Moor', { crops: [{ year: 2026, crop: 'Winterweizen', harvested_on: '2026-07-30' }] })],
    holding,
  )

export const cases: RuleCase[] = [
  of('genau 80 % des Bedarfs', 'in_ordnung', rows([gift('Moor', 160)], [need('Moor', 200)])),
  of('1 kg mehr', 'mangel', rows([gift('Moor', 161)], [need('Moor', 200)])),
  of(
    'im Betrieb zusammen: ein Schlag mehr, einer weniger',
    'in_ordnung',
    rows(
      [gift('Moor', 190), gift('Heide', 130)],
      [need('Moor', 200), need('Heide', 200)],
      [field('Moor'), field('Heide')],
    ),
  ),
  of(
    'nach Fläche gewichtet',
    'mangel',
    rows(
      [gift('Moor', 190), gift('Heide', 130)],
      [need('Moor', 200), need('Heide', 200)],
      [field('Moor', { area_ha: 20 }), field('Heide')],
    ),
  ),
  of(
    'ein Schlag außerhalb zählt nicht',
    'mangel',
    rows(
      [gift('Moor', 170)],
      [need('Moor', 200), need('Geest', 200)],
      [field('Moor'), field('Geest', { red_zone: 'no' })],
    ),
  ),
  of(
    'befreit: 160 kg gesamt, 80 kg mineralisch',
    'in_ordnung',
    rows([gift('Moor', 80), gift('Moor', 80, { product: 'Rindergülle', nh4n_kg_ha: 80 })], [need('Moor', 150)]),
  ),
  of(
    'nicht befreit: 81 kg mineralisch',
    'mangel',
    rows([gift('Moor', 81), gift('Moor', 79, { product: 'Rindergülle', nh4n_kg_ha: 79 })], [need('Moor', 150)]),
  ),
  of('Niedersachsen 2026: ausgesetzt', 'hinweis', in2026(170, { state: 'NI' }), 2026),
  of('Thüringen 2026: unklar', 'hinweis', in2026(170, { state: 'TH' }), 2026),
  of('Bundesland unbekannt', 'hinweis', in2026(170, {}), 2026),
  of('der Betrieb weiß, dass es gilt', 'mangel', in2026(170, { state: 'NI', red_zone_enforcement: 'in_force' }), 2026),
  {
    ...of('der Betrieb weiß es nicht', 'hinweis', in2026(170, { state: 'NI', red_zone_enforcement: 'unknown' }), 2026),
    says: 'ist nicht bekannt; frag deine Düngebehörde',
  },
  {
    ...of('das Land hat ausgesetzt', 'hinweis', in2026(170, { state: 'NI' }), 2026),
    says: 'in deinem Land ausgesetzt',
  },
  of('Niedersachsen 2026 mit 80 %', 'in_ordnung', in2026(160, { state: 'NI' }), 2026),
  of('Bedarf fehlt', 'nicht_pruefbar', rows([gift('Moor', 161)], [])),
  of('Bedarf ohne Zahl', 'nicht_pruefbar', rows([gift('Moor', 161)], [need('Moor', null)])),
  of(
    'Stickstoff einer Gabe fehlt',
    'nicht_pruefbar',
    rows([gift('Moor', null, { product: 'Rindergülle' })], [need('Moor', 200)]),
  ),
  of(
    'Größe fehlt',
    'nicht_pruefbar',
    rows([gift('Moor', 161)], [need('Moor', 200)], [field('Moor', { area_ha: null })]),
  ),
  of(
    'Herbstgabe, Erntetag fehlt',
    'nicht_pruefbar',
    rows(
      [gift('Moor', 150), gift('Moor', 40, { done_on: '2024-09-01' })],
      [need('Moor', 200)],
      [field('Moor', { crops: [] })],
    ),
  ),
  of(
    'rotes Gebiet unbekannt',
    'betrifft_nicht',
    rows([gift('Moor', 200)], [need('Moor', 200)], [field('Moor', { red_zone: 'unknown' })]),
  ),
  of(
    '2020 galt es noch nicht',
    'betrifft_nicht',
    rows([gift('Moor', 200, { done_on: '2020-03-20' })], [need('Moor', 200, 2020)]),
    2020,
  ),
]
