import { count, day, number, reference, required, text } from '../schema/fields.ts'
import { ANOTHER_ROW, dayFaults, joined, kind } from './kind.ts'

export const grazingPeriods = kind({
  slug: 'grazing_periods',
  label: 'Weidezeiten',
  singular: 'Weidezeit',
  scope: 'animals.read',
  fields: {
    from: required(day('Von')),
    until: day('Bis'),
    herd_id: reference('Herde', 'herds'),
    field_id: reference('Feld', 'fields'),
    /** As the diary says it, where it is neither of the two. */
    herd: text('Tiere'),
    pasture: text('Weide'),
    animals: count('Anzahl', 1_000_000),
    hours_per_day: number('Stunden je Tag', 'h', { max: 24 }),
    recorded_on: day('Eingetragen am'),
    note: text('Notiz', { max: 2000 }),
  },
  example: {
    from: '2026-05-04',
    until: '2026-05-16',
    herd_id: ANOTHER_ROW,
    field_id: ANOTHER_ROW,
    animals: 62,
    hours_per_day: 9,
  },
  dayFields: ['from'],
  labelOf: ({ from, until, herd, pasture }) => joined(from, until, herd, pasture),
  rules: (values, today) => dayFaults(values, { ordered: [['from', 'until']], recordOf: 'from' }, today),
})
