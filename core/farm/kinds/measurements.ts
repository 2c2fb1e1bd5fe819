import { choice, day, number, reference, required, text } from '../schema/fields.ts'
import { ANOTHER_ROW, dayFaults, joined, kind } from './kind.ts'

export const measurements = kind({
  slug: 'measurements',
  label: 'Messungen',
  singular: 'Messung',
  scope: 'documents.read',
  fields: {
    type: required(
      choice('Art', {
        nmin: 'Nmin',
        soil: 'Bodenuntersuchung',
        slurry: 'Gülleanalyse',
        milk_quality: 'Milchgüte',
        milk_recording: 'Milchleistungsprüfung',
        feed: 'Futteranalyse',
        bulk_milk: 'Tankmilch',
        weighing: 'Wiegung',
        rain: 'Regen',
        yield: 'Ertrag',
        plant: 'Pflanzenanalyse',
        water: 'Wasser',
        other: 'anderes',
      }),
    ),
    parameter: required(text('Größe', { max: 100 })),
    value: required(number('Wert', '', { min: -1_000_000, max: 1_000_000_000, decimals: 6 })),
    unit: text('Einheit', { max: 40 }),
    date: required(day('Datum')),
    depth_cm: text('Tiefe', { max: 20 }),
    field_id: reference('Feld', 'fields'),
    herd_id: reference('Herde', 'herds'),
    animal_id: reference('Tier', 'animals'),
    /** What was measured, where it is no row: a sample, a store, a plot. */
    subject: text('Wovon', { max: 200 }),
    sample_number: text('Probennummer', { max: 60 }),
    note: text('Notiz', { max: 2000 }),
  },
  example: {
    type: 'nmin',
    parameter: 'Nmin',
    value: 55,
    unit: 'kg/ha',
    date: '2026-03-03',
    depth_cm: '0-90',
    field_id: ANOTHER_ROW,
    sample_number: 'N-26-0412',
  },
  dayFields: ['date'],
  labelOf: ({ parameter, value, unit, date }) => joined(parameter, `${value}${unit ? ` ${unit}` : ''}`, date),
  rules: (values, today) => dayFaults(values, { past: ['date'] }, today),
})
