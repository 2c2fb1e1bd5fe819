import { choice, day, number, reference, required, text } from '../schema/fields.ts'
import { ANOTHER_ROW, joined, kind } from './kind.ts'

export const orders = kind({
  slug: 'orders',
  label: 'Bestellungen',
  singular: 'Bestellung',
  scope: 'documents.read',
  fields: {
    article: required(text('Artikel')),
    amount: number('Menge', '', { max: 10_000_000, decimals: 3 }),
    unit: text('Einheit', { max: 20 }),
    supplier_id: reference('Lieferant', 'contacts'),
    ordered_on: day('Bestellt am'),
    expected_on: day('Erwartet am'),
    status: required(
      choice('Stand', { open: 'offen', ordered: 'bestellt', delivered: 'geliefert', cancelled: 'storniert' }),
    ),
    note: text('Notiz', { max: 2000 }),
  },
  example: {
    article: 'Milchleistungsfutter 18/4',
    amount: 24,
    unit: 't',
    supplier_id: ANOTHER_ROW,
    ordered_on: '2026-05-11',
    expected_on: '2026-05-22',
    status: 'ordered',
  },
  dayFields: ['expected_on', 'ordered_on'],
  labelOf: ({ article, ordered_on }) => joined(article, ordered_on),
})
