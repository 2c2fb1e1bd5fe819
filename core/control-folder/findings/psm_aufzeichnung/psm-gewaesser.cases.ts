import type { CaseRows, RuleCase } from '../rule-case.ts'

const scene = (field: object, job: object = {}, product: object = {}): CaseRows => ({
  plant_protection_products: [{ name: 'Input Classic', ...product }],
  fields: [{ name: 'Bergfeld', use: 'arable', ...field }],
  work_items: [
    {
      type: 'plant_protection',
      title: 'Spritzen',
      status: 'done',
      done_on: '2026-05-12',
      field_id: 'Bergfeld',
      product: 'Input Classic',
      ...job,
    },
  ],
})
const today = '2026-06-01'
const bank = (name: string | null) => ({ waters: [{ name: 'Graben', distance_m: 1, bank: name }] })

export const cases: RuleCase[] = [
  { name: 'Schlag 10 m vom Gewässer', today, rows: scene({ water_distance_m: 10 }), is: 'in_ordnung' },
  {
    name: 'Schlag 8 m vom Gewässer, Abstand nicht eingetragen',
    today,
    rows: scene({ water_distance_m: 8 }),
    is: 'nicht_pruefbar',
  },
  { name: '10 m Abstand', today, rows: scene(bank('Acker bis zur Kante'), { bank_distance_m: 10 }), is: 'in_ordnung' },
  {
    name: '9,9 m Abstand, nicht begrünt',
    today,
    rows: scene(bank('Acker bis zur Kante'), { bank_distance_m: 9.9 }),
    is: 'mangel',
  },
  {
    name: '5 m Abstand, begrünt',
    today,
    rows: scene(bank('ganzjährig begrünt'), { bank_distance_m: 5 }),
    is: 'in_ordnung',
  },
  {
    name: '4,9 m Abstand, begrünt',
    today,
    rows: scene(bank('ganzjährig begrünt'), { bank_distance_m: 4.9 }),
    is: 'mangel',
  },
  {
    name: 'nicht begrünt ist nicht begrünt',
    today,
    rows: scene(bank('nicht begrünt'), { bank_distance_m: 7 }),
    is: 'mangel',
  },
  {
    name: '5 m Abstand, Bewuchs unbekannt',
    today,
    rows: scene(bank(null), { bank_distance_m: 5 }),
    is: 'nicht_pruefbar',
  },
  { name: '4,9 m Abstand, Bewuchs unbekannt', today, rows: scene(bank(null), { bank_distance_m: 4.9 }), is: 'mangel' },
  { name: 'Grünland ist begrünt', today, rows: scene({ use: 'grassland', water_distance_m: 6 }), is: 'in_ordnung' },
  { name: 'Abstand ohne Gewässer am Schlag', today, rows: scene({}, { bank_distance_m: 2 }), is: 'mangel' },
  {
    name: 'das nähere von zwei Gewässern zählt',
    today,
    rows: scene({
      waters: [
        { name: 'See', distance_m: 200 },
        { name: 'Graben', distance_m: 3 },
      ],
    }),
    is: 'nicht_pruefbar',
  },
  {
    name: 'Auflage des Mittels nennt mehr',
    today,
    rows: scene({ water_distance_m: 12 }, {}, { water_distance_m: 20 }),
    is: 'hinweis',
  },
  {
    name: 'Auflage des Mittels eingehalten',
    today,
    rows: scene({ water_distance_m: 20 }, {}, { water_distance_m: 20 }),
    is: 'in_ordnung',
  },
  {
    name: 'auf einer von mehreren Flächen',
    today,
    rows: scene({ water_distance_m: 1 }, { field_id: null, areas: [{ field: 'Bergfeld' }], bank_distance_m: 1 }),
    is: 'mangel',
  },
  {
    name: 'vor dem 08.09.2021',
    today,
    year: 2021,
    rows: scene(bank(null), { done_on: '2021-09-07', bank_distance_m: 1 }),
    is: 'in_ordnung',
  },
  {
    name: 'ab dem 08.09.2021',
    today,
    year: 2021,
    rows: scene(bank(null), { done_on: '2021-09-08', bank_distance_m: 1 }),
    is: 'mangel',
  },
  { name: 'kein Gewässer', today, rows: scene({}), is: 'betrifft_nicht' },
]
