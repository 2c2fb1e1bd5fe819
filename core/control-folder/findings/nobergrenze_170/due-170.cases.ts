import type { CaseRows, RuleCase } from '../rule-case.ts'

const today = '2026-12-31'
const holdings = (agricultural_ha: number | null, changes: object = {}) => [
  {
    state: 'NI' as const,
    grazing: true,
    areas: [{ year: 2026, agricultural_ha, permanent_grassland_ha: 30 }],
    ...changes,
  },
]
const herd = (name: string, average_count: number | null, year: object, changes: object = {}) => ({
  name,
  species: 'cattle',
  average_count,
  years: [{ year: 2026, manure: 'slurry', ...year }],
  ...changes,
})
const example = [
  herd('Milchkühe', 70, { milk_kg: 8200 }, { production: 'dairy_cow' }),
  herd('Kälber', 14, {}, { production: 'calf' }),
  herd('Jungrinder', 42, {}, { production: 'young_cattle' }),
  herd('Mastbullen', 24, { live_weight_kg: 750 }, { production: 'fattening_bull' }),
]
/** 100 animals of 100 kg N each, of which 85 % count: on 50 ha 170 kg. */
const hundred = [herd('Rinder', 100, { n_excretion_kg: 100 })]
const rows = (ha: number | null, herds: object[], more: object = {}): CaseRows =>
  ({ holdings: holdings(ha), herds, ...more }) as CaseRows
const moved = (direction: string, n_kg: number | null, changes: object = {}) => ({
  manure_transfers: [{ date: '2026-03-02', direction, type: 'Rindergülle', amount: 100, unit: 'm3', n_kg, ...changes }],
})
const red = (n_kg_ha: number, state: string, done_on = '2024-04-10', product = 'Rindergülle') => ({
  holdings: [{ state, areas: [{ year: Number(done_on.slice(0, 4)), agricultural_ha: 100 }] }],
  fields: [{ name: 'Moorstück', area_ha: 6, use: 'arable', red_zone: 'yes' }],
  work_items: [
    {
      type: 'fertilizing',
      status: 'done',
      done_on,
      field_id: 'Moorstück',
      product,
      amount: 40,
      unit: 'm³/ha',
      n_kg_ha,
    },
  ],
})

