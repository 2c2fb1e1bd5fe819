import type { CaseRows, RuleCase } from '../rule-case.ts'

const scene = (job: object, water: object = { water_distance_m: 1 }, holding: object = {}): CaseRows => ({
  holdings: [{ direct_payments: true, ...holding }],
  fields: [{ name: 'Bergfeld', use: 'arable', ...water }],
  work_items: [
    { type: 'fertilizing', title: 'Gülle', status: 'done', done_on: '2026-04-22', field_id: 'Bergfeld', ...job },
  ],
})
const today = '2026-06-01'

export const cases: RuleCase[] = [
  { name: 'Gülle mit 3 m Abstand', today, rows: scene({ bank_distance_m: 3 }), is: 'in_ordnung' },
  { name: 'Gülle mit 2,9 m Abstand', today, rows: scene({ bank_distance_m: 2.9 }), is: 'mangel' },
  {
    name: 'Pflanzenschutz mit 2,9 m Abstand',
    today,
    rows: scene({ type: 'plant_protection', product: 'Input', bank_distance_m: 2.9 }),
    is: 'mangel',
  },
  { name: 'Schlag beginnt 3 m vom Gewässer', today, rows: scene({}, { water_distance_m: 3 }), is: 'in_ordnung' },
  { name: 'Schlag liegt am Gewässer, Abstand nicht eingetragen', today, rows: scene({}), is: 'nicht_pruefbar' },
  {
    name: 'das nähere von zwei Gewässern',
    today,
    rows: scene(
      {},
      {
        waters: [
          { name: 'See', distance_m: 50 },
          { name: 'Graben', distance_m: 0 },
        ],
      },
    ),
    is: 'nicht_pruefbar',
  },
  {
    name: 'auf einer von zwei Flächen',
    today,
    rows: scene({ field_id: null, areas: [{ field: 'Eck' }, { field: 'Bergfeld' }], bank_distance_m: 1 }),
    is: 'mangel',
  },
  {
    name: 'Striegeln ist kein Pflanzenschutzmittel',
    today,
    rows: scene({ type: 'plant_protection', title: 'Striegeln', bank_distance_m: 1 }),
    is: 'betrifft_nicht',
  },
  { name: 'Mähen', today, rows: scene({ type: 'harvest', bank_distance_m: 1 }), is: 'betrifft_nicht' },
  { name: 'kein Gewässer', today, rows: scene({}, {}), is: 'betrifft_nicht' },
  {
    name: 'vor 2023',
    today,
    year: 2022,
    rows: scene({ done_on: '2022-04-22', bank_distance_m: 1 }),
    is: 'betrifft_nicht',
  },
  {
    name: 'nur geplant',
    today,
    rows: scene({ status: 'planned', done_on: null, planned_from: '2026-04-22', bank_distance_m: 1 }),
    is: 'betrifft_nicht',
  },
  {
    name: 'ohne Direktzahlungen',
    today,
    rows: scene({ bank_distance_m: 1 }, {}, { direct_payments: false }),
    is: 'betrifft_nicht',
  },
]
