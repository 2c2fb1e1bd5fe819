import type { CaseRows, RuleCase } from '../rule-case.ts'

const field = {
  name: 'Moorstück',
  flik: 'DENILI9990000003',
  area_ha: 6.1,
  use: 'arable',
} as const
const wheat = { crops: [{ year: 2026, crop: 'Winterweizen', eppo: 'TRZAW' }] }
const complete = {
  type: 'plant_protection',
  title: 'Fungizid spritzen',
  status: 'done',
  done_on: '2026-05-12',
  done_by: 'Hinnerk Behrens',
  field_id: 'Moorstück',
  area_ha: 6.1,
  product: 'Input Classic',
  approval_number: '005723-00',
  amount: 1,
  unit: 'l/ha',
  kind_of_use: 'Freiland',
} as const
const job = (more: object, of: object = wheat): CaseRows => ({
  fields: [{ ...field, ...of }],
  work_items: [{ ...complete, ...more }],
})
const [today, is] = ['2026-05-20', 'mangel'] as const
const position = {
  product: 'Input Classic',
  approval_number: '005723-00',
  amount: 1,
  unit: 'l',
  per: 'hectare',
} as const

export const cases: RuleCase[] = [
  { name: 'alles da', today, rows: job({}), is: 'in_ordnung' },
  { name: 'niemand genannt', today, rows: job({ done_by: null }), is },
  {
    name: 'Person als Zeile',
    today,
    rows: { ...job({ done_by: null, person_id: 'Hinnerk' }), people: [{ name: 'Hinnerk' }] },
    is: 'in_ordnung',
  },
  {
    name: 'Person als Zeile, die es nicht mehr gibt: der Export kann sie nicht nennen',
    today,
    rows: job({ done_by: null, person_id: '01943c6e-0000-7d10-9b21-000000000009' }),
    is: 'hinweis',
  },
  {
    name: 'behandelte Fläche nur vom Schlag: dem Export fehlt sie',
    today,
    rows: job({ area_ha: null }),
    is: 'hinweis',
  },
  {
    name: 'behandelte Fläche nur vom Schlag, 2027: auch dann kein Mangel',
    today: '2027-05-20',
    rows: job({ area_ha: null, done_on: '2027-05-12', eppo: 'TRZAW' }),
    is: 'hinweis',
  },
  {
    name: 'behandelte Fläche nur vom Schlag, 2025',
    today,
    year: 2025,
    rows: job({ area_ha: null, done_on: '2025-05-12', eppo: 'TRZAW' }),
    is: 'in_ordnung',
  },
  { name: 'ohne Mittel', today, rows: job({ product: null }), is },
  { name: 'ohne Zulassungsnummer', today, rows: job({ approval_number: null }), is },
  {
    name: '2025 genügte es ohne Zulassungsnummer',
    today,
    year: 2025,
    rows: job({ approval_number: null, done_on: '2025-05-12', eppo: 'TRZAW' }),
    is: 'in_ordnung',
  },
  {
    name: 'auch 2025 nicht ohne Menge',
    today,
    year: 2025,
    rows: job({ amount: null, done_on: '2025-05-12', eppo: 'TRZAW' }),
    is,
  },
  { name: 'Menge ohne Einheit', today, rows: job({ unit: null }), is },
  { name: 'ohne Art der Verwendung', today, rows: job({ kind_of_use: null }), is },
  { name: 'ohne Schlag', today, rows: job({ field_id: null }), is },
  {
    name: 'Lage und Größe statt eines Schlags',
    today,
    rows: job({ field_id: null, location: '53,30 N 9,28 O', eppo: 'TRZAW' }),
    is: 'in_ordnung',
  },
  { name: 'Schlag ohne FLIK und Grenze', today, rows: job({}, { ...wheat, flik: null }), is },
  { name: 'Schlag ohne Größe', today, rows: job({ area_ha: null }, { ...wheat, area_ha: null }), is },
  { name: 'ohne EPPO-Code', today, rows: job({}, { crops: [{ year: 2026, crop: 'Winterweizen' }] }), is },
  {
    name: 'Gemenge braucht keinen EPPO-Code',
    today,
    rows: job({}, { crops: [{ year: 2026, crop: 'Erbsen-Gersten-Gemenge' }] }),
    is: 'in_ordnung',
  },
  {
    name: 'Ackergras braucht keinen EPPO-Code',
    today,
    rows: job({}, { crops: [{ year: 2026, crop: 'Ackergras' }] }),
    is: 'in_ordnung',
  },
  {
    name: 'Grünland braucht keinen EPPO-Code',
    today,
    rows: job({}, { use: 'grassland', crops: [] }),
    is: 'in_ordnung',
  },
  { name: 'Kultur fehlt', today, rows: job({}, { crops: [] }), is },
  {
    name: 'Positionen, alle vollständig',
    today,
    rows: job({
      product: null,
      approval_number: null,
      amount: null,
      unit: null,
      positions: [position, { ...position, product: 'Folicur' }],
    }),
    is: 'in_ordnung',
  },
  {
    name: 'einer Position fehlt die Nummer',
    today,
    rows: job({ positions: [position, { ...position, product: 'Folicur', approval_number: null }] }),
    is,
  },
  {
    name: 'zwei Flächen, eine ohne Größe',
    today,
    rows: job({
      field_id: null,
      area_ha: null,
      areas: [{ field: 'Moorstück' }, { field: 'Nachbars Eck', location: 'Flurstück 12' }],
      eppo: 'TRZAW',
    }),
    is,
  },
  {
    name: 'BBCH fehlt, wo die Zulassung danach fragt',
    today,
    rows: {
      ...job({}),
      plant_protection_products: [
        { name: 'Input Classic', approval_number: '005723-00', conditions: 'BBCH 30 bis 69' },
      ],
    },
    is: 'hinweis',
  },
  {
    name: 'BBCH ist da',
    today,
    rows: {
      ...job({ bbch: '39' }),
      plant_protection_products: [
        { name: 'Input Classic', approval_number: '005723-00', conditions: 'BBCH 30 bis 69' },
      ],
    },
    is: 'in_ordnung',
  },
  {
    name: 'Uhrzeit fehlt bei B2',
    today,
    rows: { ...job({}), plant_protection_products: [{ name: 'Input Classic', bee_class: 'B2' }] },
    is: 'hinweis',
  },
  { name: 'erledigt ohne Tag', today, rows: job({ done_on: null }), is },
  {
    name: 'nur geplant',
    today,
    rows: job({ status: 'planned', done_on: null, planned_from: '2026-05-12' }),
    is: 'betrifft_nicht',
  },
  { name: 'verworfen', today, rows: job({ status: 'discarded' }), is: 'betrifft_nicht' },
  {
    name: 'Striegeln braucht kein Mittel',
    today,
    rows: job({ title: 'Striegeln', product: null }),
    is: 'betrifft_nicht',
  },
]
