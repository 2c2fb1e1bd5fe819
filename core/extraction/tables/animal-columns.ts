import { makeColumnFinder } from './find-columns.ts'

/**
 * Columns of the holding's register (ViehVerkV § 27), of the extracts of HIT (#BESTREX) and of what herd programs
 * export.
 */
export const ANIMAL_COLUMNS = {
  ear_tag: [
    'Ohrmarke',
    'Ohrmarkennummer',
    'Ohrmarken-Nr.',
    'Ohrmarkennr.',
    'Ohrmarke Tier',
    'Lebensohrmarke',
    'Lebensnummer',
    'Lebensohrmarkennummer',
    'LOM',
    'LOM_X',
    'Ohr-Nr.',
  ],
  born_on: [
    'Geburtsdatum',
    'geboren am',
    'geboren',
    'geb. am',
    'geb.',
    'Geb.-Datum',
    'Geb.Dat.',
    'Geburt',
    'GEB_DATR',
    'GEB_DAT',
    'Geburtsdatum Rind',
  ],
  sex: ['Geschlecht', 'Geschl.', 'GESCHL_X', 'GESCHL_R', 'Geschlecht Rind'],
  breed: ['Rasse', 'RASSE_X', 'Rasseschlüssel', 'Rasse-Nr.', 'Rassecode'],
  species: ['Tierart', 'Tiergattung'],
  name: [
    'Name',
    'Tiername',
    'Stallname',
    'Rufname',
    'Kuhname',
    'Tier-Name',
    'Arbeitsname',
    'Stallnummer',
    'Stall-Nr.',
    'Stallnr.',
    'Name/Stallnummer',
  ],
  mother_ear_tag: [
    'Ohrmarke Mutter',
    'Ohrmarke der Mutter',
    'Mutterohrmarke',
    'Ohrmarke Muttertier',
    'Muttertier',
    'Mutter',
    'LOM Mutter',
    'LOM_MUT',
    'LOM_MUTX',
    'Mutter Ohrmarke',
  ],
  arrived_on: ['Zugangsdatum', 'Zugang am', 'Datum Zugang', 'Zugang Datum', 'Zugang', 'DAT_ZUGA', 'Zugegangen am'],
  arrived_from: [
    'Zugang von',
    'von Betrieb',
    'Herkunftsbetrieb',
    'vorheriger Halter',
    'Zugang vorheriger Halter',
    'Herkunft',
    'Vorbesitzer',
    'Zugang Herkunft',
    'von',
  ],
  left_on: ['Abgangsdatum', 'Abgang am', 'Datum Abgang', 'Abgang Datum', 'Abgang', 'DAT_ABGA', 'Abgegangen am'],
  left_to: [
    'Abgang nach',
    'nach Betrieb',
    'Verbleib',
    'Übernehmer',
    'Abgang Übernehmer',
    'Abgang Verbleib',
    'Empfänger',
    'nach',
  ],
  left_by: ['Abgangsart', 'Art des Abgangs', 'Abgangsgrund', 'Abgang Art', 'Grund des Abgangs'],
  birth_reported_on: ['Geburt gemeldet am', 'Geburtsmeldung', 'Meldung Geburt', 'Geburt gemeldet'],
  arrival_reported_on: ['Zugang gemeldet am', 'Zugangsmeldung', 'Meldung Zugang', 'Zugang gemeldet', 'Zugang Meldung'],
  leaving_reported_on: ['Abgang gemeldet am', 'Abgangsmeldung', 'Meldung Abgang', 'Abgang gemeldet', 'Abgang Meldung'],
  herd: ['Herde', 'Gruppe', 'Tiergruppe'],
  pregnant_until: [
    'trächtig bis',
    'tragend bis',
    'Kalbetermin',
    'voraussichtliche Kalbung',
    'vorauss. Kalbung',
    'erwartete Kalbung',
  ],
  arrived_by: ['Zugangsart', 'Art des Zugangs', 'Zugang Art'],
  last_calved_on: ['letzte Kalbung', 'letzte Kalbung am', 'Kalbedatum', 'Kalbung'],
} as const

export type AnimalColumn = keyof typeof ANIMAL_COLUMNS

/** Lists of animals are known by their ear tags and days of birth. */
export const findAnimals = makeColumnFinder<AnimalColumn>(ANIMAL_COLUMNS, (has) => has('ear_tag') && has('born_on'))

/** Whether the head of a column is that of HIT for the sex as a key. */
export const isSexKey = (label: string | undefined): boolean => label !== undefined && /^GESCHL_R$/i.test(label)

/** The sex by the key of HIT (code list GESCHL_R: 1 male, 2 female). */
export const readSexKey = (text: string, isKey: boolean): 'male' | 'female' | undefined =>
  isKey ? ({ '1': 'male', '2': 'female' } as const)[text.trim() as '1' | '2'] : undefined
