import type { CaseRows, RuleCase } from '../rule-case.ts'

const today = '2026-05-20'
const rows = (bank_distance_m: number | null, work: object = {}, field: object = {}): CaseRows =>
  ({
    fields: [{ name: 'Bergfeld', area_ha: 12, use: 'arable', waters: [{ name: 'Bach', distance_m: 0 }], ...field }],
    work_items: [
      {
        type: 'fertilizing',
        title: 'Düngung',
        status: 'done',
        field_id: 'Bergfeld',
        product: 'KAS 27',
        done_on: '2026-03-20',
        n_kg_ha: 60,
        bank_distance_m,
        ...work,
      },
    ],
  }) as CaseRows
const exact = { boundary_spreading: true }
const slope = (slope_percent: number) => ({ waters: [{ name: 'Bach', distance_m: 0, slope_percent }] })

export const cases: RuleCase[] = [
  { name: '4 m ohne Grenzstreuen', today, rows: rows(4, { boundary_spreading: false }), is: 'in_ordnung' },
  { name: '3,9 m ohne Grenzstreuen', today, rows: rows(3.9, { boundary_spreading: false }), is: 'mangel' },
  { name: '1 m mit Grenzstreuen', today, rows: rows(1, exact), is: 'in_ordnung' },
  { name: '0,9 m mit Grenzstreuen', today, rows: rows(0.9, exact), is: 'mangel' },
  {
    name: '1 m mit Schleppschuh',
    today,
    rows: rows(1, { product: 'Rindergülle', technique: 'Schleppschuh' }),
    is: 'in_ordnung',
  },
  {
    name: 'AHL mit der Feldspritze',
    today,
    rows: rows(1, { product: 'AHL 28', machine: 'Feldspritze' }),
    is: 'in_ordnung',
  },
  { name: '2 m, Technik unbekannt', today, rows: rows(2), is: 'nicht_pruefbar' },
  { name: '0,5 m, Technik unbekannt', today, rows: rows(0.5), is: 'mangel' },
  { name: '5 m, Technik unbekannt', today, rows: rows(5), is: 'in_ordnung' },
  { name: '4,9 % Hang: 1 m', today, rows: rows(1, exact, slope(4.9)), is: 'in_ordnung' },
  { name: '5 % Hang: 3 m', today, rows: rows(3, exact, slope(5)), is: 'in_ordnung' },
  { name: '5 % Hang: 2,9 m', today, rows: rows(2.9, exact, slope(5)), is: 'mangel' },
  { name: '10 % Hang: 4,9 m', today, rows: rows(4.9, exact, slope(10)), is: 'mangel' },
  { name: '10 % Hang: 5 m', today, rows: rows(5, exact, slope(10)), is: 'in_ordnung' },
  { name: '15 % Hang: 9,9 m', today, rows: rows(9.9, exact, slope(15)), is: 'mangel' },
  { name: '15 % Hang: 10 m', today, rows: rows(10, exact, slope(15)), is: 'in_ordnung' },
  { name: 'die Hangneigung steht beim Feld', today, rows: rows(2, exact, { slope_percent: 6 }), is: 'mangel' },
  { name: 'Abstand fehlt', today, rows: rows(null, exact), is: 'nicht_pruefbar' },
  {
    name: 'Abstand fehlt, das Gewässer liegt 8 m weg',
    today,
    rows: rows(null, {}, { waters: [], water_distance_m: 8 }),
    is: 'in_ordnung',
  },
  {
    name: 'Abstand fehlt, das Gewässer liegt 2 m weg, mit Grenzstreuen',
    today,
    rows: rows(null, exact, { waters: [], water_distance_m: 2 }),
    is: 'in_ordnung',
  },
  {
    name: 'Abstand fehlt, das Gewässer liegt 2 m weg',
    today,
    rows: rows(null, {}, { waters: [], water_distance_m: 2 }),
    is: 'nicht_pruefbar',
  },
  {
    name: 'das steilere von zwei Gewässern',
    today,
    rows: rows(4, exact, { waters: [{ distance_m: 0 }, { distance_m: 0, slope_percent: 12 }] }),
    is: 'mangel',
  },
  { name: 'kein Gewässer', today, rows: rows(null, {}, { waters: [] }), is: 'betrifft_nicht' },
  {
    name: 'kein Gewässer beim Feld, aber ein zu kleiner Abstand bei der Arbeit',
    today,
    rows: rows(0.5, exact, { waters: [] }),
    is: 'mangel',
  },
  { name: 'Kalk', today, rows: rows(0.5, { product: 'Kohlensaurer Kalk', n_kg_ha: null }), is: 'betrifft_nicht' },
  {
    name: 'geplant',
    today,
    rows: rows(0.5, { status: 'planned', done_on: null, planned_until: '2026-03-20' }),
    is: 'betrifft_nicht',
  },
]
