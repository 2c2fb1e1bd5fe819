import type { CaseRows, RuleCase } from '../rule-case.ts'

const today = '2026-12-20'
const wheat = { year: 2026, crop: 'Winterweizen', harvested_on: '2026-07-30' } as const
const rape = { year: 2027, crop: 'Winterraps', sown_on: '2026-08-25' } as const
const gift = (n_kg_ha: number | null, nh4n_kg_ha: number | null, changes: object = {}) => ({
  type: 'fertilizing',
  status: 'done',
  field_id: 'Bergfeld',
  product: 'Rindergülle',
  amount: 15,
  unit: 'm³/ha',
  done_on: '2026-08-20',
  n_kg_ha,
  nh4n_kg_ha,
  ...changes,
})
const rows = (work_items: object[], crops: object[] = [wheat, rape]): CaseRows =>
  ({ fields: [{ name: 'Bergfeld', area_ha: 12, use: 'arable', crops }], work_items }) as CaseRows

export const cases: RuleCase[] = [
  { name: '60 kg gesamt und 30 kg Ammonium', today, rows: rows([gift(60, 30)]), is: 'in_ordnung' },
  { name: '61 kg gesamt', today, rows: rows([gift(61, 20)]), is: 'mangel' },
  { name: '31 kg Ammonium', today, rows: rows([gift(50, 31)]), is: 'mangel' },
  {
    name: 'zwei Gaben zusammen',
    today,
    rows: rows([gift(40, 15), gift(30, 10, { done_on: '2026-09-20' })]),
    is: 'mangel',
  },
  {
    name: 'Gabe im Frühjahr zählt nicht',
    today,
    rows: rows([gift(40, 20), gift(100, 60, { done_on: '2026-03-20' })]),
    is: 'in_ordnung',
  },
  { name: 'Ammonium unbekannt, es können mehr als 30 sein', today, rows: rows([gift(57, null)]), is: 'nicht_pruefbar' },
  { name: 'Ammonium unbekannt, aber nur 30 kg gesamt', today, rows: rows([gift(30, null)]), is: 'in_ordnung' },
  { name: 'Stickstoff unbekannt', today, rows: rows([gift(null, null)]), is: 'nicht_pruefbar' },
  {
    name: 'Saattag fehlt',
    today,
    rows: rows([gift(50, 25)], [wheat, { ...rape, sown_on: null }]),
    is: 'nicht_pruefbar',
  },
  {
    name: 'Saattag fehlt, aber so oder so zu viel',
    today,
    rows: rows([gift(70, 25)], [wheat, { ...rape, sown_on: null }]),
    is: 'mangel',
  },
  { name: 'Mist ist ausgenommen', today, rows: rows([gift(150, 15, { product: 'Rindermist' })]), is: 'betrifft_nicht' },
  {
    name: 'mineralisch zählt mit',
    today,
    rows: rows([gift(40, 20), gift(27, 13, { product: 'KAS 27' })]),
    is: 'mangel',
  },
  {
    name: 'Gemüse darf nach Bedarf',
    today,
    rows: rows([gift(90, 50)], [wheat, { year: 2027, crop: 'Winterzwiebel', sown_on: '2026-08-20' }]),
    is: 'betrifft_nicht',
  },
  {
    name: 'keine Folgekultur: das ist die Sperrfrist',
    today,
    rows: rows([gift(90, 50)], [wheat]),
    is: 'betrifft_nicht',
  },
  {
    name: 'zum stehenden Mais',
    today,
    rows: rows([gift(90, 50)], [{ ...wheat, crop: 'Silomais', harvested_on: '2026-09-30' }, rape]),
    is: 'betrifft_nicht',
  },
  {
    name: 'Grünland',
    today,
    rows: { fields: [{ name: 'Bergfeld', use: 'grassland' }], work_items: [gift(90, 50)] } as CaseRows,
    is: 'betrifft_nicht',
  },
]
