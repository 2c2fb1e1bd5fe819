import type { CaseRows, RuleCase } from '../rule-case.ts'

const scene = (bee_class: 'B1' | 'B2' | 'B3' | 'B4' | null, job: object, field: object = {}): CaseRows => ({
  plant_protection_products: [{ name: 'Karate', bee_class }],
  fields: [{ name: 'Steinacker', ...field }],
  work_items: [
    {
      type: 'plant_protection',
      title: 'Spritzen',
      status: 'done',
      done_on: '2026-04-20',
      field_id: 'Steinacker',
      product: 'Karate',
      ...job,
    },
  ],
})
const today = '2026-06-01'
const hives = (bees_nearby: string) => ({ bees_nearby })

export const cases: RuleCase[] = [
  { name: 'B1 in der Blüte', today, rows: scene('B1', { in_bloom: true }), is: 'mangel' },
  { name: 'B1 bei BBCH 65', today, rows: scene('B1', { bbch: '65' }), is: 'mangel' },
  { name: 'B1 bei BBCH 51', today, rows: scene('B1', { bbch: '51' }), is: 'in_ordnung' },
  { name: 'B1 außerhalb der Blüte', today, rows: scene('B1', { in_bloom: false }), is: 'in_ordnung' },
  { name: 'B1, Blüte unbekannt', today, rows: scene('B1', {}), is: 'nicht_pruefbar' },
  {
    name: 'B1, Bienenstand in 59 m',
    today,
    rows: scene('B1', { in_bloom: false }, hives('Imkerei Meyer, 59 m')),
    is: 'hinweis',
  },
  { name: 'B2, Bienenstand in 59 m', today, rows: scene('B2', { in_bloom: false }, hives('59 m')), is: 'hinweis' },
  { name: 'B1, Bienenstand in 60 m', today, rows: scene('B1', { in_bloom: false }, hives('60 m')), is: 'in_ordnung' },
  {
    name: 'Bienenstand, Abstand unbekannt',
    today,
    rows: scene('B2', { in_bloom: false }, hives('Imkerei Meyer')),
    is: 'hinweis',
  },
  { name: 'Bienenstand in 1,5 km', today, rows: scene('B2', { in_bloom: false }, hives('1,5 km')), is: 'in_ordnung' },
  { name: 'kein Bienenstand', today, rows: scene('B2', { in_bloom: false }, hives('keine')), is: 'in_ordnung' },
  { name: 'B2 in der Blüte, Uhrzeit fehlt', today, rows: scene('B2', { in_bloom: true }), is: 'nicht_pruefbar' },
  {
    name: 'B2 in der Blüte am Abend',
    today,
    rows: scene('B2', { in_bloom: true, done_at: '21:30' }),
    is: 'in_ordnung',
  },
  {
    name: 'B2 in der Blüte am Vormittag',
    today,
    rows: scene('B2', { in_bloom: true, done_at: '11:00', bbch: '65' }),
    is: 'mangel',
  },
  {
    name: 'B2 in der Blüte um drei Uhr nachts',
    today,
    rows: scene('B2', { in_bloom: true, done_at: '03:00' }),
    is: 'mangel',
  },
  {
    name: 'B2 in der Blüte kurz vor Sonnenuntergang',
    today,
    rows: scene('B2', { in_bloom: true, done_at: '19:30' }),
    is: 'nicht_pruefbar',
  },
  {
    name: 'B2 in der Blüte um 23 Uhr',
    today,
    rows: scene('B2', { in_bloom: true, done_at: '23:00' }),
    is: 'in_ordnung',
  },
  {
    name: 'B2 in der Blüte nach 23 Uhr, in Winterzeit war es noch nicht so spät',
    today,
    rows: scene('B2', { in_bloom: true, done_at: '23:30' }),
    is: 'nicht_pruefbar',
  },
  {
    name: 'B2 in der Blüte im November, nach Sonnenuntergang',
    today: '2025-12-01',
    rows: scene('B2', { in_bloom: true, done_at: '17:00', done_on: '2025-11-10' }),
    is: 'in_ordnung',
  },
  {
    name: 'B2 in der Blüte im November, nach 23 Uhr',
    today: '2025-12-01',
    rows: scene('B2', { in_bloom: true, done_at: '23:30', done_on: '2025-11-10' }),
    is: 'mangel',
  },
  {
    name: 'B4 in der Blüte neben dem Bienenstand',
    today,
    rows: scene('B4', { in_bloom: true }, hives('5 m')),
    is: 'in_ordnung',
  },
  { name: 'Klasse fehlt, Bestand blüht', today, rows: scene(null, { in_bloom: true }), is: 'nicht_pruefbar' },
  { name: 'Klasse fehlt, Bestand blüht nicht', today, rows: scene(null, { in_bloom: false }), is: 'betrifft_nicht' },
  {
    name: 'B1 als zweite Position',
    today,
    rows: scene('B1', { product: null, in_bloom: true, positions: [{ product: 'Wasser' }, { product: 'Karate' }] }),
    is: 'mangel',
  },
]
