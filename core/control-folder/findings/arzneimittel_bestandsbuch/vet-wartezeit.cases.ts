import type { RuleCase } from '../rule-case.ts'

const alma = { name: 'Alma', species: 'cattle', tag_state: 'missing', status: 'lactating' } as const
const treatment = {
  date: '2026-05-10',
  product: 'Mastivet',
  animal_id: 'Alma',
  last_dose_on: '2026-05-12',
  withdrawal_meat_days: 6,
  withdrawal_milk_hours: 96,
} as const
const gone = (left_on: string, left_by: 'slaughtered' | 'sold' | 'died' = 'slaughtered') => ({
  animals: [{ ...alma, left_on, left_by }],
  treatments: [treatment],
})
const herd = { name: 'Milchkühe', species: 'cattle', production: 'dairy_cow' } as const
const ofHerd = { ...treatment, animal_id: null, herd_id: 'Milchkühe' }
const milk = (date: string) => [{ type: 'bulk_milk' as const, parameter: 'Milchmenge', value: 1800, unit: 'kg', date }]
const sold = (date: string, partner: string) =>
  ({ herd_id: 'Milchkühe', direction: 'departure', date, count: 2, partner }) as const
const today = '2026-05-25'

export const cases: RuleCase[] = [
  { name: 'Kuh ist noch da', today, rows: { animals: [alma], treatments: [treatment] }, is: 'in_ordnung' },
  { name: 'am letzten gesperrten Tag geschlachtet', today, rows: gone('2026-05-18'), is: 'mangel' },
  { name: 'am Tag danach geschlachtet', today, rows: gone('2026-05-19'), is: 'in_ordnung' },
  { name: 'in der Wartezeit verkauft', today, rows: gone('2026-05-15', 'sold'), is: 'in_ordnung' },
  { name: 'in der Wartezeit verendet', today, rows: gone('2026-05-15', 'died'), is: 'in_ordnung' },
  {
    name: 'ohne letzte Gabe zählt der Tag der Behandlung',
    today,
    rows: { ...gone('2026-05-16'), treatments: [{ ...treatment, last_dose_on: null }] },
    is: 'mangel',
  },
  {
    name: 'im Dezember behandelt, im Januar geschlachtet',
    today,
    rows: {
      ...gone('2026-01-02'),
      treatments: [{ ...treatment, date: '2025-12-29', last_dose_on: '2025-12-30' }],
    },
    is: 'mangel',
  },
  {
    name: 'Wartezeit Fleisch fehlt',
    today,
    rows: { animals: [alma], treatments: [{ ...treatment, withdrawal_meat_days: null }] },
    is: 'nicht_pruefbar',
  },
  {
    name: 'Wartezeit Milch fehlt bei einer laktierenden Kuh',
    today,
    rows: { animals: [alma], treatments: [{ ...treatment, withdrawal_milk_hours: null }] },
    is: 'nicht_pruefbar',
  },
  {
    name: 'Kälber brauchen keine Wartezeit für Milch',
    today,
    rows: { treatments: [{ ...treatment, animal_id: null, group: '4 Kälber', withdrawal_milk_hours: null }] },
    is: 'in_ordnung',
  },
  {
    name: 'Tiere der behandelten Herde wurden geschlachtet',
    today,
    rows: {
      herds: [herd],
      treatments: [{ ...ofHerd, animal_count: 10 }],
      group_movements: [
        { herd_id: 'Milchkühe', direction: 'departure', date: '2026-05-18', count: 2, group_slaughter: true },
      ],
    },
    is: 'hinweis',
  },
  {
    name: 'Gruppe ging in der Wartezeit an den Schlachthof',
    today,
    rows: { herds: [herd], treatments: [ofHerd], group_movements: [sold('2026-05-18', 'Schlachthof Nord')] },
    is: 'hinweis',
    says: 'am 18.05.2026 2 Tiere',
  },
  {
    name: 'Gruppe ging am Tag nach der Wartezeit an den Schlachthof',
    today,
    rows: { herds: [herd], treatments: [ofHerd], group_movements: [sold('2026-05-19', 'Schlachthof Nord')] },
    is: 'in_ordnung',
  },
  {
    name: 'Gruppe ging in der Wartezeit an den Viehhandel',
    today,
    rows: { herds: [herd], treatments: [ofHerd], group_movements: [sold('2026-05-18', 'Viehhandel Nordheide')] },
    is: 'in_ordnung',
  },
  {
    name: 'zwei Kühe der behandelten Herde an zwei Tagen geschlachtet',
    today,
    rows: {
      herds: [herd],
      animals: ['Alma', 'Berta'].map((name, day) => ({
        ...alma,
        name,
        herd_id: 'Milchkühe',
        left_on: `2026-05-1${day + 1}`,
        left_by: 'slaughtered' as const,
      })),
      treatments: [ofHerd],
    },
    is: 'hinweis',
    says: 'am 11.05.2026 „Alma“ und am 12.05.2026 „Berta“',
  },
  {
    name: 'alle Tiere der Herde behandelt, zwei geschlachtet',
    today,
    rows: {
      herds: [herd],
      treatments: [{ ...ofHerd, animal_count: 60 }],
      group_movements: [
        { herd_id: 'Milchkühe', direction: 'count', date: '2026-05-01', count: 60 },
        { herd_id: 'Milchkühe', direction: 'departure', date: '2026-05-18', count: 2, group_slaughter: true },
      ],
    },
    is: 'mangel',
  },
  {
    name: 'alle Kühe behandelt, Milch in der Wartezeit abgeliefert',
    today,
    rows: {
      herds: [herd],
      treatments: [{ ...ofHerd, animal_count: 60 }],
      group_movements: [{ herd_id: 'Milchkühe', direction: 'count', date: '2026-05-01', count: 60 }],
      measurements: milk('2026-05-14'),
    },
    is: 'mangel',
  },
  {
    name: 'Herde behandelt, Milch am letzten gesperrten Tag abgeliefert',
    today,
    rows: { herds: [herd], treatments: [ofHerd], measurements: milk('2026-05-16') },
    is: 'hinweis',
  },
  {
    name: 'Herde behandelt, Milch am Tag danach abgeliefert',
    today,
    rows: { herds: [herd], treatments: [ofHerd], measurements: milk('2026-05-17') },
    is: 'in_ordnung',
  },
  {
    name: 'eine Kuh behandelt, die Milch der anderen abgeliefert',
    today,
    rows: { animals: [alma], treatments: [treatment], measurements: milk('2026-05-14') },
    is: 'in_ordnung',
  },
  {
    name: 'in einem anderen Jahr behandelt',
    today,
    year: 2025,
    rows: { animals: [alma], treatments: [treatment] },
    is: 'betrifft_nicht',
  },
]
