import { row, type ExampleRow } from '../../../../core/onboarding/example-row.ts'

export const receipt = (number: string, values: Record<string, unknown>, partner?: string) =>
  row(
    'receipts',
    number,
    { type: 'invoice', number, direction: 'incoming', ...values },
    partner === undefined ? {} : { partner_id: partner },
  )

export const contact = (name: string, roles: ('contractor' | 'vet')[]) =>
  row('contacts', name, { name, type: 'company', roles })

export const job = (task: string, due_on: string, values: Record<string, unknown>, contractor: string) =>
  row('expected_jobs', `${task} ${due_on}`, { task, due_on, ...values }, { contractor_id: contractor })

/** Buys young cattle, sells bulls and power, has work done. */
export const BULLS_AND_POWER: readonly ExampleRow[] = [
  contact('Maschinenring Gäuboden', ['contractor']),
  contact('Donaugas Service', ['contractor']),
  contact('Tierarztpraxis Hartl', ['vet']),
  receipt('KR-1', {
    date: '2026-02-13',
    due_on: '2026-03-15',
    paid_on: '2026-02-25',
    partner: 'Landhandel Kriegl',
    net_eur: 8550,
    tax_eur: 1624.5,
    gross_eur: 10_174.5,
    discount_percent: 2,
    discount_until: '2026-02-27',
    positions: [
      {
        article: 'Kalkammonsalpeter',
        category: 'fertilizer',
        amount: 25,
        unit: 't',
        price_eur: 342,
        net_eur: 8550,
        tax_percent: 19,
      },
    ],
  }),
  receipt('AB-1', {
    date: '2026-03-26',
    due_on: '2026-04-25',
    paid_on: '2026-04-27',
    partner: 'Viehhandel Bogner',
    net_eur: 28_320,
    tax_eur: 1982.4,
    gross_eur: 30_302.4,
    positions: [
      {
        article: 'Fresser',
        category: 'animals',
        amount: 24,
        unit: 'Stück',
        price_eur: 1180,
        net_eur: 28_320,
        tax_percent: 7,
      },
    ],
  }),
  receipt(
    'MR-1',
    {
      date: '2026-04-07',
      due_on: '2026-05-07',
      paid_on: '2026-05-06',
      net_eur: 816,
      tax_eur: 155.04,
      gross_eur: 971.04,
    },
    'Maschinenring Gäuboden',
  ),
  receipt(
    'DG-1',
    {
      date: '2026-04-02',
      due_on: '2026-05-02',
      net_eur: 534,
      tax_eur: 101.46,
      gross_eur: 635.46,
      positions: [{ article: 'Zündkerzensatz BHKW', amount: 6, unit: 'Stück', net_eur: 534, tax_percent: 19 }],
    },
    'Donaugas Service',
  ),
  receipt(
    'TA-1',
    { date: '2026-05-15', due_on: '2026-05-29', net_eur: 412.3, tax_eur: 78.34, gross_eur: 490.64 },
    'Tierarztpraxis Hartl',
  ),
  receipt('VF-1', {
    type: 'settlement',
    direction: 'outgoing',
    date: '2026-02-20',
    paid_on: '2026-03-06',
    partner: 'Schlachthof Vilsfleisch',
    net_eur: 39_340,
    tax_eur: 2753.8,
    gross_eur: 42_093.8,
    positions: [{ article: 'Jungbullen U3', amount: 14, unit: 'Stück', net_eur: 39_340, tax_percent: 7 }],
  }),
  receipt('VF-2', {
    type: 'settlement',
    direction: 'outgoing',
    date: '2026-04-24',
    paid_on: '2026-05-08',
    partner: 'Schlachthof Vilsfleisch',
    net_eur: 33_264,
    tax_eur: 2328.48,
    gross_eur: 35_592.48,
    positions: [{ article: 'Jungbullen R3', amount: 12, unit: 'Stück', net_eur: 33_264, tax_percent: 7 }],
  }),
  receipt('EEG 03/2026', {
    type: 'credit_note',
    direction: 'outgoing',
    date: '2026-04-10',
    paid_on: '2026-04-15',
    partner: 'Bayernnetz Donau',
    net_eur: 22_320,
    positions: [{ article: 'Einspeisung Biogas März', amount: 104_300, unit: 'kWh' }],
  }),
  job('BHKW-Wartung', '2026-06-09', { status: 'agreed', price_minor: 389_000, currency: 'EUR' }, 'Donaugas Service'),
  job(
    'Mais legen',
    '2026-04-24',
    { status: 'done', price_minor: 170_000, currency: 'EUR', amount: 29.5, unit: 'ha' },
    'Maschinenring Gäuboden',
  ),
  job(
    'Rüben legen',
    '2026-03-26',
    { status: 'invoiced', price_minor: 81_600, currency: 'EUR', amount: 12.75, unit: 'ha', invoice_number: 'MR-1' },
    'Maschinenring Gäuboden',
  ),
  job('Rüben roden', '2026-10-12', { status: 'expected', amount: 12.75, unit: 'ha' }, 'Maschinenring Gäuboden'),
]
