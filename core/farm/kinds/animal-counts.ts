import { readSpecies, SPECIES } from '../../terms/index.ts'
import { choice, count, day, reference, required, text } from '../schema/fields.ts'
import { ANOTHER_ROW, dayFaults, joined, kind } from './kind.ts'

export const animalCounts = kind({
  slug: 'animal_counts',
  label: 'Bestände',
  singular: 'Bestand',
  scope: 'animals.read',
  fields: {
    date: required(day('Stichtag')),
    herd_id: reference('Herde', 'herds'),
    species: choice('Tierart', SPECIES, readSpecies),
    category: text('Altersklasse', { max: 100 }),
    count: required(count('Anzahl', 1_000_000)),
    reported_on: day('Gemeldet am'),
    origin_register: text('Woher', { max: 60 }),
    note: text('Notiz', { max: 2000 }),
  },
  example: {
    date: '2026-05-01',
    herd_id: ANOTHER_ROW,
    category: 'Milchkühe',
    count: 70,
    origin_register: 'Bestandsregister',
  },
  dayFields: ['date'],
  labelOf: ({ date, category, count: animals }) => joined(date, category, animals),
  rules: (values, today) => dayFaults(values, { past: ['date'] }, today),
})
