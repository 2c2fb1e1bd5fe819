import type { CaseRows, RuleCase } from '../rule-case.ts'

const today = '2026-06-20'
const wheat = { name: 'Moorstück', area_ha: 6, use: 'arable' } as const
const gift = (n_kg_ha: number | null, changes: object = {}) => ({
  type: 'fertilizing',
  status: 'done',
  field_id: 'Moorstück',
  product: 'KAS 27',
  amount: 250,
  unit: 'kg/ha',
  done_on: '2026-03-06',
  n_kg_ha,
  ...changes,
})
const late = (n_kg_ha: number) => gift(n_kg_ha, { done_on: '2026-04-28' })
const need = { field_id: 'Moorstück', year: 2026, crop: 'Winterweizen', determined_on: '2026-02-20', n_kg_ha: 160 }
const renewed = {
  ...need,
  determined_on: '2026-04-20',
  n_kg_ha: 176,
  reason: 'Starke Auswaschung nach dem Regen im April',
}
const rows = (work_items: object[], nutrient_needs: object[] = [need], field: object = wheat): CaseRows =>
  ({ fields: [field], work_items, nutrient_needs }) as CaseRows
const autumn = gift(60, { done_on: '2026-09-01' })

export const cases: RuleCase[] = [
  { name: 'genau der Bedarf', today, rows: rows([gift(80), gift(80, { done_on: '2026-04-28' })]), is: 'in_ordnung' },
  { name: '0,5 kg darüber', today, rows: rows([gift(80), gift(80.5, { done_on: '2026-04-28' })]), is: 'mangel' },
  {
    name: '10 % darüber mit neuer Ermittlung und Begründung',
    today,
    rows: rows([gift(150), late(26)], [need, renewed]),
    is: 'hinweis',
  },
  {
    name: 'erst nach der Gabe neu ermittelt',
    today,
    rows: rows([gift(150), gift(26, { done_on: '2026-04-19' })], [need, renewed]),
    is: 'mangel',
    says: 'vom 20.04.2026 kam erst nach der Gabe vom 19.04.2026',
  },
  {
    name: 'am Tag der Gabe neu ermittelt, mit der es mehr wurde',
    today,
    rows: rows([gift(150), gift(26, { done_on: '2026-04-20' })], [need, renewed]),
    is: 'hinweis',
  },
  {
    name: 'schon vor der ersten Gabe mit Begründung neu ermittelt',
    today,
    rows: rows([gift(150), late(26)], [need, { ...renewed, determined_on: '2026-03-01', n_kg_ha: 170 }]),
    is: 'hinweis',
  },
  {
    name: 'schon vor der ersten Gabe mit Begründung neu ermittelt, mehr als 10 % darüber',
    today,
    rows: rows([gift(150), late(26.5)], [need, { ...renewed, determined_on: '2026-03-01', n_kg_ha: 170 }]),
    is: 'mangel',
    says: 'Auch mit Begründung sind höchstens 176 kg erlaubt',
  },
  {
    name: 'mehr als 10 % darüber, auch begründet',
    today,
    rows: rows([gift(150), late(26.5)], [need, renewed]),
    is: 'mangel',
  },
  {
    name: 'neue Ermittlung ohne Begründung',
    today,
    rows: rows([gift(170)], [need, { ...renewed, reason: '  ' }]),
    is: 'mangel',
  },
  {
    name: 'Begründung ohne neue Ermittlung',
    today,
    rows: rows([gift(170)], [{ ...need, reason: 'Regen' }]),
    is: 'mangel',
  },
  {
    name: 'vor der ersten Gabe neu ermittelt: der neue Bedarf gilt',
    today,
    rows: rows([gift(170)], [need, { ...renewed, determined_on: '2026-03-01', reason: null }]),
    is: 'in_ordnung',
  },
  {
    name: 'am Tag der ersten Gabe neu ermittelt: auch dann',
    today,
    rows: rows([gift(170)], [need, { ...renewed, determined_on: '2026-03-06', reason: null }]),
    is: 'in_ordnung',
  },
  {
    name: 'Gülle zählt mit 60 %',
    today,
    rows: rows([gift(266, { product: 'Rindergülle', nh4n_kg_ha: 120 })]),
    is: 'in_ordnung',
  },
  {
    name: 'Gülle zählt mindestens mit ihrem Ammonium',
    today,
    rows: rows([gift(260, { product: 'Rindergülle', nh4n_kg_ha: 161 })]),
    is: 'mangel',
  },
  {
    name: 'weniger anrechnen, als die Tabelle verlangt, geht nicht',
    today,
    rows: rows([gift(300, { product: 'Rindergülle', n_available_kg_ha: 100 })]),
    is: 'mangel',
  },
  {
    name: 'organisch und mineralisch in Positionen',
    today,
    rows: rows([
      gift(null, {
        product: null,
        amount: null,
        positions: [
          { product: 'Rindergülle', amount: 30, unit: 'm³', per: 'hectare', n_kg_ha: 114 },
          { product: 'AHL 28', amount: 3, unit: 'dt', per: 'hectare', n_kg_ha: 95 },
        ],
      }),
    ]),
    is: 'mangel',
  },
  {
    name: 'Stickstoff einer Gabe fehlt',
    today,
    rows: rows([gift(80), gift(null, { product: 'Rindergülle' })]),
    is: 'nicht_pruefbar',
  },
  {
    name: 'schon das Bekannte ist zu viel',
    today,
    rows: rows([gift(170), gift(null, { product: 'Rindergülle' })]),
    is: 'mangel',
  },
  { name: 'Bedarf ohne Zahl', today, rows: rows([gift(80)], [{ ...need, n_kg_ha: null }]), is: 'nicht_pruefbar' },
  { name: 'ohne Bedarfsermittlung sagt es eine andere Regel', today, rows: rows([gift(80)], []), is: 'betrifft_nicht' },
  {
    name: 'Herbstgabe nach der Ernte zählt zum nächsten Jahr',
    today: '2026-10-20',
    rows: rows([gift(150), autumn], [need], {
      ...wheat,
      crops: [{ year: 2026, crop: 'Winterweizen', harvested_on: '2026-07-30' }],
    }),
    is: 'in_ordnung',
  },
  { name: 'Herbstgabe, Erntetag fehlt', today: '2026-10-20', rows: rows([gift(150), autumn]), is: 'nicht_pruefbar' },
  {
    name: 'auf Grünland zählt der Herbst mit',
    today: '2026-10-20',
    rows: rows([gift(150), autumn], [need], { ...wheat, use: 'grassland' }),
    is: 'mangel',
  },
  { name: 'die halbe Fläche mit 300 kg', today, rows: rows([gift(300, { area_ha: 3 })]), is: 'in_ordnung' },
  {
    name: 'zwei Kulturen nacheinander haben jede ihren Bedarf',
    today: '2026-10-20',
    rows: rows([gift(150), gift(100, { done_on: '2026-06-15' })], [need, { ...need, crop: 'Silomais', n_kg_ha: 110 }], {
      ...wheat,
      crops: [
        { year: 2026, crop: 'Winterweizen', harvested_on: '2026-06-05' },
        { year: 2026, role: 'second', crop: 'Silomais', harvested_on: '2026-10-10' },
      ],
    }),
    is: 'in_ordnung',
  },
]
