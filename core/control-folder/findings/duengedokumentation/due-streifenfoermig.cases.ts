import type { CaseRows, RuleCase } from '../rule-case.ts'

const today = '2026-05-20'
const rows = (technique: string | null, changes: object = {}, field: object = {}, more: object = {}): CaseRows =>
  ({
    fields: [{ name: 'Hauswiese', area_ha: 8.5, use: 'grassland', ...field }],
    work_items: [
      {
        type: 'fertilizing',
        title: 'Düngung',
        status: 'done',
        field_id: 'Hauswiese',
        product: 'Rindergülle',
        done_on: '2026-03-20',
        technique,
        ...changes,
      },
    ],
    ...more,
  }) as CaseRows
const wheat = { use: 'arable', crops: [{ year: 2026, crop: 'Winterweizen', sown_on: '2025-10-12' }] }
const bare = { use: 'arable', crops: [{ year: 2026, crop: 'Silomais', sown_on: '2026-04-25' }] }

export const cases: RuleCase[] = [
  { name: 'Schleppschuh auf Grünland', today, rows: rows('Schleppschuh'), is: 'in_ordnung' },
  { name: 'Breitverteiler auf Grünland', today, rows: rows('Breitverteiler'), is: 'mangel' },
  {
    name: 'Prallteller auf Grünland am 31.01.2025',
    today,
    year: 2025,
    rows: rows('Prallteller', { done_on: '2025-01-31' }),
    is: 'betrifft_nicht',
  },
  {
    name: 'Prallteller auf Grünland am 01.02.2025',
    today,
    year: 2025,
    rows: rows('Prallteller', { done_on: '2025-02-01' }),
    is: 'mangel',
  },
  { name: 'Breitverteiler im Weizen', today, rows: rows('Breitverteiler', {}, wheat), is: 'mangel' },
  {
    name: 'Breitverteiler im Weizen am 31.01.2020',
    today,
    year: 2020,
    rows: rows(
      'Breitverteiler',
      { done_on: '2020-01-31' },
      { use: 'arable', crops: [{ year: 2020, crop: 'Winterweizen', sown_on: '2019-10-12' }] },
    ),
    is: 'betrifft_nicht',
  },
  {
    name: 'Breitverteiler im Weizen am 01.02.2020',
    today,
    year: 2020,
    rows: rows(
      'Breitverteiler',
      { done_on: '2020-02-01' },
      { use: 'arable', crops: [{ year: 2020, crop: 'Winterweizen', sown_on: '2019-10-12' }] },
    ),
    is: 'mangel',
  },
  { name: 'auf unbestelltem Acker', today, rows: rows('Breitverteiler', {}, bare), is: 'betrifft_nicht' },
  {
    name: 'ob bestellt, ist unbekannt',
    today,
    rows: rows('Breitverteiler', {}, { use: 'arable' }),
    is: 'nicht_pruefbar',
  },
  {
    name: 'Kleegras auf dem Acker',
    today,
    rows: rows(
      'Breitverteiler',
      {},
      { use: 'arable', crops: [{ year: 2026, crop: 'Kleegras', sown_on: '2025-08-20' }] },
    ),
    is: 'mangel',
  },
  { name: 'Technik fehlt', today, rows: rows(null), is: 'nicht_pruefbar' },
  {
    name: 'die Maschine sagt es',
    today,
    rows: rows(null, { machine: 'Güllewagen mit Schleppschuh' }),
    is: 'in_ordnung',
  },
  {
    name: 'am Tag der Saat weiß niemand, was zuerst war',
    today,
    rows: rows('Breitverteiler', { done_on: '2026-04-25' }, bare),
    is: 'nicht_pruefbar',
  },
  { name: 'am Tag nach der Saat', today, rows: rows('Breitverteiler', { done_on: '2026-04-26' }, bare), is: 'mangel' },
  {
    name: 'im September, die Ernte ist nicht eingetragen',
    today: '2026-10-20',
    rows: rows('Breitverteiler', { done_on: '2026-09-01' }, wheat),
    is: 'nicht_pruefbar',
  },
  {
    name: 'im September nach der Ernte',
    today: '2026-10-20',
    rows: rows(
      'Breitverteiler',
      { done_on: '2026-09-01' },
      { use: 'arable', crops: [{ ...wheat.crops[0], harvested_on: '2026-07-30' }] },
    ),
    is: 'betrifft_nicht',
  },
  {
    name: 'im September, Wintergerste ohne Saattag folgt',
    today: '2026-10-20',
    rows: rows(
      'Breitverteiler',
      { done_on: '2026-09-01' },
      {
        use: 'arable',
        crops: [
          { ...wheat.crops[0], harvested_on: '2026-07-30' },
          { year: 2027, crop: 'Wintergerste' },
        ],
      },
    ),
    is: 'nicht_pruefbar',
  },
  {
    name: 'Genehmigung vom selben Tag, die an ihm endet',
    today,
    rows: rows(
      'Breitverteiler',
      { permit_id: 'G' },
      {},
      { permits: [{ ref: 'G', granted_on: '2026-03-20', valid_until: '2026-03-20' }] },
    ),
    is: 'in_ordnung',
  },
  {
    name: 'Genehmigung erst danach',
    today,
    rows: rows('Breitverteiler', { permit_id: 'G' }, {}, { permits: [{ ref: 'G', granted_on: '2026-03-21' }] }),
    is: 'mangel',
  },
  {
    name: 'mit Genehmigung',
    today,
    rows: rows(
      'Breitverteiler',
      { permit_id: 'G' },
      {},
      { permits: [{ ref: 'G', granted_on: '2026-01-10', valid_until: '2026-12-31' }] },
    ),
    is: 'in_ordnung',
  },
  {
    name: 'Genehmigung abgelaufen',
    today,
    rows: rows(
      'Breitverteiler',
      { permit_id: 'G' },
      {},
      { permits: [{ ref: 'G', granted_on: '2025-01-10', valid_until: '2026-03-19' }] },
    ),
    is: 'mangel',
  },
  {
    name: 'Mist ist nicht flüssig',
    today,
    rows: rows('Breitstreuer', { product: 'Rindermist' }),
    is: 'betrifft_nicht',
  },
  { name: 'AHL ist mineralisch', today, rows: rows('Breitverteiler', { product: 'AHL 28' }), is: 'betrifft_nicht' },
]
