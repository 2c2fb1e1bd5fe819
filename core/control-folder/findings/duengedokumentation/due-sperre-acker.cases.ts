import type { CaseRows, RuleCase } from '../rule-case.ts'

const of = (name: string, is: RuleCase['is'], given: CaseRows, year = 2026): RuleCase => ({
  name,
  today: '2027-02-20',
  year,
  rows: given,
  is,
})
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
  of('am Tag der Ernte', 'in_ordnung', rows(gift('2026-07-30'))),
  of('am Tag nach der Ernte', 'mangel', rows(gift('2026-07-31'))),
  of('am 31. Januar', 'mangel', rows(gift('2027-01-31')), 2027),
  of('am 1. Februar', 'in_ordnung', rows(gift('2027-02-01')), 2027),
  of('zu Raps bis zum 1. Oktober', 'in_ordnung', rows(gift('2026-10-01'), [wheat, rape])),
  of('zu Raps am 2. Oktober', 'mangel', rows(gift('2026-10-02'), [wheat, rape])),
  of(
    'Raps erst am 16. September gesät',
    'mangel',
    rows(gift('2026-09-20'), [wheat, { ...rape, sown_on: '2026-09-16' }]),
  ),
  of('Raps ohne Saattag', 'nicht_pruefbar', rows(gift('2026-09-20'), [wheat, { ...rape, sown_on: null }])),
  of(
    'Raps ohne Saattag, im November ist es gleich',
    'mangel',
    rows(gift('2026-11-20'), [wheat, { ...rape, sown_on: null }]),
  ),
  of('Wintergerste nach Weizen', 'in_ordnung', rows(gift('2026-09-29'), [wheat, barley])),
  of(
    'Wintergerste nach Mais',
    'mangel',
    rows(gift('2026-09-29'), [{ year: 2026, crop: 'Silomais', harvested_on: '2026-09-20' }, barley]),
  ),
  of(
    'Zwischenfrucht',
    'in_ordnung',
    rows(gift('2026-08-20'), [wheat, { year: 2026, role: 'catch', crop: 'Senf', sown_on: '2026-08-25' }]),
  ),
  of(
    'Zwischenfrucht, die nur im nächsten Jahr genannt ist',
    'nicht_pruefbar',
    rows(gift('2026-08-20'), [wheat, { year: 2027, crop: 'Silomais', catch_crop: 'Senf' }]),
  ),
  of('Ernte unbekannt im September', 'nicht_pruefbar', rows(gift('2026-09-20'), [{ ...wheat, harvested_on: null }])),
  of(
    'Ernte unbekannt, aber der Weizen für das nächste Jahr ist gesät',
    'mangel',
    rows(gift('2026-10-20'), [
      { ...wheat, harvested_on: null },
      { ...wheat, year: 2027, sown_on: '2026-10-10', harvested_on: null },
    ]),
  ),
  of(
    'Ernte unbekannt, im Januar ist sie vorbei',
    'mangel',
    rows(gift('2027-01-10'), [{ ...wheat, harvested_on: null }]),
    2027,
  ),
  of('Ernte unbekannt im März', 'in_ordnung', rows(gift('2026-03-10'), [])),
  of(
    'Mais steht noch',
    'in_ordnung',
    rows(gift('2026-08-20'), [{ year: 2026, crop: 'Silomais', harvested_on: '2026-09-25' }]),
  ),
  of('Festmist hat seine eigene Sperrfrist', 'betrifft_nicht', rows(gift('2026-10-20', { product: 'Rindermist' }))),
  of('Hühnermist nicht', 'mangel', rows(gift('2026-10-20', { product: 'Hühnermist' }))),
  of('Kalk', 'betrifft_nicht', rows(gift('2026-10-20', { product: 'Kohlensaurer Kalk', n_kg_ha: null }))),
  of(
    'Kali und Gülle in einer Arbeit',
    'mangel',
    rows(
      gift('2026-10-20', {
        product: null,
        positions: [{ product: 'Kornkali' }, { product: 'Rindergülle', n_kg_ha: 57 }],
      }),
    ),
  ),
  of('Grünland', 'betrifft_nicht', rows(gift('2026-10-20'), [], { use: 'grassland' })),
  of(
    'mehrjähriges Ackergras',
    'betrifft_nicht',
    rows(gift('2026-10-20'), [{ year: 2026, crop: 'Ackergras', sown_on: '2026-05-15' }]),
  ),
  of(
    'Genehmigung hinterlegt, in den ersten vier Wochen',
    'hinweis',
    rows(gift('2026-10-20', { permit_id: 'SF' }), [wheat, rape], {}, permit()),
  ),
  of(
    'Genehmigung hinterlegt, aber mehr als vier Wochen danach',
    'mangel',
    rows(gift('2026-11-20', { permit_id: 'SF' }), [wheat, rape], {}, permit()),
  ),
  of(
    'Genehmigung nicht bei der Arbeit, aber im Betrieb',
    'hinweis',
    rows(gift('2026-10-20'), [wheat, rape], {}, permit()),
  ),
  of(
    'Genehmigung abgelaufen',
    'mangel',
    rows(gift('2026-10-20', { permit_id: 'SF' }), [wheat, rape], {}, permit({ valid_until: '2026-10-10' })),
  ),
  of('unbekanntes Feld', 'betrifft_nicht', rows(gift('2026-10-20', { field_id: null }))),
  of('auf zwei Feldern, eines geerntet', 'mangel', {
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
  } as CaseRows),
  of('verworfen', 'betrifft_nicht', rows(gift('2026-10-20', { status: 'discarded' }))),
  of(
    'rotes Gebiet 2024: Zwischenfrucht ohne Futternutzung',
    'mangel',
    rows(
      gift('2024-08-20'),
      [
        { year: 2024, crop: 'Winterweizen', harvested_on: '2024-07-30' },
        { year: 2024, role: 'catch', crop: 'Senf', sown_on: '2024-08-25', used_as: 'green_manure' },
      ],
      { red_zone: 'yes' },
      { holdings: [{ state: 'NI' }] },
    ),
    2024,
  ),
]
