import type { CaseRows, RuleCase } from '../rule-case.ts'

const scene = ({
  product = {},
  job = {},
  field = {},
  harvest,
}: { product?: object; job?: object; field?: object; harvest?: object } = {}): CaseRows => ({
  plant_protection_products: [{ name: 'Input Classic', waiting_days: 35, ...product }],
  fields: [{ name: 'Moorstück', use: 'arable', ...field }],
  work_items: [
    {
      type: 'plant_protection',
      title: 'Spritzen',
      status: 'done',
      done_on: '2026-06-20',
      field_id: 'Moorstück',
      product: 'Input Classic',
      ...job,
    },
    ...(harvest
      ? [{ type: 'harvest', title: 'Dreschen', status: 'done', field_id: 'Moorstück', ...harvest } as const]
      : []),
  ],
})
const harvested = (harvested_on: string) => ({ crops: [{ year: 2026, crop: 'Winterweizen', harvested_on }] })
const today = '2026-09-01'

export const cases: RuleCase[] = [
  { name: 'nach 35 Tagen geerntet', today, rows: scene({ field: harvested('2026-07-25') }), is: 'in_ordnung' },
  {
    name: 'nach 34 Tagen geerntet',
    today,
    rows: scene({ field: harvested('2026-07-24') }),
    is: 'mangel',
    says: 'nach 34 Tagen, die Wartezeit beträgt 35 Tage.',
  },
  { name: 'Ernte als Arbeit, zu früh', today, rows: scene({ harvest: { done_on: '2026-07-24' } }), is: 'mangel' },
  {
    name: 'Ernte als Arbeit, rechtzeitig',
    today,
    rows: scene({ harvest: { done_on: '2026-07-25' } }),
    is: 'in_ordnung',
  },
  {
    name: 'Ernte nur geplant',
    today,
    rows: scene({ harvest: { status: 'planned', done_on: null, planned_from: '2026-07-01' } }),
    is: 'in_ordnung',
  },
  { name: 'noch nicht geerntet', today, rows: scene(), is: 'in_ordnung' },
  { name: 'vor der Anwendung geerntet', today, rows: scene({ field: harvested('2026-06-19') }), is: 'in_ordnung' },
  {
    name: 'Ernte am selben Tag, Uhrzeit fehlt',
    today,
    rows: scene({ harvest: { done_on: '2026-06-20' } }),
    is: 'nicht_pruefbar',
  },
  {
    name: 'am selben Tag zuerst geerntet',
    today,
    rows: scene({ job: { done_at: '18:00' }, harvest: { done_on: '2026-06-20', done_at: '09:00' } }),
    is: 'in_ordnung',
  },
  {
    name: 'am selben Tag danach geerntet',
    today,
    rows: scene({ job: { done_at: '09:00' }, harvest: { done_on: '2026-06-20', done_at: '18:00' } }),
    is: 'mangel',
  },
  {
    name: 'mehrere Flächen, eine zu früh geerntet',
    today,
    rows: scene({
      job: { field_id: null, areas: [{ field: 'Eck' }, { field: 'Moorstück' }] },
      field: harvested('2026-07-01'),
    }),
    is: 'mangel',
  },
  {
    name: 'Wartezeit F',
    today,
    rows: scene({ product: { waiting_days: null, waiting_by_use: true }, field: harvested('2026-06-21') }),
    is: 'in_ordnung',
  },
  { name: 'Wartezeit fehlt', today, rows: scene({ product: { waiting_days: null } }), is: 'nicht_pruefbar' },
  { name: 'Mittel nicht angelegt', today, rows: scene({ product: { name: 'Folicur' } }), is: 'nicht_pruefbar' },
  { name: 'verworfene Arbeit', today, rows: scene({ job: { status: 'discarded' } }), is: 'betrifft_nicht' },
]
