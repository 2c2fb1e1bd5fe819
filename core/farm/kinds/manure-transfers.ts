import { choice, day, number, reference, required, text } from '../schema/fields.ts'
import { ANOTHER_ROW, dayFaults, joined, keyText, kind } from './kind.ts'

/** Manure that another farm gave or took: what the records and the reports on it are made of. */
export const manureTransfers = kind({
  slug: 'manure_transfers',
  label: 'Wirtschaftsdünger-Auf- und -Abgaben',
  singular: 'Wirtschaftsdünger-Auf- oder -Abgabe',
  scope: 'documents.read',
  fields: {
    date: required(day('Datum')),
    direction: required(choice('Richtung', { taken: 'Aufnahme', given: 'Abgabe' })),
    partner_id: reference('Partner (Kontakt)', 'contacts'),
    partner: text('Partner'),
    type: required(text('Art', { max: 100 })),
    amount: number('Menge', '', { max: 1_000_000, decimals: 3 }),
    unit: choice('Einheit', { t: 't Frischmasse', m3: 'm³' }),
    n_kg: number('N', 'kg', { max: 1_000_000 }),
    nh4n_kg: number('NH4-N', 'kg', { max: 1_000_000 }),
    p2o5_kg: number('P2O5', 'kg', { max: 1_000_000 }),
    n_kg_unit: number('N je Einheit', 'kg je t oder m³', { max: 1000, decimals: 3 }),
    nh4n_kg_unit: number('NH4-N je Einheit', 'kg je t oder m³', { max: 1000, decimals: 3 }),
    p2o5_kg_unit: number('P2O5 je Einheit', 'kg je t oder m³', { max: 1000, decimals: 3 }),
    delivery_note: text('Lieferschein', { max: 60 }),
    receipt_id: reference('Beleg', 'receipts'),
    recorded_on: day('Aufgezeichnet am'),
    reported_on: day('Gemeldet am'),
    note: text('Notiz', { max: 2000 }),
  },
  example: {
    date: '2026-03-02',
    direction: 'given',
    partner_id: ANOTHER_ROW,
    type: 'Rindergülle',
    amount: 180,
    unit: 'm3',
    n_kg_unit: 3.8,
    nh4n_kg_unit: 2.1,
    p2o5_kg_unit: 1.6,
    delivery_note: 'WD-26-03',
    reported_on: '2026-03-20',
  },
  dayFields: ['date'],
  labelOf: ({ date, type, partner }) => joined(date, type, partner),
  keyOf: ({ date, direction, delivery_note, type }) =>
    delivery_note === null ? null : [date, direction, keyText(delivery_note), keyText(type)].join('|'),
  keyWordsOf: ({ date, direction, delivery_note, type }) => joined(date, direction, delivery_note, type),
  rules: (values, today) =>
    dayFaults(values, { past: ['date', 'reported_on'], ordered: [['date', 'reported_on']], recordOf: 'date' }, today),
})
