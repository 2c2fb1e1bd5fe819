import { makeColumnFinder } from './find-columns.ts'

const CATEGORY = [
  'Altersklasse',
  'Kategorie',
  'Tierkategorie',
  'Nutzungsrichtung',
  'Tiergruppe',
  'Gruppe',
  'Nutzungsart',
  'Klasse',
]
const SPECIES = ['Tierart', 'Tiergattung', 'Art']
const COUNT = ['Anzahl', 'Anzahl Tiere', 'Stück', 'Stückzahl', 'Tiere', 'Tierzahl', 'Anz.']
const REPORTED = ['gemeldet am', 'Meldedatum', 'Meldung am', 'HIT-Meldung', 'gemeldet', 'Datum der Meldung']

/** Counts on a day, as they are reported for pigs, sheep, goats and poultry. */
export const findCounts = makeColumnFinder<'day' | 'category' | 'species' | 'count' | 'reported_on'>(
  {
    day: ['Stichtag', 'Stichtag am', 'Datum', 'zum'],
    category: CATEGORY,
    species: SPECIES,
    count: [...COUNT, 'Bestand', 'Tierbestand', 'Anzahl am Stichtag', 'gemeldete Anzahl'],
    reported_on: REPORTED,
  },
  (has) => has('count') && (has('category') || has('species')),
)

export type GroupColumn =
  | 'date'
  | 'movement'
  | 'count'
  | 'arrivals'
  | 'departures'
  | 'births'
  | 'deaths'
  | 'partner'
  | 'category'
  | 'species'
  | 'delivery_note'
  | 'reported_on'
  | 'note'

/** Movements of animals that are not told apart, such as the register of a pig farm (ViehVerkV § 42). */
export const findGroupMovements = makeColumnFinder<GroupColumn>(
  {
    date: ['Datum', 'Bewegungsdatum', 'Tag', 'am'],
    movement: ['Bewegungsart', 'Bewegung', 'Vorgang', 'Zu-/Abgang', 'Zugang/Abgang', 'Art der Bewegung', 'Richtung'],
    count: COUNT,
    arrivals: ['Zugang', 'Zugänge', 'Zugang Anzahl', 'Anzahl Zugang', 'Zugang Stück', 'Zukauf', 'Eingestallt'],
    departures: ['Abgang', 'Abgänge', 'Abgang Anzahl', 'Anzahl Abgang', 'Abgang Stück', 'Verkauf', 'Ausgestallt'],
    births: ['Geburten', 'Geburt', 'geboren', 'lebend geboren'],
    deaths: ['Verendet', 'Verendungen', 'Verluste', 'Verlust', 'Tote', 'tot', 'gestorben'],
    partner: [
      'Herkunft/Verbleib',
      'von/nach',
      'von oder nach',
      'Herkunft',
      'Verbleib',
      'Partner',
      'Gegenbetrieb',
      'Lieferant/Abnehmer',
    ],
    category: CATEGORY,
    species: SPECIES,
    delivery_note: ['Lieferschein', 'Lieferschein-Nr.', 'Lieferscheinnummer', 'Begleitpapier'],
    reported_on: REPORTED,
    note: ['Bemerkung', 'Bemerkungen', 'Notiz'],
  },
  (has) =>
    has('date') &&
    ((has('count') && has('movement')) || (has('arrivals') && has('departures')) || (has('deaths') && has('arrivals'))),
)
