import { choice, day, number, reference, required, text } from '../schema/fields.ts'
import { ANOTHER_ROW, joined, kind, measured } from './kind.ts'

export const needs = kind({
  slug: 'needs',
  label: 'Bedarf',
  singular: 'Bedarf',
  scope: 'work_items.read',
  fields: {
    article: required(text('Artikel')),
    amount: number('Menge', '', { max: 10_000_000, decimals: 3 }),
    unit: text('Einheit', { max: 20 }),
    needed_on: day('Gebraucht am'),
    field_id: reference('Feld', 'fields'),
    herd_id: reference('Herde', 'herds'),
    status: required(
      choice('Stand', { open: 'offen', ordered: 'bestellt', covered: 'gedeckt', discarded: 'verworfen' }),
    ),
    note: text('Notiz', { max: 2000 }),
  },
  example: {
    article: 'Kalkammonsalpeter 27 % N',
    amount: 3.6,
    unit: 't',
    needed_on: '2026-05-28',
    field_id: ANOTHER_ROW,
    status: 'open',
  },
  dayFields: ['needed_on'],
  labelOf: ({ article, amount, unit }) => joined(article, measured(amount, unit)),
})
