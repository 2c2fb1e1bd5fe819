import type { CaseRows, RuleCase } from '../rule-case.ts'

const complete = {
  name: 'Güllebehälter',
  type: 'slurry_store',
  capacity: 1450,
  capacity_unit: 'm3',
  well_distance_m: 50,
  water_distance_m: 20,
  leak_detection: 'Ringdrainage mit Kontrollschacht',
} as const
const store = (more: object): CaseRows => ({ places: [{ ...complete, ...more }] })
const today = '2026-05-20'

export const cases: RuleCase[] = [
  { name: '50 m zum Brunnen, 20 m zum Gewässer', today, rows: store({}), is: 'in_ordnung' },
  { name: '49 m zum Brunnen', today, rows: store({ well_distance_m: 49 }), is: 'hinweis' },
  { name: '19 m zum Gewässer', today, rows: store({ water_distance_m: 19 }), is: 'hinweis' },
  {
    name: '25 m³ ohne Leckageerkennung',
    today,
    rows: store({ capacity: 25, leak_detection: 'keine' }),
    is: 'in_ordnung',
  },
  { name: '26 m³ ohne Leckageerkennung', today, rows: store({ capacity: 26, leak_detection: 'keine' }), is: 'hinweis' },
  {
    name: '26 m³, Leckageerkennung nicht eingetragen',
    today,
    rows: store({ capacity: 26, leak_detection: null }),
    is: 'nicht_pruefbar',
  },
  {
    name: '25 000 Liter',
    today,
    rows: store({ capacity: 25000, capacity_unit: 'l', leak_detection: null }),
    is: 'in_ordnung',
  },
  { name: 'Kapazität fehlt', today, rows: store({ capacity: null }), is: 'nicht_pruefbar' },
  { name: 'Abstand zum Brunnen fehlt', today, rows: store({ well_distance_m: null }), is: 'nicht_pruefbar' },
  {
    name: 'Abstand fehlt, der andere ist zu klein',
    today,
    rows: store({ well_distance_m: null, water_distance_m: 5 }),
    is: 'hinweis',
  },
  {
    name: 'Fahrsilo braucht keine Leckageerkennung',
    today,
    rows: store({ type: 'silo', name: 'Fahrsilo 1', leak_detection: null }),
    is: 'in_ordnung',
  },
  {
    name: 'Fahrsilo 10 m vom Gewässer',
    today,
    rows: store({ type: 'silo', name: 'Fahrsilo 1', water_distance_m: 10 }),
    is: 'hinweis',
  },
  {
    name: 'Mistplatte',
    today,
    rows: store({ type: 'store', name: 'Platte', contents: 'Festmist', water_distance_m: 10 }),
    is: 'hinweis',
  },
  {
    name: 'Getreidesilo',
    today,
    rows: store({ type: 'silo', name: 'Getreidesilo', water_distance_m: 1 }),
    is: 'betrifft_nicht',
  },
  {
    name: 'Getreidelager',
    today,
    rows: store({ type: 'store', name: 'Getreidelager', water_distance_m: 1 }),
    is: 'betrifft_nicht',
  },
  {
    name: 'erst danach gebaut',
    today,
    year: 2025,
    rows: store({ built_year: 2026, water_distance_m: 1 }),
    is: 'betrifft_nicht',
  },
]
