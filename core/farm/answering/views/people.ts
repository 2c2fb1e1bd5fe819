import { germanDay } from '../../../shared/german/write-german.ts'
import { columnsOf, eachRow, entryClass, stems, type View } from '../view.ts'

export const contactsView: View = {
  label: 'Kontakte',
  kinds: ['contacts'],
  nouns: stems('Kontakt Kontakte Ansprechpartner Adressbuch Adressen'),
  columns: [
    ...columnsOf('contacts', {
      type: { choices: { authority: 'Behörde Behörden Amt Ämter', company: 'Firma Firmen', person: '' } },
      roles: {
        quiet: true,
        choices: {
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
        },
      },
      name: { words: 'Name' },
      phone: {
        words:
          'Telefon Telefonnummer Nummer Rufnummer Handynummer Handy anrufen rufe ruf erreiche erreichen erreichbar tel',
      },
      email: { words: 'Mail EMail Mailadresse EMailAdresse mailen' },
      street: { words: 'Anschrift Adresse wohnt Straße sitzt' },
      postcode: { words: 'Postleitzahl Anschrift Adresse wohnt' },
      city: { words: 'Anschrift Adresse wohnt sitzt Stadt' },
      customer_number: { words: 'Kundennummer' },
      vat_id: { words: 'Umsatzsteuernummer Steuernummer UStIdNr USt' },
      note: { quiet: true },
    }),
  ],
  classes: [],
  entriesOf: eachRow(({ name }) => String(name)),
  who: 'name',
  where: 'city',
  shown: ['phone'],
  open: false,
  byName: ['who', 'tell', 'what', 'where'],
}

export const lettersView: View = {
  label: 'Briefe',
  kinds: ['letters'],
  nouns: stems(
    'Brief Briefe Briefen Schreiben Post Posteingang Poststück Poststücke geschrieben kam gekommen erhalten bekommen angekommen eingegangen',
  ),
  columns: columnsOf('letters', {
    sender: { words: 'Absender geschickt schickt schrieb schreibt' },
    sender_id: { quiet: true },
    subject: { words: 'Betreff' },
    received_on: { words: 'Eingang eingegangen angekommen gekommen' },
    dated: { words: 'Briefdatum' },
    deadline: { words: 'Frist Fristen antworten beantworten Antwort fällig' },
    deadline_reason: { quiet: true },
    reference_number: { words: 'Aktenzeichen Geschäftszeichen Zeichen' },
    document_id: { quiet: true },
    done: { words: 'erledigt beantwortet bearbeitet unerledigt offen offene unbeantwortet' },
    note: { quiet: true },
    category: {
      quiet: true,
      choices: {
        notice: 'Bescheid Bescheide',
        hearing: 'Anhörung Anhörungen',
        invoice: 'Rechnung Rechnungen',
        reminder: 'Mahnung Mahnungen',
        contract: 'Vertrag Verträge',
        information: 'Mitteilung Mitteilungen',
        other: '',
      },
    },
  }),
  classes: [
    entryClass(
      'Briefe, noch offen',
      'unerledigt unerledigte offen offene offenen unbeantwortet unbeantwortete bezahlen unbezahlt unbezahlte',
      ({ values }) => values.done !== true,
    ),
  ],
  entriesOf: (rows, farm, today) =>
    eachRow(
      ({ subject, sender, sender_id }) =>
        [farm.byId('contacts', sender_id)?.values.name ?? sender, subject].filter(Boolean).join(': '),
      ({ sender_id }, of) => [of.byId('contacts', sender_id)?.label],
    )(rows, farm, today).map((entry) => ({
      ...entry,
      values: { ...entry.values, on: entry.values.received_on ?? entry.values.dated ?? null },
    })),
  day: 'on',
  who: 'sender',
  shown: ['received_on', 'deadline'],
  open: true,
  norms: true,
}

export const certificatesView: View = {
  label: 'Nachweise',
  kinds: ['certificates'],
  nouns: stems(
    'Nachweis Nachweise Zertifikat Zertifikate Bescheinigung Bescheinigungen Ausweis Sachkundenachweis Sachkundenachweise',
  ),
  columns: columnsOf('certificates', {
    type: { quiet: true },
    holder: { words: 'Inhaber' },
    issued_on: { words: 'ausgestellt Ausstellung' },
    valid_until: { words: 'gültig Gültigkeit läuft ablaufen abläuft abgelaufen Fortbildung Fortbildungen fällig' },
    note: { quiet: true },
  }),
  // § 9 PflSchG: plant protection products are applied by those alone who hold the certificate.
  classes: [
    entryClass(
      'Sachkunde Pflanzenschutz',
      'spritzen spritzt Pflanzenschutz Pflanzenschutzmittel anwenden ausbringen Sachkunde sachkundig Sachkundenachweis Spritzschein',
      ({ values }) => /pflanzenschutz/iu.test(String(values.type)),
    ),
    entryClass('Tiertransport', 'Tiertransport transportieren Transport fahren', ({ values }) =>
      /transport/iu.test(String(values.type)),
    ),
  ],
  entriesOf: eachRow(({ type, holder }) => [holder, type].filter(Boolean).join(', ')),
  who: 'holder',
  shown: ['valid_until'],
  open: false,
  norms: true,
}

export const permitsView: View = {
  label: 'Genehmigungen',
  kinds: ['permits'],
  nouns: stems('Genehmigung Genehmigungen genehmigt Erlaubnis Erlaubnisse Ausnahme Ausnahmegenehmigung'),
  columns: columnsOf('permits', {
    subject: { quiet: true },
    authority: { words: 'Behörde Amt' },
    reference_number: { words: 'Aktenzeichen' },
    granted_on: { words: 'erteilt' },
    valid_until: { words: 'gültig läuft ablaufen abläuft' },
    note: { quiet: true },
  }),
  classes: [],
  entriesOf: eachRow(({ subject }) => String(subject)),
  who: 'authority',
  shown: ['granted_on', 'valid_until'],
  open: false,
}

export const registerView: View = {
  label: 'Registereinträge',
  kinds: ['register_entries'],
  nouns: stems('Registereintrag Registereinträge Eintrag Einträge Register Tagebuch'),
  columns: columnsOf('register_entries', {
    register: { quiet: true },
    date: { quiet: true },
    text: { quiet: true },
    field_id: { quiet: true },
    herd_id: { quiet: true },
    recorded_on: { words: 'nachgetragen' },
    note: { quiet: true },
  }),
  classes: [],
  entriesOf: eachRow(
    ({ date, register }) => [germanDay(date), register].join(', '),
    ({ field_id, herd_id }, farm) => [farm.byId('fields', field_id)?.label, farm.byId('herds', herd_id)?.label],
  ),
  day: 'date',
  shown: ['text'],
  open: true,
}
