import { row, type ExampleRow } from '../../../../core/onboarding/example-row.ts'

const treated = (date: string, product: string, more: Record<string, unknown>, refs: Record<string, string> = {}) =>
  row('treatments', `${product} ${date}`, { date, product, unit: 'ml', ...more }, refs)

const moved = (herd_id: string, date: string, direction: 'arrival' | 'death', count: number, more = {}) =>
  row('group_movements', `${herd_id} ${date}`, { date, direction, count, ...more }, { herd_id })

const OFFICE: readonly ExampleRow[] = [
  row('machines', 'Spritze', {
    name: 'Hardi Ranger',
    type: 'Anhängespritze',
    capacity: '2.500 l',
    working_width_m: 18,
    inspected_on: '2024-03-12',
    badge_until: '2027-03-31',
  }),
  row('machines', 'Lader', {
    name: 'Schäffer 2630',
    type: 'Hoflader',
    plate: 'LA-BC 12',
    operating_hours: 3210,
    inspected_on: '2025-02-20',
    equipment: 'Krokodilgebiss, Palettengabel',
    note: 'Gebraucht für 21.500 EUR vom Händler',
  }),
  row('machines', 'Schlepper', { name: 'Fendt 514', type: 'Schlepper', vehicle_inspection_until: '2027-08-31' }),
  row('certificates', 'Sachkunde', {
    type: 'Sachkunde Pflanzenschutz',
    holder: 'Vroni Huber',
    category: 'plant_protection',
    issued_on: '2016-04-08',
    trainings: [
      { date: '2022-01-19', topic: 'Resistenzen' },
      { date: '2025-01-22', topic: 'Abdrift' },
    ] as never,
  }),
  row('certificates', 'Ersthelfer', { type: 'Ersthelfer-Lehrgang', holder: 'Lois Huber', valid_until: '2026-03-01' }),
  row('certificates', 'QS', { type: 'QS Rind', holder: 'Hof Huber', valid_until: '2027-01-31' }),
  row('permits', 'Brunnen', {
    subject: 'Grundwasserentnahme aus dem Brunnen',
    authority: 'Landratsamt',
    granted_on: '2019-05-06',
    valid_until: '2039-12-31',
    note: 'Auflage: Zähler jährlich ablesen',
  }),
  row('letters', 'Mahnung', {
    subject: 'Mahnung Ersatzteile',
    sender: 'Landtechnik Baur',
    category: 'reminder',
    dated: '2026-05-06',
    received_on: '2026-05-09',
    reference_number: 'LB-12',
  }),
  row('letters', 'Beschwerde', { subject: 'Beschwerde über den Lärm beim Silieren', sender: 'Gartenverein' }),
  row('applications', 'Gülle', {
    type: 'manure_report',
    title: 'Wirtschaftsdünger-Meldung 2025',
    year: 2025,
    due_on: '2026-03-31',
    submitted_on: '2026-04-02',
    recipient: 'Landesanstalt',
  }),
  row('applications', 'Diesel', {
    type: 'agricultural_diesel',
    title: 'Agrardiesel 2025',
    due_on: '2026-09-30',
    recipient: 'Hauptzollamt',
  }),
  row('contacts', 'Ring', {
    name: 'Maschinenring',
    type: 'company',
    phone: '0871 123',
    customer_number: 'MR-7',
    note: 'Betriebshelfer ab sieben Uhr',
  }),
  row('contacts', 'Praxis', { name: 'Praxis Hartl & Kern', type: 'company', roles: ['vet'] }),
  row('people', 'Xaver', {
    name: 'Xaver Lang',
    role: 'trainee',
    task: 'Lehrling im ersten Jahr, Stall',
    employed_from: '2025-09-01',
    employed_until: '2027-08-31',
  }),
  row('people', 'Tobi', { name: 'Tobi Kern', role: 'employee', employed_until: '2025-11-30' }),
  row('people', 'Resi', { name: 'Resi Huber', role: 'family', task: 'Büro' }),
  row('contacts', 'Baur', { name: 'Landtechnik Baur', type: 'company', note: 'Werkstatt für Fendt' }),
  row('contacts', 'Roth', { name: 'Viehhandel Roth', type: 'company', phone: '0871 99' }),
  ...(
    [
      ['Betriebstagebuch', '2026-05-07', 'Störung Rührwerk Biogasanlage'],
      ['Wildschaden', '2025-09-11', 'Wildschweine im Mais, Jagdpächter zahlt 480 EUR'],
      ['Besuche', '2026-04-15', 'Kontrolle durch das Veterinäramt'],
    ] as const
  ).map(([register, date, text]) => row('register_entries', date, { register, date, text })),
  row('working_times', 'Xaver', {
    date: '2026-05-19',
    person: 'Xaver Lang',
    begins_at: '06:30',
    ends_at: '15:30',
    break_minutes: 45,
    hours: 8.25,
  }),
  row('holdings', 'Hof', {
    name: 'Hof Huber',
    elevation_m: 431,
    partners: 'Vroni Huber (50 %), Lois Huber (50 %)',
    sells_directly: 'Kartoffeln',
    vat_rules: [{ from: '2022-01-01', rule: 'regular' }] as never,
  }),
  row('expected_jobs', 'Roden', {
    task: 'Kartoffeln roden',
    due_on: '2026-09-14',
    status: 'expected',
    amount: 3,
    unit: 'ha',
  }),
  row('expected_jobs', 'Dreschen', {
    task: 'Gerste dreschen',
    due_on: '2026-07-08',
    status: 'requested',
    price_minor: 90000,
    amount: 6,
    unit: 'ha',
  }),
]

