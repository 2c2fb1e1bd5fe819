import { row, type ExampleRow } from '../../../../core/onboarding/example-row.ts'
import { contact, job, receipt } from './money-farms.ts'

const goods = (
  article: string,
  category: string,
  amount: number,
  unit: string,
  net_eur: number | null,
  more: object = {},
) => ({
  article,
  category,
  is: 'goods',
  amount,
  unit,
  net_eur,
  ...more,
})

const RAISEN = 'Landhandel Raisen Nord GmbH'

/** Buys feed and fertilizer, and sells by no receipt. */
export const DAIRY: readonly ExampleRow[] = [
  contact('Lohnunternehmen Harms', ['contractor']),
  row('contacts', 'Veterinäramt', {
    name: 'Veterinäramt Rotenburg',
    type: 'authority',
    phone: '040 123',
    roles: ['veterinary_office'],
  }),
  row(
    'letters',
    'Anhörung',
    { subject: 'Anhörung zur Geburtsmeldung', category: 'hearing', dated: '2026-05-18', deadline: '2026-06-24' },
    { sender_id: 'Veterinäramt' },
  ),
  row('letters', 'RN-871', {
    subject: 'Rechnung RN-871',
    sender: RAISEN,
    category: 'invoice',
    dated: '2026-05-08',
    deadline: '2026-06-07',
  }),
  receipt('LS-1', {
    type: 'delivery_note',
    date: '2026-02-20',
    partner: RAISEN,
    positions: [
      goods('KAS 27', 'fertilizer', 6000, 'kg', null, { delivered_on: '2026-02-20' }),
      goods('DAP 18/46', 'fertilizer', 1000, 'kg', null, { delivered_on: '2026-02-20' }),
    ],
  }),
  receipt('RN-1', {
    date: '2026-02-27',
    due_on: '2026-03-29',
    paid_on: '2026-03-20',
    partner: RAISEN,
    net_eur: 2480,
    tax_eur: 471.2,
    gross_eur: 2951.2,
    positions: [
      goods('KAS 27', 'fertilizer', 6000, 'kg', 1860, { delivery_note: 'LS-1', tax_percent: 19 }),
      goods('DAP 18/46', 'fertilizer', 1000, 'kg', 620, { delivery_note: 'LS-1', tax_percent: 19 }),
    ],
  }),
  receipt('RN-2', {
    date: '2026-03-12',
    due_on: '2026-03-26',
    paid_on: '2026-03-24',
    partner: RAISEN,
    net_eur: 2240,
    tax_eur: 425.6,
    gross_eur: 2665.6,
    positions: [goods('Diesel', 'fuel', 2000, 'l', 2240, { delivered_on: '2026-03-12', tax_percent: 19 })],
  }),
  receipt('RN-871', {
    date: '2026-05-08',
    due_on: '2026-06-07',
    partner: RAISEN,
    net_eur: 3784,
    tax_eur: 455.68,
    gross_eur: 4239.68,
    taxes: [
      { tax_percent: 7, net_eur: 2194, tax_eur: 153.58 },
      { tax_percent: 19, net_eur: 1590, tax_eur: 302.1 },
    ],
    positions: [
      goods('Milchleistungsfutter MLF 18/3', 'feed', 6000, 'kg', 1734, { delivered_on: '2026-05-07' }),
      goods('Mineralfutter Rind', 'feed', 500, 'kg', 460, { delivered_on: '2026-05-07' }),
      goods('KAS 27', 'fertilizer', 5000, 'kg', 1590, { delivered_on: '2026-05-07' }),
    ],
  }),
  receipt('TA-5', {
    date: '2026-05-15',
    due_on: '2026-06-14',
    partner: 'Dr. Meinecke',
    net_eur: 84.9,
    tax_eur: 16.13,
    gross_eur: 101.03,
  }),
  row('stock', 'Futter', {
    article: 'Milchleistungsfutter MLF 18/3',
    category: 'feed',
    amount: 6000,
    unit: 'kg',
    delivered_on: '2026-05-07',
  }),
  row('stock', 'KAS', {
    article: 'KAS 27',
    category: 'fertilizer',
    amount: 5000,
    unit: 'kg',
    delivered_on: '2026-05-07',
  }),
  row('stock', 'Diesel', { article: 'Diesel', category: 'fuel', amount: 1850, unit: 'l' }),
  ...['06', '07', '08', '09', '10', '11', '12'].map((month) =>
    row('expected_jobs', `Kraftfutter ${month}`, {
      task: 'Kraftfutter liefern',
      due_on: `2026-${month}-01`,
      amount: 8.3,
      unit: 't',
      status: 'expected',
    }),
  ),
  job(
    'Gras häckseln, 2. Schnitt',
    '2026-06-28',
    { status: 'expected', amount: 30, unit: 'ha' },
    'Lohnunternehmen Harms',
  ),
  job('Silomais häckseln', '2026-09-10', { status: 'expected', amount: 22.2, unit: 'ha' }, 'Lohnunternehmen Harms'),
]
