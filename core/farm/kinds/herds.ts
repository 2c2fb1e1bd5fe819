import { PRODUCTIONS, SPECIES } from '../../terms/index.ts'
import { choice, count, number, reference, required, table, text } from '../schema/fields.ts'
import { ANOTHER_ROW, kind } from './kind.ts'

export const herds = kind({
  slug: 'herds',
  label: 'Herden',
  singular: 'Herde',
  scope: 'animals.read',
  fields: {
    name: required(text('Name')),
    species: required(choice('Tierart', SPECIES)),
    production: choice('Produktionsrichtung', PRODUCTIONS),
    barn_id: reference('Stall', 'places'),
    target_count: count('Soll-Anzahl', 1_000_000),
    average_count: number('Durchschnittsbestand', '', { max: 1_000_000 }),
    feeding_groups: table('Fütterungsgruppen', { name: required(text('Gruppe')), count: count('Anzahl', 1_000_000) }),
    note: text('Notiz', { max: 2000 }),
  },
  example: {
    name: 'Milchkühe',
    species: 'cattle',
    production: 'dairy_cow',
    barn_id: ANOTHER_ROW,
    target_count: 74,
    average_count: 70,
    feeding_groups: [
      { name: 'Laktierend', count: 62 },
      { name: 'Trocken', count: 8 },
    ],
  },
  labelOf: ({ name }) => name,
  calledBy: ['name'],
})
