import { row, type ExampleRow } from '../../../../core/onboarding/example-row.ts'

/** What the farm in the hills has in store, expects and has harvested. */
export const HILL_FARM_STORES: readonly ExampleRow[] = [
  row('stock', 'Weizenkleie', { article: 'Weizenkleie', category: 'feed', amount: 2.4, unit: 't' }),
  row('stock', 'Sojaschrot', { article: 'Sojaschrot', category: 'feed', amount: 6100, unit: 'kg' }),
  row('stock', 'Diesel', { article: 'Diesel', category: 'fuel', amount: 2024, unit: 'l' }),
  row('orders', 'Ferkelfutter', {
    article: 'Ferkelfutter',
    amount: 5,
    unit: 't',
    ordered_on: '2026-05-04',
    expected_on: '2026-06-03',
    status: 'ordered',
  }),
  row('orders', 'Saatgut', {
    article: 'Saatmais',
    amount: 16,
    unit: 'Einheiten',
    ordered_on: '2026-02-04',
    expected_on: '2026-04-03',
    status: 'delivered',
  }),
  row('orders', 'Netze', {
    article: 'Rundballennetze',
    amount: 4,
    unit: 'Rollen',
    ordered_on: '2026-05-10',
    expected_on: '2026-06-12',
    status: 'cancelled',
  }),
  row('expected_jobs', 'Drusch', { task: 'Weizen dreschen', due_on: '2026-07-25', status: 'agreed' }),
  row('expected_jobs', 'Häckseln', { task: 'Gras häckseln', due_on: '2026-05-12', status: 'done' }),
  row('needs', 'Mineralfutter', {
    article: 'Mineralfutter',
    amount: 300,
    unit: 'kg',
    needed_on: '2026-06-01',
    status: 'open',
  }),
  row('needs', 'Einstreu', {
    article: 'Stroh',
    amount: 40,
    unit: 'Ballen',
    needed_on: '2026-05-02',
    status: 'covered',
  }),
  row('needs', 'Bindemittel', { article: 'Ölbindemittel', amount: 3, unit: 'Säcke', status: 'open' }),
  row('yields', 'Weizen 2023', { year: 2023, crop: 'Winterweizen', dt_ha: 69 }),
  row('yields', 'Weizen 2024', { year: 2024, crop: 'Winterweizen', dt_ha: 64 }),
  row('yields', 'Weizen 2025', { year: 2025, crop: 'Winterweizen', dt_ha: 71 }),
  row('yields', 'Mais 2025', { year: 2025, crop: 'Körnermais', dt_ha: 102 }),
  ...(['2024-03-05', '2026-02-25'] as const).map((date, index) =>
    row(
      'measurements',
      `Nmin ${date}`,
      { type: 'nmin', parameter: 'Nmin', value: [38, 61][index]!, unit: 'kg/ha', date },
      { field_id: 'Untere Breite' },
    ),
  ),
  row('permits', 'Brunnen', {
    subject: 'Brunnen',
    authority: 'Landratsamt',
    granted_on: '2016-01-10',
    valid_until: '2026-12-31',
  }),
]
