import type { CaseRows, RuleCase } from '../rule-case.ts'

const used = (product: object, done_on = '2026-05-12', job: object = {}): CaseRows => ({
  plant_protection_products: [{ name: 'Input Classic', ...product }],
  work_items: [
    { type: 'plant_protection', title: 'Spritzen', status: 'done', done_on, product: 'Input Classic', ...job },
  ],
})
const today = '2026-06-01'

export const cases: RuleCase[] = [
  { name: 'lange zugelassen', today, rows: used({ approved_until: '2027-12-31' }), is: 'in_ordnung' },
  {
    name: 'am letzten Tag der Aufbrauchfrist',
    today,
    rows: used({ approved_until: '2024-11-12', usable_until: '2026-05-12' }),
    is: 'in_ordnung',
  },
  {
    name: 'einen Tag nach der Aufbrauchfrist',
    today,
    rows: used({ approved_until: '2024-11-11', usable_until: '2026-05-11' }),
    is: 'mangel',
  },
  {
    name: 'Aufbrauchfrist unbekannt, noch möglich',
    today,
    rows: used({ approved_until: '2024-11-12' }),
    is: 'hinweis',
  },
  {
    name: 'Aufbrauchfrist unbekannt, längste vorbei',
    today,
    rows: used({ approved_until: '2024-11-11' }),
    is: 'mangel',
  },
  {
    name: 'Zulassung endet in weniger als 6 Monaten',
    today,
    rows: used({ approved_until: '2026-11-30' }),
    is: 'hinweis',
    due: '2026-11-30',
  },
  { name: 'Zulassung endet in 6 Monaten', today, rows: used({ approved_until: '2026-12-01' }), is: 'in_ordnung' },
  { name: 'Ende der Zulassung fehlt', today, rows: used({ approval_number: '005723-00' }), is: 'nicht_pruefbar' },
  {
    name: 'Mittel nicht angelegt',
    today,
    rows: used({ name: 'Folicur', approved_until: '2020-01-01' }),
    is: 'nicht_pruefbar',
  },
  {
    name: 'nach der Zulassungsnummer gefunden, auch ohne Endung',
    today,
    rows: used(
      { name: 'Input Classic 5 l', approval_number: '005723-00', approved_until: '2020-01-01' },
      '2026-05-12',
      { product: null, positions: [{ product: 'Input', approval_number: '005723' }] },
    ),
    is: 'mangel',
  },
  {
    name: 'im Vorjahr angewendet',
    today,
    rows: used({ approved_until: '2020-01-01' }, '2025-05-12'),
    is: 'betrifft_nicht',
  },
]
