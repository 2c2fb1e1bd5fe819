import { day, reference, required, text } from '../schema/fields.ts'
import { ANOTHER_ROW, dayFaults, joined, kind } from './kind.ts'

export const registerEntries = kind({
  slug: 'register_entries',
  label: 'Registereinträge',
  singular: 'Registereintrag',
  scope: 'documents.read',
  fields: {
    register: required(text('Register', { max: 60 })),
    date: required(day('Datum')),
    text: required(text('Eintrag', { max: 4000 })),
    field_id: reference('Feld', 'fields'),
    herd_id: reference('Herde', 'herds'),
    recorded_on: day('Eingetragen am'),
    note: text('Notiz', { max: 2000 }),
  },
  example: {
    register: 'Weidetagebuch',
    date: '2026-05-04',
    text: 'Milchkühe auf die Kuhweide getrieben, 62 Tiere',
    field_id: ANOTHER_ROW,
    herd_id: ANOTHER_ROW,
    recorded_on: '2026-05-04',
  },
  dayFields: ['date'],
  labelOf: ({ register, date, text: entry }) => joined(register, date, entry.slice(0, 60)),
  rules: (values, today) => dayFaults(values, { past: ['date'], recordOf: 'date' }, today),
})
