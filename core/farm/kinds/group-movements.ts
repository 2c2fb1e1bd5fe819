import { choice, count, day, flag, reference, required, text } from '../schema/fields.ts'
import { ANOTHER_ROW, dayFaults, joined, kind } from './kind.ts'

export const groupMovements = kind({
  slug: 'group_movements',
  label: 'Gruppenbewegungen',
  singular: 'Gruppenbewegung',
  scope: 'animals.read',
  fields: {
    date: required(day('Datum')),
    herd_id: reference('Herde', 'herds'),
    direction: required(
      choice('Richtung', {
        arrival: 'Zugang',
        departure: 'Abgang',
        death: 'Verendung',
        birth: 'Geburt',
        moved_in: 'Umstallung hinein',
        moved_out: 'Umstallung hinaus',
        count: 'Zählung',
      }),
    ),
    count: required(count('Anzahl', 1_000_000)),
    partner: text('Von oder nach'),
    partner_id: reference('Von oder nach (Kontakt)', 'contacts'),
    category: text('Altersklasse', { max: 100 }),
    delivery_note: text('Lieferschein', { max: 60 }),
    group_slaughter: flag('Sammelschlachtung'),
    reported_on: day('Gemeldet am'),
    note: text('Notiz', { max: 2000 }),
  },
  example: {
    date: '2026-04-28',
    herd_id: ANOTHER_ROW,
    direction: 'departure',
    count: 6,
    partner: 'Viehhandel Nordheide',
    reported_on: '2026-05-02',
  },
  dayFields: ['date'],
  labelOf: ({ date, direction, count: animals }) => joined(date, direction, animals),
  rules: (values, today) => dayFaults(values, { past: ['date', 'reported_on'] }, today),
})
