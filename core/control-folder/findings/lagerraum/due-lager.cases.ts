import type { CaseRows, RuleCase } from '../rule-case.ts'

const today = '2026-05-20'
const herd = (name: string, production: string, average_count: number | null, year: object = {}) => ({
  name,
  species: 'cattle',
  production,
  average_count,
  years: [{ year: 2026, manure: 'slurry', ...year }],
})
const store = (capacity: number | null, changes: object = {}) => ({
  name: 'Güllebehälter',
  type: 'slurry_store',
  capacity,
  capacity_unit: 'm3',
  ...changes,
})
const rows = (herds: object[], places: object[], agricultural_ha: number | null = 85): CaseRows =>
  ({ holdings: [{ areas: [{ year: 2026, agricultural_ha }] }], herds, places }) as CaseRows
/** 100 cows of 8 t: 1 000 m³ in six months. */
const cows = [herd('Milchkühe', 'dairy_cow', 100, { milk_kg: 8000 })]
const example = [
  herd('Milchkühe', 'dairy_cow', 70, { milk_kg: 8200 }),
  herd('Kälber', 'calf', 14),
  herd('Jungrinder', 'young_cattle', 42),
  herd('Mastbullen', 'fattening_bull', 24),
]
/** 12 livestock units make 10 t a month. */
const onStraw = [herd('Mutterkühe', 'suckler_cow', 12, { manure: 'solid' })]
const plate = (capacity: number | null, changes: object = {}) =>
  store(capacity, { name: 'Mistplatte', type: 'store', capacity_unit: 't', ...changes })

export const cases: RuleCase[] = [
  {
    name: 'der Beispielhof: 1 770 m³',
    today,
    rows: rows(example, [store(1450), store(320, { name: 'Güllekanal' })]),
    is: 'in_ordnung',
  },
  { name: 'genau sechs Monate', today, rows: rows(cows, [store(1000)]), is: 'hinweis' },
  { name: '1 m³ weniger', today, rows: rows(cows, [store(999)]), is: 'mangel' },
  { name: 'sieben Monate', today, rows: rows(cows, [store(1166.67)]), is: 'in_ordnung' },
  { name: 'knapp sieben Monate', today, rows: rows(cows, [store(1166)]), is: 'hinweis' },
  { name: '3 GV je Hektar', today, rows: rows(cows, [store(1200)], 33.34), is: 'in_ordnung' },
  { name: 'mehr als 3 GV je Hektar: neun Monate', today, rows: rows(cows, [store(1499)], 33.33), is: 'mangel' },
  { name: 'mehr als 3 GV je Hektar mit neun Monaten', today, rows: rows(cows, [store(1500)], 33.33), is: 'in_ordnung' },
  { name: 'ohne eigene Fläche: neun Monate', today, rows: rows(cows, [store(1499)], 0), is: 'mangel' },
  {
    name: '2019 galten die neun Monate noch nicht',
    today: '2019-12-31',
    rows: {
      ...rows([{ ...cows[0]!, years: [{ year: 2019, manure: 'slurry', milk_kg: 8000 }] }], [store(1200)]),
      holdings: [{ areas: [{ year: 2019, agricultural_ha: 10 }] }],
    },
    is: 'in_ordnung',
  },
  {
    name: 'Regen auf 400 m² offener Fläche: 120 m³',
    today,
    rows: rows(cows, [store(1119, { open_area_m2: 400 })]),
    is: 'mangel',
  },
  {
    name: 'unter einem Zeltdach regnet es nicht hinein',
    today,
    rows: rows(cows, [store(1119, { open_area_m2: 400, cover: 'Zeltdach' })]),
    is: 'hinweis',
  },
  { name: 'nur der eigene Anteil zählt', today, rows: rows(cows, [store(2000, { own_share: 900 })]), is: 'mangel' },
  {
    name: 'gepachteter Behälter, Vertrag vorbei',
    today,
    rows: rows(cows, [store(900), store(500, { contract_until: '2026-05-19' })]),
    is: 'mangel',
  },
  {
    name: 'gepachteter Behälter, Vertrag läuft',
    today,
    rows: rows(cows, [store(900), store(500, { contract_until: '2026-05-20' })]),
    is: 'in_ordnung',
  },
  {
    name: 'ein Behälter von morgen',
    today,
    rows: rows(cows, [store(900), store(500, { built_year: 2027 })]),
    is: 'mangel',
  },
  {
    name: 'genau 3 GV je Hektar',
    today,
    rows: rows([herd('Milchkühe', 'dairy_cow', 90, { milk_kg: 8000 })], [store(1100)], 30),
    is: 'in_ordnung',
  },
  { name: 'Kapazität eines Behälters fehlt', today, rows: rows(cows, [store(900), store(null)]), is: 'nicht_pruefbar' },
  {
    name: 'Kapazität eines Behälters fehlt, die anderen reichen',
    today,
    rows: rows(cows, [store(1400), store(null)]),
    is: 'in_ordnung',
  },
  { name: 'kein Lager eingetragen', today, rows: rows(cows, []), is: 'nicht_pruefbar' },
  { name: 'in Litern', today, rows: rows(cows, [store(1_200_000, { capacity_unit: 'l' })]), is: 'in_ordnung' },
  {
    name: 'Milchleistung fehlt, und daran hängt es',
    today,
    rows: rows([herd('Milchkühe', 'dairy_cow', 100)], [store(1050)]),
    is: 'nicht_pruefbar',
  },
  {
    name: 'Milchleistung fehlt, es reicht auf keinen Fall',
    today,
    rows: rows([herd('Milchkühe', 'dairy_cow', 100)], [store(999)]),
    is: 'mangel',
  },
  {
    name: 'Gülle oder Festmist unbekannt',
    today,
    rows: rows([herd('Milchkühe', 'dairy_cow', 100, { milk_kg: 8000, manure: null })], [store(900)]),
    is: 'nicht_pruefbar',
  },
  {
    name: 'Durchschnittsbestand fehlt',
    today,
    rows: rows([herd('Milchkühe', 'dairy_cow', null)], [store(900)]),
    is: 'nicht_pruefbar',
  },
  { name: 'Festmist: 20 t für zwei Monate', today, rows: rows(onStraw, [plate(20)]), is: 'in_ordnung' },
  { name: 'Festmist: 19 t', today, rows: rows(onStraw, [plate(19)]), is: 'mangel' },
  {
    name: 'Festmist: Platte nur in m³',
    today,
    rows: rows(onStraw, [plate(30, { capacity_unit: 'm3' })]),
    is: 'nicht_pruefbar',
  },
  { name: 'keine Tiere', today, rows: rows([], [store(900)]), is: 'betrifft_nicht' },
  { name: 'leere Herde', today, rows: rows([herd('Milchkühe', 'dairy_cow', 0)], []), is: 'betrifft_nicht' },
]
