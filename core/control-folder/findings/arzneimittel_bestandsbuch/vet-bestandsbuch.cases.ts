import type { RuleCase } from '../rule-case.ts'

const treatment = {
  date: '2026-05-11',
  product: 'Mastivet',
  group: '4 Kälber',
  animal_count: 4,
  amount: 40,
  unit: 'ml',
  receipt_number: '2026-0412',
  withdrawal_meat_days: 6,
  administered_by: 'Hinnerk Behrens',
  recorded_on: '2026-05-11',
} as const
const treatedWith = (values: object) => ({ treatments: [{ ...treatment, ...values }] })
const today = '2026-05-20'

export const cases: RuleCase[] = [
  { name: 'vollständig', today, rows: treatedWith({}), is: 'in_ordnung' },
  {
    name: 'vier Kälber, Belegnummer fehlt',
    today,
    rows: treatedWith({ date: '2026-05-14', recorded_on: null, receipt_number: null }),
    is: 'mangel',
  },
  { name: 'Menge fehlt', today, rows: treatedWith({ amount: null }), is: 'mangel' },
  {
    name: 'Menge steht als Dosis je Tag da',
    today,
    rows: treatedWith({ amount: null, dose: '10 ml' }),
    is: 'in_ordnung',
  },
  { name: 'Anwender fehlt', today, rows: treatedWith({ administered_by: null }), is: 'mangel' },
  { name: 'Wartezeit fehlt', today, rows: treatedWith({ withdrawal_meat_days: null }), is: 'mangel' },
  { name: 'Wartezeit null Tage', today, rows: treatedWith({ withdrawal_meat_days: 0 }), is: 'in_ordnung' },
  { name: 'welche Tiere, fehlt', today, rows: treatedWith({ group: null }), is: 'mangel' },
  {
    name: 'eine Kuh',
    today,
    rows: {
      animals: [{ species: 'cattle', name: 'Alma', tag_state: 'missing' }],
      ...treatedWith({ group: null, animal_count: null, animal_id: 'Alma' }),
    },
    is: 'in_ordnung',
  },
  {
    name: 'Herde ohne Anzahl',
    today,
    rows: {
      herds: [{ name: 'Kälber', species: 'cattle' }],
      ...treatedWith({ group: null, animal_count: null, herd_id: 'Kälber' }),
    },
    is: 'mangel',
  },
  {
    name: 'Herde mit Anzahl',
    today,
    rows: { herds: [{ name: 'Kälber', species: 'cattle' }], ...treatedWith({ group: null, herd_id: 'Kälber' }) },
    is: 'in_ordnung',
  },
  { name: 'am 2. Tag eingetragen', today, rows: treatedWith({ recorded_on: '2026-05-13' }), is: 'in_ordnung' },
  {
    name: 'am 3. Tag eingetragen',
    today,
    rows: treatedWith({ recorded_on: '2026-05-14' }),
    is: 'mangel',
    due: '2026-05-13',
  },
  {
    name: 'am Donnerstag behandelt, am Montag eingetragen',
    today,
    rows: treatedWith({ date: '2026-05-07', recorded_on: '2026-05-11' }),
    is: 'hinweis',
    due: '2026-05-11',
  },
  { name: 'Tag des Eintrags nicht bekannt', today, rows: treatedWith({ recorded_on: null }), is: 'in_ordnung' },
  {
    name: 'in einem anderen Jahr',
    today,
    rows: treatedWith({ date: '2025-05-11', receipt_number: null }),
    is: 'betrifft_nicht',
  },
]
