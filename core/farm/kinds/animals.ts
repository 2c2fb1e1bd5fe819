import { choice, count, day, number, reference, required, table, text } from '../schema/fields.ts'
import { ANOTHER_ROW, dayFaults, joined, kind } from './kind.ts'

const SPECIES = ['cattle', 'pig', 'sheep', 'goat', 'poultry', 'horse', 'other'] as const

export const herds = kind({
  slug: 'herds',
  label: 'Herden',
  singular: 'Herde',
  scope: 'animals.read',
  fields: {
    name: required(text('Name')),
    species: required(choice('Tierart', SPECIES)),
    production: choice('Produktionsrichtung', [
      'dairy_cow',
      'calf',
      'young_cattle',
      'fattening_bull',
      'suckler_cow',
      'sow',
      'piglet',
      'fattening_pig',
      'sheep',
      'other',
    ]),
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

/** Months that a mother is older than her calf at least. [C] */
const MOTHER_MONTHS = 20

export const animals = kind({
  slug: 'animals',
  label: 'Tiere',
  singular: 'Tier',
  scope: 'animals.read',
  fields: {
    ear_tag: required(text('Ohrmarke', { max: 30, format: 'ear_tag' })),
    species: required(choice('Tierart', SPECIES)),
    name: text('Name oder Stallnummer', { max: 100 }),
    sex: choice('Geschlecht', ['female', 'male']),
    born_on: day('Geboren am'),
    breed: text('Rasse', { max: 60 }),
    mother_ear_tag: text('Ohrmarke der Mutter', { max: 30, format: 'ear_tag' }),
    mother_born_on: day('Mutter geboren am'),
    herd_id: reference('Herde', 'herds'),
    arrived_on: day('Zugang am'),
    arrived_from: text('Zugang von', { max: 100 }),
    left_on: day('Abgang am'),
    left_to: text('Abgang nach', { max: 100 }),
    left_by: choice('Art des Abgangs', ['sold', 'slaughtered', 'died', 'exported', 'other']),
    last_calved_on: day('Letzte Kalbung'),
    pregnant_until: day('Trächtig bis'),
    tagged_on: day('Gekennzeichnet am'),
    birth_reported_on: day('Geburt gemeldet am'),
    arrival_reported_on: day('Zugang gemeldet am'),
    leaving_reported_on: day('Abgang gemeldet am'),
    bvd_sampled_on: day('BVD-Probe am'),
    bvd: choice('BVD-Befund', ['no_sample', 'pending', 'negative', 'positive']),
    status: choice('Zustand', ['present', 'dry', 'lactating', 'gone']),
    note: text('Notiz', { max: 2000 }),
  },
  example: {
    ear_tag: '276000390000001',
    species: 'cattle',
    name: 'Alma',
    sex: 'female',
    born_on: '2019-03-14',
    breed: 'HOL',
    herd_id: ANOTHER_ROW,
    last_calved_on: '2026-02-02',
    bvd: 'negative',
    status: 'lactating',
  },
  labelOf: ({ ear_tag, name }) => joined(ear_tag, name),
  keyField: 'ear_tag',
  keyOf: ({ ear_tag }) => ear_tag,
  rules: (values, today) => [
    ...dayFaults(
      values,
      {
        past: ['born_on', 'arrived_on', 'left_on', 'last_calved_on', 'tagged_on'],
        ordered: [
          ['born_on', 'arrived_on'],
          ['arrived_on', 'left_on'],
          ['born_on', 'left_on'],
          ['born_on', 'tagged_on'],
          ['mother_born_on', 'born_on'],
        ],
      },
      today,
    ),
    ...(values.mother_born_on !== null &&
    values.born_on !== null &&
    values.born_on >= values.mother_born_on &&
    monthsBetween(values.mother_born_on, values.born_on) < MOTHER_MONTHS
      ? [{ path: ['mother_born_on'], fault: { code: 'mother_too_young' as const } }]
      : []),
  ],
})

const monthsBetween = (from: string, to: string): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
  Number(to.slice(5, 7)) -
  Number(from.slice(5, 7)) -
  (to.slice(8) < from.slice(8) ? 1 : 0)

export const treatments = kind({
  slug: 'treatments',
  label: 'Behandlungen',
  singular: 'Behandlung',
  scope: 'animals.read',
  fields: {
    date: required(day('Datum')),
    animal_id: reference('Tier', 'animals'),
    group: text('Gruppe', { max: 200 }),
    animal_count: count('Anzahl', 1_000_000),
    diagnosis: text('Diagnose'),
    product: required(text('Mittel')),
    amount: number('Menge', '', { max: 1_000_000, decimals: 3 }),
    unit: text('Einheit', { max: 20 }),
    batch: text('Charge', { max: 60 }),
    receipt_number: text('Belegnummer', { max: 60 }),
    first_dose_on: day('Erste Gabe'),
    last_dose_on: day('Letzte Gabe'),
    withdrawal_meat_days: count('Wartezeit Fleisch', 365),
    withdrawal_milk_hours: count('Wartezeit Milch', 8760),
    vet_id: reference('Tierarzt', 'contacts'),
    administered_by: text('Anwender', { max: 100 }),
    recorded_on: day('Eingetragen am'),
    note: text('Notiz', { max: 2000 }),
  },
  example: {
    date: '2026-05-10',
    animal_id: ANOTHER_ROW,
    diagnosis: 'Mastitis',
    product: 'Mastivet',
    amount: 10,
    unit: 'ml',
    batch: 'C2604',
    receipt_number: '2026-0311',
    first_dose_on: '2026-05-10',
    last_dose_on: '2026-05-12',
    withdrawal_meat_days: 6,
    withdrawal_milk_hours: 96,
    administered_by: 'Hinnerk Behrens',
    recorded_on: '2026-05-10',
  },
  labelOf: ({ date, product, group }) => joined(date, product, group),
  keyOf: ({ receipt_number, date, product }) =>
    receipt_number === null ? null : [receipt_number, date, product].join('|'),
  rules: (values, today) =>
    dayFaults(values, { past: ['date', 'first_dose_on'], ordered: [['first_dose_on', 'last_dose_on']] }, today),
})

export const animalCounts = kind({
  slug: 'animal_counts',
  label: 'Bestände',
  singular: 'Bestand',
  scope: 'animals.read',
  fields: {
    date: required(day('Stichtag')),
    herd_id: reference('Herde', 'herds'),
    category: text('Altersklasse', { max: 100 }),
    count: required(count('Anzahl', 1_000_000)),
    origin_register: text('Woher', { max: 60 }),
  },
  example: {
    date: '2026-05-01',
    herd_id: ANOTHER_ROW,
    category: 'Milchkühe',
    count: 70,
    origin_register: 'Bestandsregister',
  },
  labelOf: ({ date, category, count: animals }) => joined(date, category, animals),
  rules: (values, today) => dayFaults(values, { past: ['date'] }, today),
})

export const groupMovements = kind({
  slug: 'group_movements',
  label: 'Gruppenbewegungen',
  singular: 'Gruppenbewegung',
  scope: 'animals.read',
  fields: {
    date: required(day('Datum')),
    herd_id: reference('Herde', 'herds'),
    direction: required(choice('Richtung', ['arrival', 'departure', 'death'])),
    count: required(count('Anzahl', 1_000_000)),
    partner: text('Von oder nach'),
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
  labelOf: ({ date, direction, count: animals }) => joined(date, direction, animals),
  rules: (values, today) => dayFaults(values, { past: ['date', 'reported_on'] }, today),
})

export const antibioticReports = kind({
  slug: 'antibiotic_reports',
  label: 'TAM-Meldungen',
  singular: 'TAM-Meldung',
  scope: 'animals.read',
  fields: {
    half_year: required(text('Halbjahr', { max: 7 })),
    usage_type: required(text('Nutzungsart', { max: 100 })),
    reported_on: day('Gemeldet am'),
    zero_report: { ...choice('Nullmeldung', ['yes', 'no']) },
    note: text('Notiz', { max: 2000 }),
  },
  example: { half_year: '2026-1', usage_type: 'Milchkühe', reported_on: '2026-05-12', zero_report: 'no' },
  labelOf: ({ half_year, usage_type }) => joined(half_year, usage_type),
})
