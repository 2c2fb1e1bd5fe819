import type { CaseRows, RuleCase } from '../rule-case.ts'

const today = '2026-12-31'
const compost = (n_kg_ha: number | null, done_on: string, changes: object = {}) => ({
  type: 'fertilizing',
  status: 'done',
  done_on,
  field_id: 'Kamp',
  product: 'Grüngutkompost',
  amount: 40,
  unit: 't/ha',
  n_kg_ha,
  ...changes,
})
const rows = (work_items: object[], agricultural_ha: number | null = 10): CaseRows =>
  ({
    holdings: [{ areas: [{ year: 2026, agricultural_ha }] }],
    fields: agricultural_ha === null ? [{ name: 'Kamp' }] : [{ name: 'Kamp', area_ha: 10, use: 'arable' }],
    work_items,
  }) as CaseRows

export const cases: RuleCase[] = [
  {
    name: '510 kg in drei Jahren',
    today,
    rows: rows([compost(255, '2024-01-20'), compost(255, '2026-09-01')]),
    is: 'in_ordnung',
  },
  {
    name: '511 kg in drei Jahren',
    today,
    rows: rows([compost(255, '2024-01-20'), compost(256, '2026-09-01')]),
    is: 'mangel',
  },
  {
    name: 'das vierte Jahr zählt nicht',
    today,
    rows: rows([compost(300, '2023-12-31'), compost(300, '2026-09-01')]),
    is: 'in_ordnung',
  },
  {
    name: 'im Durchschnitt der Fläche des Betriebs',
    today,
    rows: rows([compost(600, '2026-09-01')], 20),
    is: 'in_ordnung',
  },
  { name: 'nur ein halber Schlag', today, rows: rows([compost(600, '2026-09-01', { area_ha: 5 })]), is: 'in_ordnung' },
  {
    name: 'in einer Position neben anderem',
    today,
    rows: rows([
      compost(null, '2026-09-01', {
        product: null,
        positions: [
          { product: 'Kompost', amount: 90, unit: 't', per: 'hectare', n_kg_ha: 600 },
          { product: 'Kornkali', amount: 2, unit: 'dt', per: 'hectare' },
        ],
      }),
    ]),
    is: 'mangel',
  },
  { name: 'Stickstoff fehlt', today, rows: rows([compost(null, '2026-09-01')]), is: 'nicht_pruefbar' },
  {
    name: 'schon das Bekannte ist zu viel',
    today,
    rows: rows([compost(null, '2026-09-01'), compost(511, '2025-09-01')]),
    is: 'mangel',
  },
  { name: 'Fläche fehlt', today, rows: rows([compost(300, '2026-09-01')], null), is: 'nicht_pruefbar' },
  {
    name: 'Gülle ist kein Kompost',
    today,
    rows: rows([compost(600, '2026-09-01', { product: 'Rindergülle' })]),
    is: 'betrifft_nicht',
  },
]
