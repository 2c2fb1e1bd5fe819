import { choice, day, number, reference, required, text } from '../schema/fields.ts'
import { ANOTHER_ROW, dayFaults, joined, kind, measured } from './kind.ts'

/**
 * What comes into a store and goes out of it, beside what receipts bring and done work uses up. A count is what
 * somebody found there: the first one is where the level begins, each later one is only compared.
 */
export const stockMovements = kind({
  slug: 'stock_movements',
  label: 'Lagerbewegungen',
  singular: 'Lagerbewegung',
  scope: 'documents.read',
  fields: {
    date: required(day('Datum')),
    type: required(
      choice('Vorgang', {
        count: 'Zählung',
        delivery: 'Zugang',
        harvest: 'Ernte',
        accrual: 'Anfall',
        consumption: 'Verbrauch',
        sale: 'Verkauf',
        given_away: 'Abgabe',
        returned: 'Rückgabe an den Lieferanten',
        loss: 'Schwund',
      }),
    ),
    article: required(text('Artikel')),
    amount: required(number('Menge', '', { max: 10_000_000, decimals: 3 })),
    unit: required(text('Einheit', { max: 20 })),
    batch: text('Charge', { max: 60 }),
    place_id: reference('Ort', 'places'),
    partner_id: reference('Partner (Kontakt)', 'contacts'),
    receipt_id: reference('Beleg', 'receipts'),
    work_item_id: reference('Arbeit', 'work_items'),
    herd_id: reference('Herde', 'herds'),
    note: text('Notiz', { max: 2000 }),
  },
  example: {
    date: '2026-04-22',
    type: 'consumption',
    article: 'Kalkammonsalpeter 27 % N',
    amount: 2.4,
    unit: 't',
    work_item_id: ANOTHER_ROW,
  },
  dayFields: ['date'],
  labelOf: ({ date, article, amount, unit }) => joined(date, article, measured(amount, unit)),
  rules: (values, today) => dayFaults(values, { past: ['date'] }, today),
})
