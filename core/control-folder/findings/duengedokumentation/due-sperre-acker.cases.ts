import type { CaseRows, RuleCase } from '../rule-case.ts'

const today = '2027-02-20'
const wheat = { year: 2026, crop: 'Winterweizen', sown_on: '2025-10-12', harvested_on: '2026-07-30' } as const
const gift = (done_on: string, changes: object = {}) => ({
  type: 'fertilizing',
  status: 'done',
  field_id: 'Bergfeld',
  product: 'Rindergülle',
  amount: 15,
  unit: 'm³/ha',
  done_on,
  n_kg_ha: 57,
  ...changes,
})
const rows = (work: object, crops: object[] = [wheat], changes: object = {}, more: object = {}): CaseRows =>
  ({
    fields: [{ name: 'Bergfeld', area_ha: 12, use: 'arable', crops, ...changes }],
    work_items: [work],
    ...more,
  }) as CaseRows
const rape = { year: 2027, crop: 'Winterraps', sown_on: '2026-08-25' }
const barley = { year: 2027, crop: 'Wintergerste', sown_on: '2026-09-28' }
const permit = (changes: object = {}) => ({
  permits: [
    {
      ref: 'SF',
      subject: 'Verschiebung der Sperrfrist',
      granted_on: '2026-09-01',
      valid_until: '2027-01-31',
      ...changes,
    },
  ],
})

