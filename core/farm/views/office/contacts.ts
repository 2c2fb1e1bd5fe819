import { entryClass, stems } from '../../../answers/index.ts'
import { columnsOf } from '../columns.ts'
import { eachRow, type FarmView } from '../farm-view.ts'

/** What people call those whom a farm has to do with, by their role. */
export const ROLE_WORDS: Readonly<Record<string, string>> = {
  vet: 'Tierarzt Tierärztin Tierärzte Hoftierarzt Hoftierärztin Tierarztpraxis Veterinär Viehdoktor Doktor',
  contractor: 'Lohnunternehmer Lohnunternehmen Lohner Dienstleister Lohnbetrieb',
  dairy: 'Molkerei Meierei',
  dealer: 'Landhandel Landhändler Händler Lieferant Lieferanten Genossenschaft Raiffeisen',
  veterinary_office: 'Veterinäramt Amtstierarzt Amtsveterinär Kreisveterinäramt',
  adviser: 'Berater Beraterin Beratung Pflanzenbauberater Futterberater Anbauberater',
  lessor: 'Verpächter Verpächterin',
  neighbour: 'Nachbar Nachbarin Nachbarn',
  laboratory: 'Labor LUFA',
  authority: 'Landwirtschaftsamt',
  control_body: 'Kontrollstelle Ökokontrollstelle Biokontrollstelle',
  other: '',
}

/** A note may hold another number than the one that is called first: of a night, of a person. */
const PHONE = /(?<![\d.,])(?:\+49|0)[\d /-]{6,}\d/u

export const contactsView: FarmView = {
  name: 'contacts',
  label: 'Kontakte',
  example: 'Wie ist die Telefonnummer vom Tierarzt?',
  kinds: ['contacts'],
  nouns: stems(
    `Kontakt Kontakte Ansprechpartner Adressbuch Auskunft Auskünfte zuständig zuständige Ansprechpartnerin
        Telefonbuch Telefonliste Kontaktdaten`,
  ),
  columns: [
    ...columnsOf('contacts', {
      type: { choices: { authority: 'Behörde Behörden Amt Ämter', company: 'Firma Firmen', person: '' } },
      // Names of control bodies say what they are, with a role or without, so it is sought in the texts.
      roles: { ignoreLabel: true, choices: { ...ROLE_WORDS, control_body: '' } },
      name: { words: 'Name' },
      phone: {
        words: `~calling.open Telefon Telefonnummer Nummer Rufnummer Handynummer Mobilnummer Handy Durchwahl anrufen anruf rufe ruf Festnetz Festnetznummer
              rufen erreiche erreichen erreicht erreichbar telefonisch telefonieren tel`,
      },
      email: { words: '~writing Mail EMail Mailadresse EMailAdresse Mailanschrift mailen schreibe elektronisch' },
      street: {
        words: '~residing Anschrift Adresse Postanschrift Hausnummer wohnt Straße sitzt schicken schicke hinschicken',
      },
      postcode: { words: 'Postleitzahl PLZ Anschrift Adresse Postanschrift wohnt schicken schicke hinschicken' },
      city: {
        words:
          '~residing Anschrift Adresse Postanschrift wohnt sitzt Sitz Stadt Ort Wohnort schicken schicke hinschicken',
      },
      customer_number: { words: 'Kundennummer Mitgliedsnummer Lieferantennummer' },
      vat_id: { words: 'Umsatzsteuernummer UStIdNr USt' },
      note: { ignoreLabel: true, searchable: true },
    }),
    {
      name: 'further_numbers',
      label: 'Dazu',
      type: 'text',
      searchable: false,
      seldom: true,
      words:
        stems(`~calling.open Telefon Telefonnummer Nummer Rufnummer Handynummer Mobilnummer Handy anrufen erreiche erreichen
            Notdienst Notfall Notfallnummer Notruf`),
    },
  ],
  neutralWords: stems(
    'führt geführt fragen frage fragt hilft berät beraten läuft laufen führen Post Brief Praxis Büro Firma Kontakt',
  ),
  roles: {
    who: 'name',
    where: 'city',
    list: ['phone'],
    alone: ['phone', 'email', 'street', 'postcode', 'city', 'customer_number', 'note'],
  },
  classes: [
    entryClass('Viehhändler', 'Viehhändler Viehhandel Viehhandlung Viehaufkäufer', ({ values: { name, note } }) =>
      /viehh[aä]nd/iu.test(`${String(name)} ${String(note)}`),
    ),
    entryClass(
      'Landmaschinen',
      'Landmaschinenhändler Landmaschinenmechaniker Landmaschinenwerkstatt',
      ({ values: { name, note } }) => /landmaschin|landtechnik/iu.test(`${String(name)} ${String(note)}`),
    ),
    entryClass('Werkstatt und Wartung', 'Werkstatt Werkstätten Wartungsdienst', ({ values: { name, note } }) =>
      /werkstatt|wartung|reparatur|landtechnik/iu.test(`${String(name)} ${String(note)}`),
    ),
  ],
  entriesOf: eachRow(({ name }) => String(name), {
    computed: ({ note }) => ({ further_numbers: PHONE.test(String(note)) ? note : null }),
    searchTexts: ({ note, roles }) => [
      /bewilligung/iu.test(String(note)) ? 'Antrag Anträge' : undefined,
      (roles as string[] | null)?.includes('control_body') ? ROLE_WORDS['control_body'] : undefined,
    ],
  }),
  completeness: 'register',
  tense: 'past',
  impliedBy: { entryName: ['who', 'request', 'what', 'where'] },
}
