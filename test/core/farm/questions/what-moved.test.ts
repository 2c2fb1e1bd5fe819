import { describe, expect, it } from 'vitest'
import { row } from '../../../../core/onboarding/example-row.ts'
import { askFarm } from './farms.ts'

const FARM = [
  row('contacts', 'Kirsten Meinecke', { type: 'person', name: 'Kirsten Meinecke', roles: ['vet'] }),
  row(
    'receipts',
    '2026-0533',
    { type: 'invoice', number: '2026-0533', date: '2026-05-04', due_on: '2026-06-04', gross_eur: 80 },
    { partner_id: 'Kirsten Meinecke' },
  ),
  row('receipts', 'K-3', {
    type: 'invoice',
    number: 'K-3',
    date: '2026-05-07',
    partner: 'Landhandel',
    positions: [{ article: 'KAS 27', amount: 5000, unit: 'kg', price_eur: 0.318, net_eur: 1590 }],
  }),
  row('herds', 'Milchkühe', {
    name: 'Milchkühe',
    species: 'cattle',
    feeding_groups: [
      { name: 'Laktierende', count: 62 },
      { name: 'Trockensteher', count: 8 },
    ],
    rations: [{ group: 'Laktierende', feed: 'Maissilage', amount: 24, unit: 'kg' }],
  }),
  row('herds', 'Mastbullen', { name: 'Mastbullen', species: 'cattle' }),
  ...(
    [
      ['2026-03-10', 'departure', 2, 'Mastbullen', 'Schlachthof Elbmarsch'],
      ['2026-04-20', 'departure', 3, 'Mastbullen', 'Viehhandel Cordes'],
      ['2026-04-02', 'birth', 4, 'Milchkühe', null],
    ] as const
  ).map(([date, direction, count, herd, partner]) =>
    row('group_movements', `${date} ${herd}`, { date, direction, count, partner }, { herd_id: herd }),
  ),
  ...(
    [
      ['2026-03-31', 'consumption', 400],
      ['2026-04-30', 'consumption', 450],
      ['2026-05-02', 'delivery', 2000],
    ] as const
  ).map(([date, type, amount]) =>
    row('stock_movements', `Diesel ${date}`, { date, type, article: 'Diesel', amount, unit: 'l' }),
  ),
  row('self_checks', 'Februar', {
    date: '2026-02-14',
    type: 'animal_welfare',
    indicators: 'Lahmheit 6 %, verschmutzte Tiere 4 %',
  }),
  ...(
    [
      ['2025-1', '2025-07-12', 1.7],
      ['2025-2', '2026-01-12', 1.85],
    ] as const
  ).map(([half_year, reported_on, therapy_frequency]) =>
    row('antibiotic_reports', half_year, {
      half_year,
      usage_type: 'Milchkühe',
      reported_on,
      therapy_frequency,
    }),
  ),
  row('plant_protection_products', 'Input Classic', {
    name: 'Input Classic',
    water_distance_m: 10,
    waiting_days: 35,
    approved_until: '2027-12-31',
  }),
]

describe('what moved, was checked and is fed', () => {
  it.each([
    ['Wie viel Diesel haben wir im April verbraucht?', '450 l'],
    ['Wie viel Diesel wurde von März bis April verbraucht?', 'zusammen 850 l'],
    ['Wie viel Diesel ist im zweiten Quartal dazugekommen?', '2.000 l'],
    ['Wie viele Bullen haben wir im März verkauft?', 'Anzahl 2'],
    ['Wie viele Bullen haben wir dieses Jahr verkauft?', 'zusammen 5'],
    ['An welchen Schlachthof gingen die Bullen im März?', 'Elbmarsch'],
    ['Wie viele Kälber wurden im April geboren?', undefined],
    ['Wie viele sind laktierend?', '62'],
    ['Was bekommen die Milchkühe für eine Ration?', 'Maissilage'],
    ['Wie viel Prozent Lahmheit hatten wir bei der Eigenkontrolle im Februar?', 'Lahmheit 6 %'],
    ['Wie hoch war die Therapiehäufigkeit im zweiten Halbjahr 2025?', '1,85'],
    ['Wann wurde TAM fürs zweite Halbjahr 2025 gemeldet?', '12.01.2026'],
    ['Welchen Abstand zum Gewässer hat Input Classic?', '10 m'],
    ['Was kostet das Kilo KAS?', '0,318 EUR je kg'],
    ['Ist die Rechnung vom Tierarzt noch offen?', 'Ja.'],
    ['Ist die Rechnung 2026-0533 noch offen?', 'Ja.'],
    ['Von wem ist die Rechnung über KAS?', 'Landhandel'],
  ])('„%s“: %s', async (question, told) => {
    const fact = await (await askFarm(FARM))(question)
    if (told === undefined) expect(fact?.answered ?? false).toBe(false)
    else expect(fact).toMatchObject({ answered: true, text: expect.stringContaining(told) as string })
  })

  it.each([
    'Haben wir Diesel verkauft?',
    'Sind dieses Jahr Bullen verendet?',
    'Wie viel Diesel wurde im Januar verbraucht?',
    'Was hat uns Cordes für die Bullen gezahlt?',
  ])('nothing in a log is no answer: „%s“', async (question) => {
    expect((await (await askFarm(FARM))(question))?.answered ?? false).toBe(false)
  })
})