export const cases: RuleCase[] = [
  { name: 'am Tag der Ernte', today, year: 2026, rows: rows(gift('2026-07-30')), is: 'in_ordnung' },
  { name: 'am Tag nach der Ernte', today, year: 2026, rows: rows(gift('2026-07-31')), is: 'mangel' },
  { name: 'am 31. Januar', today, rows: rows(gift('2027-01-31')), is: 'mangel' },
  { name: 'am 1. Februar', today, rows: rows(gift('2027-02-01')), is: 'in_ordnung' },
  {
    name: 'zu Raps bis zum 1. Oktober',
    today,
    year: 2026,
    rows: rows(gift('2026-10-01'), [wheat, rape]),
    is: 'in_ordnung',
  },
  { name: 'zu Raps am 2. Oktober', today, year: 2026, rows: rows(gift('2026-10-02'), [wheat, rape]), is: 'mangel' },
  {
    name: 'Raps erst am 16. September gesät',
    today,
    year: 2026,
    rows: rows(gift('2026-09-20'), [wheat, { ...rape, sown_on: '2026-09-16' }]),
    is: 'mangel',
  },
  {
    name: 'Raps ohne Saattag',
    today,
    year: 2026,
    rows: rows(gift('2026-09-20'), [wheat, { ...rape, sown_on: null }]),
    is: 'nicht_pruefbar',
  },
  {
    name: 'Raps ohne Saattag, im November ist es gleich',
    today,
    year: 2026,
    rows: rows(gift('2026-11-20'), [wheat, { ...rape, sown_on: null }]),
    is: 'mangel',
  },
  {
    name: 'Wintergerste nach Weizen',
    today,
    year: 2026,
    rows: rows(gift('2026-09-29'), [wheat, barley]),
    is: 'in_ordnung',
  },
  {
    name: 'Wintergerste nach Mais',
    today,
    year: 2026,
    rows: rows(gift('2026-09-29'), [{ year: 2026, crop: 'Silomais', harvested_on: '2026-09-20' }, barley]),
    is: 'mangel',
  },
  {
    name: 'Zwischenfrucht',
    today,
    year: 2026,
    rows: rows(gift('2026-08-20'), [wheat, { year: 2026, role: 'catch', crop: 'Senf', sown_on: '2026-08-25' }]),
    is: 'in_ordnung',
  },
  {
    name: 'Zwischenfrucht, die nur im nächsten Jahr genannt ist',
    today,
    year: 2026,
    rows: rows(gift('2026-08-20'), [wheat, { year: 2027, crop: 'Silomais', catch_crop: 'Senf' }]),
    is: 'nicht_pruefbar',
  },
  {
    name: 'Ernte unbekannt im September',
    today,
    year: 2026,
    rows: rows(gift('2026-09-20'), [{ ...wheat, harvested_on: null }]),
    is: 'nicht_pruefbar',
  },
  {
    name: 'Ernte unbekannt, aber der Weizen für das nächste Jahr ist gesät',
    today,
    year: 2026,
    rows: rows(gift('2026-10-20'), [
      { ...wheat, harvested_on: null },
      { ...wheat, year: 2027, sown_on: '2026-10-10', harvested_on: null },
    ]),
    is: 'mangel',
  },
  {
    name: 'Ernte unbekannt, im Januar ist sie vorbei',
    today,
    rows: rows(gift('2027-01-10'), [{ ...wheat, harvested_on: null }]),
    is: 'mangel',
  },
  { name: 'Ernte unbekannt im März', today, year: 2026, rows: rows(gift('2026-03-10'), []), is: 'in_ordnung' },
  {
    name: 'Mais steht noch',
    today,
    year: 2026,
    rows: rows(gift('2026-08-20'), [{ year: 2026, crop: 'Silomais', harvested_on: '2026-09-25' }]),
    is: 'in_ordnung',
  },
  {
    name: 'Festmist hat seine eigene Sperrfrist',
    today,
    year: 2026,
    rows: rows(gift('2026-10-20', { product: 'Rindermist' })),
    is: 'betrifft_nicht',
  },
  {
    name: 'Hühnermist nicht',
    today,
    year: 2026,
    rows: rows(gift('2026-10-20', { product: 'Hühnermist' })),
    is: 'mangel',
  },
  {
    name: 'Kalk',
    today,
    year: 2026,
    rows: rows(gift('2026-10-20', { product: 'Kohlensaurer Kalk', n_kg_ha: null })),
    is: 'betrifft_nicht',
  },
  {
    name: 'Kali und Gülle in einer Arbeit',
    today,
    year: 2026,
    rows: rows(
      gift('2026-10-20', {
        product: null,
        positions: [{ product: 'Kornkali' }, { product: 'Rindergülle', n_kg_ha: 57 }],
      }),
    ),
    is: 'mangel',
  },
  {
    name: 'Grünland',
    today,
    year: 2026,
    rows: rows(gift('2026-10-20'), [], { use: 'grassland' }),
    is: 'betrifft_nicht',
  },
  {
    name: 'mehrjähriges Ackergras',
    today,
    year: 2026,
    rows: rows(gift('2026-10-20'), [{ year: 2026, crop: 'Ackergras', sown_on: '2026-05-15' }]),
    is: 'betrifft_nicht',
  },
  {
    name: 'Genehmigung hinterlegt, in den ersten vier Wochen',
    today,
    year: 2026,
    rows: rows(gift('2026-10-20', { permit_id: 'SF' }), [wheat, rape], {}, permit()),
    is: 'hinweis',
  },
  {
    name: 'Genehmigung hinterlegt, aber mehr als vier Wochen danach',
    today,
    year: 2026,
    rows: rows(gift('2026-11-20', { permit_id: 'SF' }), [wheat, rape], {}, permit()),
    is: 'mangel',
  },
  {
    name: 'Genehmigung nicht bei der Arbeit, aber im Betrieb',
    today,
    year: 2026,
    rows: rows(gift('2026-10-20'), [wheat, rape], {}, permit()),
    is: 'hinweis',
  },
  {
    name: 'Genehmigung abgelaufen',
    today,
    year: 2026,
    rows: rows(gift('2026-10-20', { permit_id: 'SF' }), [wheat, rape], {}, permit({ valid_until: '2026-10-10' })),
    is: 'mangel',
  },
  {
    name: 'unbekanntes Feld',
    today,
    year: 2026,
    rows: rows(gift('2026-10-20', { field_id: null })),
    is: 'betrifft_nicht',
  },
  {
    name: 'auf zwei Feldern, eines geerntet',
    today,
    year: 2026,
    rows: {
      fields: [
        { name: 'Bergfeld', area_ha: 12, use: 'arable', crops: [wheat] },
        {
          name: 'Kamp',
          area_ha: 9,
          use: 'arable',
          crops: [{ year: 2026, crop: 'Silomais', harvested_on: '2026-10-01' }],
        },
      ],
      work_items: [gift('2026-08-20', { field_id: null, areas: [{ field: 'Kamp' }, { field: 'Bergfeld' }] })],
    } as CaseRows,
    is: 'mangel',
  },
  {
    name: 'verworfen',
    today,
    year: 2026,
    rows: rows(gift('2026-10-20', { status: 'discarded' })),
    is: 'betrifft_nicht',
  },
  {
    name: 'rotes Gebiet 2024: Zwischenfrucht ohne Futternutzung',
    today,
    year: 2024,
    rows: rows(
      gift('2024-08-20'),
      [
        { year: 2024, crop: 'Winterweizen', harvested_on: '2024-07-30' },
        { year: 2024, role: 'catch', crop: 'Senf', sown_on: '2024-08-25', used_as: 'green_manure' },
      ],
      { red_zone: 'yes' },
      { holdings: [{ state: 'NI' }] },
    ),
    is: 'mangel',
  },
]
