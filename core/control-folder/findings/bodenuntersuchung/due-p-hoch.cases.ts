import type { CaseRows, RuleCase } from '../rule-case.ts'

const today = '2026-09-20'
const maize = { year: 2026, crop: 'Silomais', yield_dt_ha: 450 } as const
const gift = (p2o5_kg_ha: number | null, changes: object = {}) => ({
  type: 'fertilizing',
  status: 'done',
  field_id: 'Langer Kamp',
  product: 'DAP 18/46',
  done_on: '2026-03-17',
  n_kg_ha: 18,
  p2o5_kg_ha,
  ...changes,
})
const rows = (work_items: object[], field: object = {}, more: object = {}): CaseRows =>
  ({
    fields: [
      {
        name: 'Langer Kamp',
        area_ha: 9.8,
        use: 'arable',
        soil_sampled_on: '2022-02-11',
        p_cal_mg: 22,
        crops: [maize],
        ...field,
      },
    ],
    work_items,
    ...more,
  }) as CaseRows
const measured = (parameter: string, value: number) => ({
  measurements: [{ type: 'soil', parameter, value, unit: 'mg/100 g', date: '2024-02-11', field_id: 'Langer Kamp' }],
})

// 450 dt of silage maize take 81 kg at most: 243 kg in three years.
export const cases: RuleCase[] = [
  { name: 'der Lange Kamp: 46 kg bei 22 mg, Mais fährt 81 kg ab', today, rows: rows([gift(46)]), is: 'in_ordnung' },
  { name: '81 kg', today, rows: rows([gift(81)]), is: 'in_ordnung' },
  { name: '82 kg: mehr als ein Jahr, weniger als drei', today, rows: rows([gift(82)]), is: 'hinweis' },
  { name: '243 kg auf einmal', today, rows: rows([gift(243)]), is: 'hinweis' },
  { name: '244 kg auf einmal', today, rows: rows([gift(244)]), is: 'mangel' },
  {
    name: 'drei Jahre hintereinander zu viel',
    today,
    rows: rows([gift(82), gift(82, { done_on: '2025-03-17' }), gift(82, { done_on: '2024-03-17' })]),
    is: 'mangel',
  },
  { name: 'bei 20 mg gilt es nicht', today, rows: rows([gift(244)], { p_cal_mg: 20 }), is: 'betrifft_nicht' },
  { name: 'bei 20,1 mg gilt es', today, rows: rows([gift(244)], { p_cal_mg: 20.1 }), is: 'mangel' },
  { name: '25 mg nach DL', today, rows: rows([gift(244)], {}, measured('P2O5 (DL)', 25)), is: 'betrifft_nicht' },
  { name: '25,5 mg nach DL', today, rows: rows([gift(244)], {}, measured('P2O5 (DL)', 25.5)), is: 'mangel' },
  {
    name: '3,6 mg Phosphor nach EUF',
    today,
    rows: rows([gift(244)], {}, measured('Phosphor (EUF)', 3.6)),
    is: 'betrifft_nicht',
  },
  {
    name: '3,7 mg Phosphor nach EUF',
    today,
    rows: rows([gift(244)], {}, measured('Phosphor (EUF)', 3.7)),
    is: 'mangel',
  },
  { name: 'Gehalt fehlt', today, rows: rows([gift(46)], { p_cal_mg: null }), is: 'nicht_pruefbar' },
  {
    name: 'ohne Probe sagt es eine andere Regel',
    today,
    rows: rows([gift(46)], { p_cal_mg: null, soil_sampled_on: null }),
    is: 'betrifft_nicht',
  },
  {
    name: 'Ertrag fehlt',
    today,
    rows: rows([gift(46)], { crops: [{ year: 2026, crop: 'Silomais' }] }),
    is: 'nicht_pruefbar',
  },
  {
    name: 'Ertrag aus den Vorjahren',
    today,
    rows: rows(
      [gift(46)],
      { crops: [{ year: 2026, crop: 'Silomais' }] },
      { yields: [{ year: 2024, crop: 'Silomais', dt_ha: 450 }] },
    ),
    is: 'in_ordnung',
  },
  {
    name: 'Kultur ohne Gehalt',
    today,
    rows: rows([gift(46)], { crops: [{ year: 2026, crop: 'Sonnenblumen', yield_dt_ha: 30 }] }),
    is: 'nicht_pruefbar',
  },
  {
    name: 'Phosphat der Gülle fehlt',
    today,
    rows: rows([gift(null, { product: 'Rindergülle' })]),
    is: 'nicht_pruefbar',
  },
  { name: 'KAS hat kein Phosphat', today, rows: rows([gift(null, { product: 'KAS 27' })]), is: 'betrifft_nicht' },
  {
    name: 'Grünland mit 80 dt TM: 68 kg',
    today,
    rows: rows([gift(68)], { use: 'grassland', crops: [], grassland: [{ year: 2026, dry_matter_dt_ha: 80 }] }),
    is: 'in_ordnung',
  },
  { name: 'halbe Fläche: im Mittel 46 kg', today, rows: rows([gift(92, { area_ha: 4.9 })]), is: 'in_ordnung' },
]