export const cases: RuleCase[] = [
  { name: 'der Beispielhof: 113,8 kg auf 85 ha', today, rows: rows(85, example), is: 'in_ordnung' },
  {
    // 170 · 85 − 9 670,28: the animals alone come to 9 670,28 kg, which is 113,8 kg on each hectare.
    name: 'der Beispielhof mit so viel Aufnahme, dass es genau 170 kg sind',
    today,
    rows: rows(85, example, moved('taken', 4779.72)),
    is: 'hinweis',
  },
  { name: 'und mit 10 g mehr', today, rows: rows(85, example, moved('taken', 4779.73)), is: 'mangel' },
  {
    name: 'zu viel, wie auch immer die Tiere stehen',
    today,
    rows: rows(30, [herd('Rinder', 100, { n_excretion_kg: 100, manure: null })]),
    is: 'mangel',
    says: 'fallen 2026 233,3 bis 283,3 kg Stickstoff je Hektar an',
  },
  {
    name: 'schon ohne eine Herde, von der noch etwas fehlt, zu viel',
    today,
    rows: rows(40, [...hundred, herd('Esel', null, {})]),
    is: 'mangel',
    says: 'mindestens 212,5 kg',
  },
  { name: '155,0 kg', today, rows: rows(50, hundred, moved('given', 750)), is: 'in_ordnung' },
  { name: '155,2 kg', today, rows: rows(54.77, hundred), is: 'hinweis' },
  { name: '170,0 kg', today, rows: rows(50, hundred), is: 'hinweis' },
  { name: '172,0 kg', today, rows: rows(50, hundred, moved('taken', 100)), is: 'mangel' },
  { name: '170,2 kg', today, rows: rows(50, hundred, moved('taken', 10)), is: 'mangel' },
  { name: 'Abgabe mit vollem Stickstoff', today, rows: rows(45, hundred, moved('given', 1600)), is: 'in_ordnung' },
  {
    name: 'Stickstoff je m³ auf dem Lieferschein',
    today,
    rows: rows(50, hundred, moved('taken', null, { n_kg_unit: 3.8 })),
    is: 'mangel',
  },
  {
    name: 'Kompost zählt nicht hinein',
    today,
    rows: rows(50, hundred, moved('taken', 900, { type: 'Kompost' })),
    is: 'hinweis',
  },
  { name: 'Aufnahme ohne Stickstoff', today, rows: rows(85, hundred, moved('taken', null)), is: 'nicht_pruefbar' },
  {
    name: 'Aufnahme des Vorjahres',
    today,
    rows: rows(50, hundred, moved('taken', 900, { date: '2025-12-31' })),
    is: 'hinweis',
  },
  {
    name: 'zu viel, die Abgabe aber ohne Stickstoff',
    today,
    rows: rows(45, hundred, moved('given', null)),
    is: 'nicht_pruefbar',
  },
  {
    name: 'Festmist zählt mit 70 %',
    today,
    rows: rows(50, [herd('Rinder', 100, { n_excretion_kg: 100, manure: 'solid' })]),
    is: 'in_ordnung',
  },
  {
    name: 'Gülle oder Festmist unbekannt, und daran hängt es',
    today,
    rows: rows(48, [herd('Rinder', 100, { n_excretion_kg: 100, manure: null })]),
    is: 'nicht_pruefbar',
  },
  {
    name: 'Milchleistung unbekannt, so oder so eingehalten',
    today,
    rows: rows(85, [herd('Milchkühe', 70, {}, { production: 'dairy_cow' })]),
    is: 'in_ordnung',
  },
  {
    name: 'Durchschnittsbestand fehlt',
    today,
    rows: rows(85, [herd('Milchkühe', null, {}, { production: 'dairy_cow' })]),
    is: 'nicht_pruefbar',
  },
  {
    name: 'Durchschnitt aus den Bewegungen: 50 Tiere ein halbes Jahr',
    today,
    rows: rows(12.6, [herd('Rinder', null, { n_excretion_kg: 100 })], {
      group_movements: [
        { date: '2025-12-31', herd_id: 'Rinder', direction: 'count', count: 50 },
        { date: '2026-07-01', herd_id: 'Rinder', direction: 'departure', count: 50 },
      ],
    }),
    is: 'hinweis',
  },
  {
    name: 'Tierart ohne Tabelle',
    today,
    rows: rows(85, [herd('Ziegen', 20, {}, { species: 'goat' })]),
    is: 'nicht_pruefbar',
  },
  { name: 'Fläche fehlt', today, rows: rows(null, hundred), is: 'nicht_pruefbar' },
  {
    name: 'Fläche aus den Feldern, ein abgegebenes zählt nicht',
    today,
    rows: {
      ...rows(null, hundred),
      fields: [
        { name: 'Deich', area_ha: 45 },
        { name: 'Kamp', area_ha: 30, farmed_until: '2025-09-30' },
      ],
    },
    is: 'mangel',
  },
  {
    name: 'bewirtschaftet bis zum Stichtag und ab dem Tag danach',
    today,
    rows: {
      ...rows(null, hundred),
      fields: [
        { name: 'Deich', area_ha: 60, farmed_until: '2026-05-15' },
        { name: 'Kamp', area_ha: 30, farmed_from: '2026-05-16' },
      ],
    },
    is: 'in_ordnung',
  },
  {
    name: 'bewirtschaftet ab dem Tag nach dem Stichtag: nur 45 ha',
    today,
    rows: {
      ...rows(null, hundred),
      fields: [
        { name: 'Deich', area_ha: 45, farmed_from: '2026-05-15' },
        { name: 'Kamp', area_ha: 30, farmed_from: '2026-05-16' },
      ],
    },
    is: 'mangel',
  },
  {
    name: 'am 1. Januar gezählt, seitdem unverändert',
    today,
    rows: rows(49, [herd('Rinder', null, { n_excretion_kg: 100 })], {
      group_movements: [{ date: '2026-01-01', herd_id: 'Rinder', direction: 'count', count: 100 }],
    }),
    is: 'mangel',
  },
  {
    name: 'erst im Februar gezählt: der Durchschnitt ist unbekannt',
    today,
    rows: rows(49, [herd('Rinder', null, { n_excretion_kg: 100 })], {
      group_movements: [{ date: '2026-02-01', herd_id: 'Rinder', direction: 'count', count: 100 }],
    }),
    is: 'nicht_pruefbar',
  },
  {
    name: 'Fläche aus den Feldern mit Brache',
    today,
    rows: {
      ...rows(null, hundred),
      fields: [
        { name: 'Deich', area_ha: 50, use: 'arable' },
        { name: 'Brache', area_ha: 30, use: 'fallow' },
      ],
    },
    is: 'in_ordnung',
  },
  { name: 'leere Herde, keine Tiere', today, rows: rows(85, [herd('Milchkühe', 0, {})]), is: 'betrifft_nicht' },
  { name: 'weder Tiere noch Aufnahme', today, rows: rows(85, []), is: 'betrifft_nicht' },
  {
    name: 'rotes Gebiet 2024: 171 kg auf einem Schlag',
    today,
    year: 2024,
    rows: red(171, 'NI') as CaseRows,
    is: 'mangel',
  },
  {
    name: 'rotes Gebiet 2024: 170 kg auf einem Schlag',
    today,
    year: 2024,
    rows: red(170, 'NI') as CaseRows,
    is: 'in_ordnung',
  },
  {
    name: 'rotes Gebiet 2026 in Niedersachsen ausgesetzt',
    today,
    rows: red(171, 'NI', '2026-04-10') as CaseRows,
    is: 'hinweis',
  },
  {
    name: 'rotes Gebiet 2026 in Thüringen unklar',
    today,
    rows: red(171, 'TH', '2026-04-10') as CaseRows,
    is: 'hinweis',
  },
  {
    name: 'rotes Gebiet 2024: Kompost zählt auch dort nicht hinein',
    today,
    year: 2024,
    rows: red(171, 'NI', '2024-04-10', 'Kompost') as CaseRows,
    is: 'betrifft_nicht',
  },
]
