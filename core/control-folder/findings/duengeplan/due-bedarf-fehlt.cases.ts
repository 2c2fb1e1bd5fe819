import type { CaseRows, RuleCase } from '../rule-case.ts'

const today = '2026-05-20'
const fields = [{ name: 'Moorstück', area_ha: 6, use: 'arable' }] as const
const gift = (n_kg_ha: number | null, changes: object = {}) => ({
  type: 'fertilizing' as const,
  status: 'done' as const,
  field_id: 'Moorstück',
  product: 'KAS 27',
  amount: 250,
  unit: 'kg/ha',
  done_on: '2026-03-06',
  n_kg_ha,
  ...changes,
})
const need = (changes: object = {}) => ({
  field_id: 'Moorstück',
  year: 2026,
  crop: 'Winterweizen',
  determined_on: '2026-03-06',
  n_kg_ha: 168,
  ...changes,
})
const rows = (work_items: object[], nutrient_needs: object[] = []): CaseRows =>
  ({ fields, work_items, nutrient_needs }) as CaseRows

export const cases: RuleCase[] = [
  { name: '50 kg Stickstoff ohne Bedarfsermittlung', today, rows: rows([gift(50)]), is: 'betrifft_nicht' },
  { name: '50,1 kg Stickstoff ohne Bedarfsermittlung', today, rows: rows([gift(50.1)]), is: 'mangel' },
  { name: 'am Tag der Gabe ermittelt', today, rows: rows([gift(67.5)], [need()]), is: 'in_ordnung' },
  {
    name: 'am Tag nach der Gabe ermittelt',
    today,
    rows: rows([gift(67.5)], [need({ determined_on: '2026-03-07' })]),
    is: 'mangel',
  },
  {
    name: 'erst die zweite Gabe macht die Menge wesentlich, davor ermittelt',
    today,
    rows: rows([gift(40), gift(40, { done_on: '2026-04-10' })], [need({ determined_on: '2026-04-01' })]),
    is: 'in_ordnung',
  },
  {
    name: 'Bedarf nur vom Vorjahr',
    today,
    rows: rows([gift(67.5)], [need({ year: 2025, determined_on: '2025-03-01' })]),
    is: 'mangel',
  },
  {
    name: 'Bedarf eines anderen Feldes',
    today,
    rows: { ...rows([gift(67.5)], [need({ field_id: 'Deich' })]), fields: [...fields, { name: 'Deich' }] },
    is: 'mangel',
  },
  {
    name: '30 kg Phosphat',
    today,
    rows: rows([gift(18, { product: 'DAP 18/46', p2o5_kg_ha: 30 })]),
    is: 'betrifft_nicht',
  },
  { name: '30,5 kg Phosphat', today, rows: rows([gift(18, { product: 'DAP 18/46', p2o5_kg_ha: 30.5 })]), is: 'mangel' },
  {
    name: 'nur die halbe Fläche gedüngt: im Mittel des Schlags 40 kg',
    today,
    rows: rows([gift(80, { area_ha: 3 })]),
    is: 'betrifft_nicht',
  },
  {
    name: 'Stickstoff der Gülle unbekannt',
    today,
    rows: rows([gift(null, { product: 'Rindergülle' })]),
    is: 'nicht_pruefbar',
  },
  {
    name: 'Bedarfsermittlung ohne Feld',
    today,
    rows: rows([gift(67.5)], [need({ field_id: null })]),
    is: 'nicht_pruefbar',
  },
  {
    name: 'Herbstgabe zum Raps des nächsten Jahres',
    today: '2026-12-01',
    rows: rows(
      [gift(60, { done_on: '2026-08-20', product: 'Rindergülle', p2o5_kg_ha: 25 })],
      [need({ year: 2027, crop: 'Winterraps', determined_on: '2026-08-15' })],
    ),
    is: 'in_ordnung',
  },
  { name: 'verworfen', today, rows: rows([gift(80, { status: 'discarded' })]), is: 'betrifft_nicht' },
]
