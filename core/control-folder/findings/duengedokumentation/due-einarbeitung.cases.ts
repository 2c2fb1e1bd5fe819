import type { CaseRows, RuleCase } from '../rule-case.ts'

const today = '2026-05-20'
const maize = { year: 2026, crop: 'Silomais', sown_on: '2026-04-25' } as const
const mustard = { year: 2026, role: 'catch', crop: 'Senf', sown_on: '2025-08-26', stays_until: '2026-04-22' } as const
const rows = (changes: object = {}, field: object = {}, more: object = {}): CaseRows =>
  ({
    fields: [{ name: 'Hinterm Deich', area_ha: 12.4, use: 'arable', crops: [maize], ...field }],
    work_items: [
      {
        type: 'fertilizing',
        status: 'done',
        field_id: 'Hinterm Deich',
        product: 'Rindergülle',
        done_on: '2026-04-22',
        done_at: '09:00',
        incorporation_begun_at: '09:10',
        incorporation_ended_at: '10:00',
        ...changes,
      },
    ],
    ...more,
  }) as CaseRows
const until = (incorporation_ended_at: string, changes: object = {}) => rows({ incorporation_ended_at, ...changes })

export const cases: RuleCase[] = [
  { name: 'nach 60 Minuten', today, rows: rows(), is: 'in_ordnung' },
  { name: 'nach 61 Minuten', today, rows: until('10:01'), is: 'mangel' },
  {
    name: '2024 waren es vier Stunden',
    today,
    year: 2024,
    rows: rows(
      { done_on: '2024-04-22', incorporation_ended_at: '13:00' },
      { crops: [{ ...maize, year: 2024, sown_on: '2024-04-25' }] },
    ),
    is: 'in_ordnung',
  },
  {
    name: '2024 nach vier Stunden',
    today,
    year: 2024,
    rows: rows(
      { done_on: '2024-04-22', incorporation_ended_at: '13:01' },
      { crops: [{ ...maize, year: 2024, sown_on: '2024-04-25' }] },
    ),
    is: 'mangel',
  },
  {
    name: 'über Mitternacht',
    today,
    rows: until('00:20', { done_at: '23:30', incorporation_begun_at: '23:40' }),
    is: 'in_ordnung',
  },
  {
    name: 'die Einarbeitung liegt vor dem Beginn: verschrieben',
    today,
    rows: until('08:50', { incorporation_begun_at: null }),
    is: 'nicht_pruefbar',
  },
  { name: 'Beginn fehlt', today, rows: rows({ done_at: null }), is: 'nicht_pruefbar' },
  { name: 'Ende fehlt', today, rows: rows({ incorporation_ended_at: null }), is: 'nicht_pruefbar' },
  {
    name: 'Ende fehlt, aber schon der Beginn war zu spät',
    today,
    rows: rows({ incorporation_ended_at: null, incorporation_begun_at: '10:05' }),
    is: 'mangel',
  },
  {
    name: 'nichts eingetragen',
    today,
    rows: rows({ incorporation_ended_at: null, incorporation_begun_at: null }),
    is: 'nicht_pruefbar',
  },
  { name: 'lange Arbeit, laufend eingearbeitet', today, rows: until('12:40', { ended_at: '12:00' }), is: 'hinweis' },
  {
    name: 'lange Arbeit, die letzte Fläche wartete zu lange',
    today,
    rows: until('13:10', { ended_at: '12:00' }),
    is: 'mangel',
  },
  { name: 'Geflügelmist', today, rows: until('10:30', { product: 'Hühnermist' }), is: 'mangel' },
  { name: 'Rindermist ist ausgenommen', today, rows: until('15:00', { product: 'Rindermist' }), is: 'betrifft_nicht' },
  { name: 'Kompost ist ausgenommen', today, rows: until('15:00', { product: 'Kompost' }), is: 'betrifft_nicht' },
  {
    name: 'mit 1,9 % Trockenmasse ausgenommen',
    today,
    rows: rows(
      { incorporation_ended_at: '15:00' },
      {},
      {
        measurements: [
          { type: 'slurry', parameter: 'TS', value: 1.9, unit: '%', date: '2026-01-15', subject: 'Rindergülle' },
        ],
      },
    ),
    is: 'betrifft_nicht',
  },
  {
    name: 'mit 2,0 % Trockenmasse nicht',
    today,
    rows: rows(
      { incorporation_ended_at: '12:00' },
      {},
      {
        measurements: [
          {
            type: 'slurry',
            parameter: 'Trockenmasse',
            value: 2,
            unit: '%',
            date: '2026-01-15',
            subject: 'Rindergülle',
          },
        ],
      },
    ),
    is: 'mangel',
  },
  { name: 'mineralisch', today, rows: until('15:00', { product: 'KAS 27' }), is: 'betrifft_nicht' },
  {
    name: 'im stehenden Weizen',
    today,
    rows: rows(
      { incorporation_ended_at: null },
      { crops: [{ year: 2026, crop: 'Winterweizen', sown_on: '2025-10-12' }] },
    ),
    is: 'betrifft_nicht',
  },
  {
    name: 'Winterweizen ohne Saattag steht im April',
    today,
    rows: rows({ incorporation_ended_at: null }, { crops: [{ year: 2026, crop: 'Winterweizen' }] }),
    is: 'betrifft_nicht',
  },
  {
    name: 'Saat unbekannt, zu spät',
    today,
    rows: rows({ incorporation_ended_at: '12:00' }, { crops: [{ year: 2026, crop: 'Silomais' }] }),
    is: 'nicht_pruefbar',
  },
  { name: 'Grünland', today, rows: rows({}, { use: 'grassland' }), is: 'betrifft_nicht' },
  {
    name: 'in eine stehende Zwischenfrucht',
    today,
    rows: rows({ incorporation_ended_at: '12:00' }, { crops: [{ ...mustard, stays_until: '2026-04-23' }, maize] }),
    is: 'betrifft_nicht',
  },
  {
    name: 'am letzten Tag einer Zwischenfrucht weiß niemand, was zuerst war',
    today,
    rows: rows({ incorporation_ended_at: '12:00' }, { crops: [mustard, maize] }),
    is: 'nicht_pruefbar',
  },
  {
    name: 'auf eine abgefrorene Zwischenfrucht',
    today,
    rows: rows(
      { incorporation_ended_at: '12:00' },
      { crops: [{ ...mustard, winter_cover: 'Senf, abgefroren' }, maize] },
    ),
    is: 'mangel',
  },
  {
    name: 'zwischen Ernte und Saat im August',
    today: '2026-10-20',
    rows: rows(
      { done_on: '2026-08-20', incorporation_ended_at: '10:30' },
      {
        crops: [
          { year: 2026, crop: 'Winterweizen', sown_on: '2025-10-12', harvested_on: '2026-07-30' },
          { year: 2027, crop: 'Winterraps', sown_on: '2026-08-25' },
        ],
      },
    ),
    is: 'mangel',
  },
]
