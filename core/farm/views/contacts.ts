import { stems } from '../../answers/index.ts'
import { columnsOf } from './columns.ts'
import { eachRow, type FarmView } from './farm-view.ts'

/** What people call those whom a farm has to do with, by their role. */
export const ROLE_WORDS: Readonly<Record<string, string>> = {
  vet: 'Tierarzt Tierärztin Tierärzte Hoftierarzt Hoftierärztin',
  contractor: 'Lohnunternehmer Lohnunternehmen Lohner Dienstleister',
  dairy: 'Molkerei Meierei',
  dealer: 'Landhandel Landhändler Händler Lieferant Lieferanten',
  veterinary_office: 'Veterinäramt Amtstierarzt Amtsveterinär Kreisveterinäramt',
  adviser: 'Berater Beraterin Beratung',
  lessor: 'Verpächter Verpächterin',
  neighbour: 'Nachbar Nachbarin Nachbarn',
  laboratory: 'Labor LUFA',
  authority: 'Landwirtschaftsamt',
  other: '',
}

export const contactsView: FarmView = {
  name: 'contacts',
  label: 'Kontakte',
  example: 'Wie ist die Telefonnummer vom Tierarzt?',
  kinds: ['contacts'],
  nouns: stems(
    'Kontakt Kontakte Ansprechpartner Adressbuch Adressen Auskunft Auskünfte zuständig zuständige Ansprechpartnerin',
  ),
  columns: [
    ...columnsOf('contacts', {
      type: { choices: { authority: 'Behörde Behörden Amt Ämter', company: 'Firma Firmen', person: '' } },
      roles: { ignoreLabel: true, choices: ROLE_WORDS },
      name: { words: 'Name' },
      phone: {
        words:
          'Telefon Telefonnummer Nummer Rufnummer Handynummer Handy anrufen rufe ruf erreiche erreichen erreichbar tel',
      },
      email: { words: 'Mail EMail Mailadresse EMailAdresse mailen' },
      street: { words: 'Anschrift Adresse Hausnummer wohnt Straße sitzt' },
      postcode: { words: 'Postleitzahl Anschrift Adresse wohnt' },
      city: { words: 'Anschrift Adresse wohnt sitzt Stadt' },
      customer_number: { words: 'Kundennummer' },
      vat_id: { words: 'Umsatzsteuernummer UStIdNr USt' },
      note: { ignoreLabel: true, searchable: true },
    }),
  ],
  neutralWords: stems('führt geführt fragen frage fragt hilft berät beraten läuft führen'),
  roles: { who: 'name', where: 'city', list: ['phone'] },
  classes: [],
  entriesOf: eachRow(({ name }) => String(name), {
    searchTexts: ({ note }) => [/bewilligung/iu.test(String(note)) ? 'Antrag Anträge' : undefined],
  }),
  completeness: 'register',
  tense: 'past',
  impliedBy: { entryName: ['who', 'request', 'what', 'where'] },
}
