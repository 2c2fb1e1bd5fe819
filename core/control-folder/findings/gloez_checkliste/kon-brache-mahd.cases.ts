import type { CaseRows, RuleCase } from '../rule-case.ts'

const scene = (job: object, field: object = {}): CaseRows => ({
  fields: [{ name: 'Blühstück', use: 'fallow', ...field }],
  permits: [{ ref: 'Genehmigung', subject: 'Mahd der Brache' }],
  work_items: [
    { type: 'care', title: 'Mulchen', status: 'done', field_id: 'Blühstück', done_on: '2026-05-01', ...job },
  ],
})
const on = (done_on: string, more: object = {}) => scene({ done_on, ...more })
const today = '2026-11-01'

export const cases: RuleCase[] = [
  { name: 'am 31.03. gemulcht', today, rows: on('2026-03-31'), is: 'in_ordnung' },
  { name: 'am 01.04. gemulcht', today, rows: on('2026-04-01'), is: 'mangel' },
  { name: 'am 15.08. gemäht', today, rows: on('2026-08-15', { title: 'Mähen' }), is: 'mangel' },
  { name: 'am 16.08. gemäht', today, rows: on('2026-08-16', { title: 'Mähen' }), is: 'in_ordnung' },
  { name: 'gegrubbert', today, rows: on('2026-06-01', { type: 'tillage', title: 'Grubbern' }), is: 'mangel' },
  { name: 'Zaun kontrolliert', today, rows: on('2026-06-01', { title: 'Zaun kontrollieren' }), is: 'in_ordnung' },
  { name: 'mit Genehmigung', today, rows: on('2026-06-01', { permit_id: 'Genehmigung' }), is: 'in_ordnung' },
  {
    name: 'nur geplant',
    today,
    rows: scene({ status: 'planned', done_on: null, planned_from: '2026-06-01' }),
    is: 'in_ordnung',
  },
  {
    name: 'Brache als Kultur auf Acker',
    today,
    rows: scene({}, { use: 'arable', crops: [{ year: 2026, crop: 'Ackerbrache' }] }),
    is: 'mangel',
  },
  {
    name: 'in diesem Jahr bestellt',
    today,
    rows: scene({}, { crops: [{ year: 2026, crop: 'Silomais' }] }),
    is: 'betrifft_nicht',
  },
  { name: 'keine Brache', today, rows: scene({}, { use: 'arable' }), is: 'betrifft_nicht' },
]
