import { choice, count, day, number, reference, required, text } from '../schema/fields.ts'
import { ANOTHER_ROW, joined, kind } from './kind.ts'

export const expectedJobs = kind({
  slug: 'expected_jobs',
  label: 'Aufträge',
  singular: 'Auftrag',
  scope: 'work_items.read',
  fields: {
    task: required(text('Leistung')),
    contractor_id: reference('Auftragnehmer', 'contacts'),
    field_id: reference('Feld', 'fields'),
    amount: number('Menge', '', { max: 10_000_000, decimals: 3 }),
    unit: text('Einheit', { max: 20 }),
    price_minor: count('Preis in Cent', 1_000_000_000),
    currency: text('Währung', { max: 3 }),
    due_on: day('Termin'),
    status: required(
      choice('Stand', {
        expected: 'erwartet',
        requested: 'angefragt',
        agreed: 'vereinbart',
        done: 'ausgeführt',
        invoiced: 'abgerechnet',
      }),
    ),
    invoice_number: text('Rechnung', { max: 60 }),
    note: text('Notiz', { max: 2000 }),
  },
  example: {
    task: 'Silomais häckseln',
    contractor_id: ANOTHER_ROW,
    field_id: ANOTHER_ROW,
    amount: 12.4,
    unit: 'ha',
    price_minor: 241_800,
    currency: 'EUR',
    due_on: '2026-09-21',
    status: 'requested',
  },
  dayFields: ['due_on'],
  labelOf: ({ task, due_on }) => joined(task, due_on),
})
