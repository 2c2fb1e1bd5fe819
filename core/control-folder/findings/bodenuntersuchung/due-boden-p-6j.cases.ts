import type { CaseRows, RuleCase } from '../rule-case.ts'

const today = '2026-05-20'
const rows = (soil_sampled_on: string | null, work: object = {}, field: object = {}, more: object = {}): CaseRows =>
  ({
    fields: [{ name: 'Langer Kamp', area_ha: 9.8, use: 'arable', soil_sampled_on, ...field }],
    work_items: [
      {
        type: 'fertilizing',
        status: 'done',
        field_id: 'Langer Kamp',
        product: 'DAP 18/46',
        done_on: '2026-03-17',
        n_kg_ha: 18,
        p2o5_kg_ha: 46,
        ...work,
      },
    ],
    ...more,
  }) as CaseRows
const sample = (date: string, parameter = 'P2O5 (CAL)') => ({
  measurements: [{ type: 'soil', parameter, value: 14, unit: 'mg/100 g', date, field_id: 'Langer Kamp' }],
})

export const cases: RuleCase[] = [
  { name: 'am Tag der Gabe genau sechs Jahre alt', today: '2026-03-17', rows: rows('2020-03-17'), is: 'hinweis' },
  { name: 'einen Tag älter', today, rows: rows('2020-03-16'), is: 'mangel', due: '2026-03-16' },
  { name: 'der Lange Kamp: Probe vom Februar 2019', today, rows: rows('2019-02-11'), is: 'mangel' },
  { name: 'noch genau sechs Monate', today, rows: rows('2020-11-20'), is: 'in_ordnung' },
  { name: 'einen Tag weniger', today, rows: rows('2020-11-19'), is: 'hinweis', due: '2026-11-19' },
  { name: 'erst nach der Gabe beprobt', today, rows: rows('2026-04-10'), is: 'nicht_pruefbar' },
  {
    name: 'nach der Gabe beprobt, die Probe davor war zu alt',
    today,
    rows: rows('2026-04-10', {}, {}, sample('2019-02-11')),
    is: 'mangel',
  },
  {
    name: 'eine jüngere Probe steht bei den Messungen',
    today,
    rows: rows('2019-02-11', {}, {}, sample('2025-02-11')),
    is: 'in_ordnung',
  },
  {
    name: 'eine Messung von pH ist keine auf Phosphat',
    today,
    rows: rows('2019-02-11', {}, {}, sample('2025-02-11', 'pH')),
    is: 'mangel',
  },
  { name: 'keine Probe', today, rows: rows(null), is: 'nicht_pruefbar' },
  { name: 'Schlag mit 0,99 ha', today, rows: rows('2019-02-11', {}, { area_ha: 0.99 }), is: 'betrifft_nicht' },
  { name: 'Schlag mit 1 ha', today, rows: rows('2019-02-11', {}, { area_ha: 1 }), is: 'mangel' },
  { name: 'Größe unbekannt', today, rows: rows('2019-02-11', {}, { area_ha: null }), is: 'nicht_pruefbar' },
  {
    name: '30 kg Phosphat sind noch nicht wesentlich',
    today,
    rows: rows('2019-02-11', { p2o5_kg_ha: 30 }),
    is: 'hinweis',
  },
  { name: '30,1 kg Phosphat sind es', today, rows: rows('2019-02-11', { p2o5_kg_ha: 30.1 }), is: 'mangel' },
  {
    name: 'Gülle, Phosphat unbekannt',
    today,
    rows: rows('2019-02-11', { product: 'Rindergülle', p2o5_kg_ha: null }),
    is: 'nicht_pruefbar',
  },
  {
    name: 'KAS hat kein Phosphat',
    today,
    rows: rows('2019-02-11', { product: 'KAS 27', p2o5_kg_ha: null }),
    is: 'betrifft_nicht',
  },
  { name: 'verworfen', today, rows: rows('2019-02-11', { status: 'discarded' }), is: 'betrifft_nicht' },
]
