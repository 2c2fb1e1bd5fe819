import { PRODUCTIONS, readSpecies, SPECIES } from '../../terms/index.ts'
import { choice, count, day, number, reference, required, table, text, year } from '../schema/fields.ts'
import { ANOTHER_ROW, kind } from './kind.ts'

export const herds = kind({
  slug: 'herds',
  label: 'Herden',
  singular: 'Herde',
  scope: 'animals.read',
  fields: {
    name: required(text('Name')),
    species: required(choice('Tierart', SPECIES, readSpecies)),
    production: choice('Produktionsrichtung', PRODUCTIONS),
    barn_id: reference('Stall', 'places'),
    target_count: count('Soll-Anzahl', 1_000_000),
    average_count: number('Durchschnittsbestand', '', { max: 1_000_000 }),
    feeding_groups: table('Fütterungsgruppen', { name: required(text('Gruppe')), count: count('Anzahl', 1_000_000) }),
    breed: text('Rasse', { max: 60 }),
    years: table(
      'Jahre',
      {
        year: required(year('Jahr')),
        average_count: number('Durchschnittsbestand', '', { max: 1_000_000 }),
        method: text('Produktionsverfahren'),
        n_excretion_kg: number('N-Ausscheidung', 'kg je Tier', { max: 500, decimals: 3 }),
        p2o5_excretion_kg: number('P2O5-Ausscheidung', 'kg je Tier', { max: 500, decimals: 3 }),
        manure: choice('Mist oder Gülle', { slurry: 'Gülle', solid: 'Festmist', both: 'Gülle und Festmist' }),
        milk_kg: number('Milchleistung', 'kg ECM', { max: 20_000 }),
        eggs: number('Eierleistung', 'je Tier', { max: 400 }),
        live_weight_kg: number('Lebendmasse', 'kg', { max: 2000 }),
        dry_matter_kg_day: number('TM-Bedarf', 'kg je Tier und Tag', { max: 50 }),
      },
      ['year'],
    ),
    rations: table('Rationen', {
      group: text('Gruppe'),
      valid_from: day('Ab'),
      feed: required(text('Futter')),
      amount: number('Menge', '', { max: 10_000, decimals: 3 }),
      unit: text('Einheit', { max: 60 }),
    }),
    health: table('Gesundheitsstatus', {
      disease: required(text('Krankheit', { max: 60 })),
      status: text('Status'),
      checked_on: day('Zuletzt untersucht'),
      result: text('Befund'),
      vaccinated: text('Impfung'),
    }),
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
