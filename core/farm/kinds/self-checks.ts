import { choice, count, day, reference, required, text } from '../schema/fields.ts'
import { ANOTHER_ROW, dayFaults, joined, kind } from './kind.ts'

/** What a farm looks at and writes down by itself: animal welfare, hygiene, losses. */
export const selfChecks = kind({
  slug: 'self_checks',
  label: 'Eigenkontrollen',
  singular: 'Eigenkontrolle',
  scope: 'animals.read',
  fields: {
    date: required(day('Datum')),
    type: required(
      choice('Art', {
        animal_welfare: 'Tierschutz',
        losses: 'Verluste',
        pest_control: 'Schadnager',
        cleaning: 'Reinigung und Desinfektion',
        milking_machine: 'Melkanlage',
        visitors: 'Besucherbuch',
        food_chain: 'Lebensmittelketteninformation',
        storage: 'Lager und Behälter',
        other: 'anderes',
      }),
    ),
    /** The month that losses are counted of, `YYYY-MM`. */
    period: text('Zeitraum', { max: 20 }),
    herd_id: reference('Herde', 'herds'),
    place_id: reference('Ort', 'places'),
    subject: text('Wovon'),
    person_id: reference('Person', 'people'),
    person: text('Wer'),
    indicators: text('Indikatoren', { max: 1000 }),
    result: text('Ergebnis', { max: 1000 }),
    count: count('Anzahl', 10_000_000),
    note: text('Notiz', { max: 2000 }),
  },
  example: {
    date: '2025-11-24',
    type: 'animal_welfare',
    herd_id: ANOTHER_ROW,
    person: 'Hinnerk Behrens',
    indicators: 'Lahmheit 7 %, verschmutzte Tiere 4 %',
    result: 'Klauenpflege vorgezogen',
  },
  dayFields: ['date'],
  labelOf: ({ date, subject, indicators }) => joined(date, subject, indicators?.slice(0, 60)),
  rules: (values, today) => dayFaults(values, { past: ['date'] }, today),
})
