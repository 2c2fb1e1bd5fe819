import { count, day, number, reference, required, text, time } from '../schema/fields.ts'
import { ANOTHER_ROW, dayFaults, joined, kind, measured } from './kind.ts'

/** What § 17 MiLoG has recorded of hired people: begin, end and length of each day's work. */
export const workingTimes = kind({
  slug: 'working_times',
  label: 'Arbeitszeiten',
  singular: 'Arbeitszeit',
  // When people work is no business of programs.
  scope: null,
  fields: {
    date: required(day('Datum')),
    person_id: reference('Person', 'people'),
    person: text('Name'),
    begins_at: time('Beginn'),
    ends_at: time('Ende'),
    break_minutes: count('Pause (Minuten)', 1440),
    hours: number('Stunden', 'h', { max: 24 }),
    note: text('Notiz', { max: 2000 }),
  },
  example: {
    date: '2026-05-04',
    person_id: ANOTHER_ROW,
    begins_at: '06:00',
    ends_at: '15:30',
    break_minutes: 60,
    hours: 8.5,
  },
  dayFields: ['date'],
  labelOf: ({ date, person, hours }) => joined(date, person, measured(hours, 'h')),
  rules: (values, today) => dayFaults(values, { past: ['date'] }, today),
})