const ANIMALS: readonly ExampleRow[] = [
  row('herds', 'Mastbullen', {
    name: 'Mastbullen',
    species: 'cattle',
    production: 'fattening_bull',
    rations: [{ feed: 'Maissilage', unit: 'kg', group: 'Endmast', amount: 16, valid_from: '2026-02-02' }] as never,
    feeding_groups: [
      { name: 'Vormast', count: 21 },
      { name: 'Endmast', count: 34 },
    ] as never,
  }),
  row('herds', 'Hennen', { name: 'Hennen', species: 'poultry', production: 'laying_hen' }),
  row('herds', 'Ochsen', { name: 'Ochsen', species: 'cattle', production: 'other' }),
  row(
    'animals',
    'Wastl',
    { name: 'Wastl', species: 'cattle', sex: 'male', born_on: '2024-03-02', status: 'present' },
    { herd_id: 'Ochsen' },
  ),
  row(
    'animals',
    'Ludwig',
    {
      name: 'Ludwig',
      species: 'cattle',
      sex: 'male',
      born_on: '2024-02-01',
      status: 'gone',
      left_by: 'slaughtered',
      left_on: '2026-03-03',
      left_to: 'Schlachthof',
      leaving_reported_on: '2026-03-06',
    },
    { herd_id: 'Mastbullen' },
  ),
  treated(
    '2026-04-14',
    'Noromectin',
    { diagnosis: 'Würmer', amount: 90, administered_by: 'Vroni Huber' },
    { herd_id: 'Ochsen' },
  ),
  treated(
    '2026-02-11',
    'Nobilis',
    { type: 'vaccination', against: 'Newcastle-Krankheit', batch: 'N-77' },
    { herd_id: 'Hennen' },
  ),
  treated('2026-03-11', 'Metacam', { administered_by: 'Dr. Kern' }, { herd_id: 'Mastbullen', vet_id: 'Praxis' }),
  treated(
    '2026-05-02',
    'Draxxin',
    {
      diagnosis: 'Husten',
      administered_by: 'Dr. Hartl',
      effective_days: 9,
      first_dose_on: '2026-05-02',
      last_dose_on: '2026-05-04',
    },
    { herd_id: 'Mastbullen', vet_id: 'Praxis' },
  ),
  moved('Hennen', '2025-10-14', 'arrival', 200, { partner: 'Geflügelhof Maier' }),
  moved('Hennen', '2026-03-09', 'death', 4, { note: 'Fuchs' }),
  moved('Mastbullen', '2026-04-02', 'arrival', 10, { partner: 'Viehhandel Roth' }),
  row(
    'self_checks',
    'Tierschutz',
    {
      date: '2026-05-12',
      type: 'animal_welfare',
      indicators: 'Lahmheit, Verschmutzung',
      result: '2 Bullen lahm',
      count: 9,
    },
    { herd_id: 'Mastbullen' },
  ),
  row(
    'self_checks',
    'Kette',
    { date: '2026-04-20', type: 'food_chain', count: 6, person: 'Lois Huber' },
    { herd_id: 'Mastbullen' },
  ),
]

const MONEY: readonly ExampleRow[] = [
  row('receipts', 'B-1', {
    type: 'invoice',
    number: 'B-1',
    direction: 'incoming',
    date: '2026-04-01',
    due_on: '2026-05-01',
    partner: 'Landtechnik Baur',
    gross_eur: 119,
    net_eur: 100,
    tax_eur: 19,
  }),
  row('receipts', 'R-1', {
    type: 'invoice',
    number: 'R-1',
    direction: 'incoming',
    date: '2026-03-02',
    due_on: '2026-04-02',
    paid_on: '2026-03-20',
    partner: 'Viehhandel Roth',
    gross_eur: 2140,
    net_eur: 2000,
  }),
  row('receipts', 'S-1', {
    type: 'settlement',
    number: 'S-1',
    direction: 'outgoing',
    date: '2026-03-06',
    paid_on: '2026-03-16',
    partner: 'Schlachthof Landau',
    net_eur: 5600,
    gross_eur: 5992,
    positions: [{ article: 'Jungbullen U3', amount: 2, unit: 'Stück', net_eur: 5600 }] as never,
  }),
]

/** A farm with something in every column that is seldom asked for. */
export const FARM_OF_WORDS: readonly ExampleRow[] = [...OFFICE, ...ANIMALS, ...MONEY]
