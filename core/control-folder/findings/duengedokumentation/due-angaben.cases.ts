import type { CaseRows, RuleCase } from '../rule-case.ts'

const fields = [{ name: 'Langer Kamp', area_ha: 9.8, use: 'arable' }] as const
const slurry = {
  type: 'fertilizing',
  status: 'done',
  done_on: '2026-03-20',
  recorded_on: '2026-03-26',
  field_id: 'Langer Kamp',
  product: 'Rindergülle',
  amount: 25,
  unit: 'm³/ha',
  n_kg_ha: 95,
  n_available_kg_ha: 57,
  p2o5_kg_ha: 40,
} as const
const work = (changes: object): CaseRows => ({ fields, work_items: [{ ...slurry, ...changes }] })
const today = '2026-05-20'

export const cases: RuleCase[] = [
  { name: 'alles da', today, rows: work({}), is: 'in_ordnung' },
  { name: 'ohne Schlag', today, rows: work({ field_id: null }), is: 'mangel' },
  {
    name: 'ohne Größe',
    today,
    rows: { fields: [{ name: 'Langer Kamp', use: 'arable' }], work_items: [slurry] },
    is: 'mangel',
  },
  {
    name: 'Fläche 0 ist keine Größe',
    today,
    rows: { fields: [{ name: 'Langer Kamp' }], work_items: [{ ...slurry, area_ha: 0 }] },
    is: 'mangel',
  },
  { name: 'ohne Stickstoff', today, rows: work({ n_kg_ha: null }), is: 'mangel' },
  { name: 'ohne Phosphat', today, rows: work({ p2o5_kg_ha: null }), is: 'mangel' },
  { name: 'organisch ohne verfügbaren Stickstoff', today, rows: work({ n_available_kg_ha: null }), is: 'mangel' },
  {
    name: 'Ammoniumstickstoff ist verfügbarer Stickstoff',
    today,
    rows: work({ n_available_kg_ha: null, nh4n_kg_ha: 52 }),
    is: 'in_ordnung',
  },
  {
    name: 'mineralisch braucht keinen verfügbaren Stickstoff und KAS kein Phosphat',
    today,
    rows: work({ product: 'KAS 27', n_available_kg_ha: null, p2o5_kg_ha: null }),
    is: 'in_ordnung',
  },
  {
    name: 'DAP ohne Phosphat',
    today,
    rows: work({ product: 'DAP 18/46', n_available_kg_ha: null, p2o5_kg_ha: null }),
    is: 'mangel',
  },
  {
    name: 'Gehalte stehen beim Düngemittel',
    today,
    rows: {
      ...work({ n_kg_ha: null, p2o5_kg_ha: null, n_available_kg_ha: null }),
      fertilizers: [
        { name: 'Rindergülle', type: 'slurry', n_percent: 3.8, nh4n_percent: 2.1, p2o5_percent: 1.6, basis: 'kg_m3' },
      ],
    },
    is: 'in_ordnung',
  },
  {
    name: 'Kalk hat beides nicht',
    today,
    rows: work({ product: 'Kohlensaurer Kalk', n_kg_ha: null, p2o5_kg_ha: null }),
    is: 'in_ordnung',
  },
  {
    name: 'ohne Menge sagt es eine andere Regel',
    today,
    rows: work({ amount: null, n_kg_ha: null }),
    is: 'betrifft_nicht',
  },
  {
    name: 'Gülle als eine von zwei Positionen, ihr Phosphat fehlt',
    today,
    rows: work({
      product: null,
      amount: null,
      n_kg_ha: null,
      p2o5_kg_ha: null,
      positions: [
        { product: 'KAS 27', amount: 100, unit: 'kg', per: 'hectare', n_kg_ha: 27 },
        { product: 'Rindergülle', amount: 20, unit: 'm³', per: 'hectare', n_kg_ha: 76, nh4n_kg_ha: 42 },
      ],
    }),
    is: 'mangel',
  },
  {
    name: 'auf mehreren Feldern, eines gibt es nicht',
    today,
    rows: work({ field_id: null, areas: [{ field: 'Langer Kamp' }, { field: 'Kurzer Kamp', area_ha: 2 }] }),
    is: 'mangel',
  },
  {
    name: 'die Frist läuft noch',
    today: '2026-03-25',
    rows: work({ recorded_on: null, n_kg_ha: null }),
    is: 'hinweis',
    due: '2026-04-07',
  },
  {
    name: 'vor der Pflicht',
    today,
    year: 2019,
    rows: work({ done_on: '2019-03-20', recorded_on: '2019-03-21', n_kg_ha: null }),
    is: 'betrifft_nicht',
  },
  {
    name: 'nur geplant',
    today,
    rows: work({ status: 'planned', done_on: null, recorded_on: null, planned_until: '2026-03-20' }),
    is: 'betrifft_nicht',
  },
  { name: 'verworfen', today, rows: work({ status: 'discarded', n_kg_ha: null }), is: 'betrifft_nicht' },
]
