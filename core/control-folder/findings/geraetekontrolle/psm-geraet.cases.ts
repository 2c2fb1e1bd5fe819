import type { CaseRows, RuleCase } from '../rule-case.ts'

const scene = (machine: object, days: readonly string[], more: CaseRows = {}): CaseRows => ({
  machines: [{ name: 'Anhängespritze', ...machine }],
  work_items: days.map((done_on) => ({
    type: 'plant_protection',
    title: 'Spritzen',
    status: 'done',
    product: 'Input',
    machine_id: 'Anhängespritze',
    done_on,
  })),
  ...more,
})
const inspected = { inspected_on: '2023-02-12' }
const at = (inspected_on: string, valid_until: string | null = null) => ({
  certificates: [
    { category: 'sprayer_inspection', machine_id: 'Anhängespritze', issued_on: inspected_on, valid_until } as const,
  ],
})

export const cases: RuleCase[] = [
  {
    name: 'geprüft im 1. Halbjahr 2023, letzter Tag',
    today: '2026-07-10',
    rows: scene(inspected, ['2026-06-30']),
    is: 'in_ordnung',
  },
  {
    name: 'geprüft im 1. Halbjahr 2023, einen Tag danach',
    today: '2026-07-10',
    rows: scene(inspected, ['2026-07-01']),
    is: 'mangel',
  },
  {
    name: 'läuft im laufenden Halbjahr ab',
    today: '2026-05-20',
    rows: scene(inspected, ['2026-05-12']),
    is: 'hinweis',
    due: '2026-06-30',
  },
  { name: 'läuft im nächsten Halbjahr ab', today: '2025-12-31', rows: scene(inspected, []), is: 'in_ordnung' },
  {
    name: 'Plakette am 31.12.2025 abgelaufen, eingesetzt',
    today: '2026-05-20',
    rows: scene({ badge_until: '2025-12-31' }, ['2026-05-12']),
    is: 'mangel',
  },
  {
    name: 'Plakette abgelaufen, nicht eingesetzt',
    today: '2026-05-20',
    rows: scene({ badge_until: '2025-12-31' }, []),
    is: 'in_ordnung',
  },
  {
    name: 'neu, im 6. Monat',
    today: '2026-10-01',
    rows: scene({ bought_on: '2026-03-01' }, ['2026-09-01']),
    is: 'in_ordnung',
  },
  {
    name: 'neu, danach keine Prüfung eingetragen',
    today: '2026-10-01',
    rows: scene({ bought_on: '2026-03-01' }, ['2026-09-02']),
    is: 'mangel',
    says: 'musste bis zum 01.09.2026 sein',
  },
  {
    name: 'neu, die erste Prüfung steht im laufenden Halbjahr an',
    today: '2026-04-25',
    rows: scene({ bought_on: '2025-11-01' }, ['2026-04-20']),
    is: 'hinweis',
    due: '2026-05-01',
  },
  {
    name: 'neu, die erste Prüfung steht im nächsten Halbjahr an',
    today: '2025-12-20',
    rows: scene({ bought_on: '2025-11-01' }, ['2025-11-20']),
    is: 'in_ordnung',
  },
  {
    name: 'vor vielen Jahren gekauft, keine Prüfung eingetragen',
    today: '2026-10-01',
    rows: scene({ bought_on: '2016-03-01' }, ['2026-09-02']),
    is: 'nicht_pruefbar',
  },
  {
    name: 'gebraucht gekauft, keine Prüfung eingetragen',
    today: '2026-10-01',
    rows: scene({ bought_on: '2026-03-01', built_year: 2019 }, ['2026-09-02']),
    is: 'nicht_pruefbar',
  },
  {
    name: 'Prüfung als Nachweis',
    today: '2026-05-20',
    rows: scene({}, ['2026-05-12'], at('2025-03-01')),
    is: 'in_ordnung',
  },
  {
    name: 'Nachweis abgelaufen',
    today: '2026-05-20',
    rows: scene({}, ['2026-05-12'], at('2021-03-01', '2024-06-30')),
    is: 'mangel',
  },
  {
    name: 'vor der eingetragenen Prüfung eingesetzt',
    today: '2026-05-20',
    rows: scene({ inspected_on: '2026-05-01' }, ['2026-04-01']),
    is: 'nicht_pruefbar',
  },
  { name: 'weder Prüfung noch Plakette', today: '2026-05-20', rows: scene({}, ['2026-05-12']), is: 'nicht_pruefbar' },
  {
    name: 'Rückenspritze wird nicht geprüft',
    today: '2026-05-20',
    rows: { machines: [{ name: 'Rückenspritze' }] },
    is: 'betrifft_nicht',
  },
  {
    name: 'kein Gerät genannt',
    today: '2026-05-20',
    rows: {
      work_items: [
        { type: 'plant_protection', title: 'Spritzen', status: 'done', product: 'Input', done_on: '2026-05-12' },
      ],
    },
    is: 'nicht_pruefbar',
  },
  {
    name: 'Gerät beim Namen genannt',
    today: '2026-05-20',
    rows: {
      machines: [{ name: 'Anhängespritze', badge_until: '2025-12-31' }],
      work_items: [
        {
          type: 'plant_protection',
          title: 'Spritzen',
          status: 'done',
          product: 'Input',
          done_on: '2026-05-12',
          machine: 'Anhängespritze',
        },
      ],
    },
    is: 'mangel',
  },
  {
    name: 'Lohnunternehmen mit eigenem Gerät',
    today: '2026-05-20',
    rows: {
      work_items: [
        {
          type: 'plant_protection',
          title: 'Spritzen',
          status: 'done',
          product: 'Input',
          done_on: '2026-05-12',
          done_by: 'Harms GmbH',
        },
      ],
    },
    is: 'betrifft_nicht',
  },
  {
    name: 'nur ein Schlepper',
    today: '2026-05-20',
    rows: { machines: [{ name: 'Schlepper 120 kW' }] },
    is: 'betrifft_nicht',
  },
]
