import { row, type ExampleRow } from '../example-row.ts'
import { yearsLater, type StoryDays } from '../story-days.ts'

/**
 * Mit wem Familie Behrens zu tun hat. Alle sind erfunden; die Nummern sind die, die die Bundesnetzagentur für Filme
 * freihält.
 */
export const exampleContacts = (): ExampleRow[] => [
  row('contacts', 'Tierärztin', {
    type: 'person',
    name: 'Dr. med. vet. Kirsten Meinecke',
    street: 'Marktstraße 8',
    postcode: '27404',
    city: 'Musterfeld',
    phone: '040 66969-118',
    email: 'praxis@meinecke.example',
    roles: ['vet'],
  }),
  row('contacts', 'Lohnunternehmen', {
    type: 'company',
    name: 'Lohnunternehmen Harms GmbH',
    street: 'Moorweg 4',
    postcode: '27404',
    city: 'Musterfeld',
    phone: '040 66969-231',
    email: 'buero@harms.example',
    roles: ['contractor'],
  }),
  row('contacts', 'Landhandel', {
    type: 'company',
    name: 'Landhandel Raisen Nord GmbH',
    street: 'Hafenstraße 3',
    postcode: '27404',
    city: 'Musterfeld',
    phone: '040 66969-345',
    email: 'rechnung@raisen-nord.example',
    roles: ['dealer'],
    customer_number: '71034',
    vat_id: 'DE999999901',
  }),
  row('contacts', 'Molkerei', {
    type: 'company',
    name: 'Molkerei Elbetal eG',
    street: 'Elbstraße 40',
    postcode: '21690',
    city: 'Musterdeich',
    phone: '040 66969-410',
    email: 'milch@elbetal.example',
    roles: ['dairy'],
    customer_number: '20417',
  }),
  row('contacts', 'LWK', {
    type: 'authority',
    name: 'LWK Bremervörde',
    street: 'Kammerweg 6',
    postcode: '27432',
    city: 'Bremervörde',
    phone: '040 66969-502',
    email: 'bremervoerde@lwk.example',
    roles: ['authority'],
    note: 'Bewilligungsstelle; berät auch zu Düngung und Pflanzenschutz.',
  }),
  row('contacts', 'Veterinäramt', {
    type: 'authority',
    name: 'Veterinäramt Rotenburg',
    street: 'Kreishausplatz 2',
    postcode: '27356',
    city: 'Rotenburg',
    phone: '040 66969-610',
    email: 'veterinaeramt@landkreis.example',
    roles: ['veterinary_office', 'authority'],
  }),
  row('contacts', 'Nachbar', {
    type: 'person',
    name: 'Jan Tietjen',
    street: 'Heidestraße 16',
    postcode: '27404',
    city: 'Musterfeld',
    roles: ['neighbour'],
  }),
  row('contacts', 'Verpächterin', {
    type: 'person',
    name: 'Ilse Brandt',
    street: 'Lindenallee 21',
    postcode: '27404',
    city: 'Musterfeld',
    phone: '040 66969-777',
    roles: ['lessor'],
  }),
]

/**
 * Hinnerk Behrens darf spritzen, muss aber in 22 Tagen eine Fortbildung haben; die Plakette der Spritze ist seit
 * Jahresbeginn abgelaufen.
 */
export const exampleCertificates = ({ recent, season }: StoryDays): ExampleRow[] => {
  // Its periods of three years begin with the day of the first issue, so that both are told from the end of the running
  // one.
  const nextPeriod = recent('2026-06-12')
  return [
    row(
      'certificates',
      'Sachkunde',
      {
        type: 'Sachkundenachweis Pflanzenschutz',
        category: 'plant_protection',
        holder: 'Hinnerk Behrens',
        issued_on: yearsLater(nextPeriod, -12),
        valid_until: recent('2026-06-11'),
        trainings: [{ date: recent('2023-03-15'), topic: 'Fortbildung Pflanzenschutz' }],
        note: 'Der laufende Fortbildungszeitraum von drei Jahren endet an diesem Tag.',
      },
      { holder_id: 'Hinnerk' },
    ),
    row('certificates', 'QM-Milch', {
      type: 'QM-Milch',
      category: 'quality_scheme',
      holder: 'Hof Wümmetal',
      issued_on: recent('2025-02-11'),
      valid_until: recent('2028-02-10'),
    }),
    row('certificates', 'QS-Rind', {
      type: 'QS Rind',
      category: 'quality_scheme',
      holder: 'Hof Wümmetal',
      issued_on: recent('2025-09-03'),
      valid_until: recent('2027-09-02'),
    }),
    row('machines', 'Anhängespritze', {
      name: 'Anhängespritze',
      type: 'Pflanzenschutzgerät',
      bought_on: season('2018-03-08'),
      inspected_on: season('2022-10-20'),
      badge_until: season('2025-12-31'),
      note: 'Plakette 2. Halbjahr, abgelaufen zum Jahresende.',
    }),
    row('machines', 'Güllewagen', {
      name: 'Güllewagen mit Schleppschuh',
      type: 'Gülletechnik',
      bought_on: season('2021-01-15'),
    }),
    row('machines', 'Düngerstreuer', {
      name: 'Düngerstreuer mit Grenzstreueinrichtung',
      type: 'Düngetechnik',
      bought_on: season('2019-02-20'),
    }),
    row('machines', 'Schlepper', { name: 'Schlepper 120 kW', type: 'Schlepper', bought_on: season('2020-06-02') }),
  ]
}
