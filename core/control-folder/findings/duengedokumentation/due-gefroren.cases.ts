import type { CaseRows, RuleCase } from '../rule-case.ts'

const today = '2026-12-20'
const rows = (soil_condition: string | null, changes: object = {}): CaseRows =>
  ({
    work_items: [
      {
        type: 'fertilizing',
        status: 'done',
        product: 'Rindergülle',
        done_on: '2026-02-10',
        n_kg_ha: 57,
        soil_condition,
        ...changes,
      },
    ],
  }) as CaseRows

export const cases: RuleCase[] = [
  { name: 'gefroren', today, rows: rows('gefroren'), is: 'mangel' },
  {
    name: 'nur oben gefroren, tags aufgetaut',
    today,
    rows: rows('oberflächlich gefroren, tagsüber auftauend'),
    is: 'mangel',
  },
  { name: 'schneebedeckt', today, rows: rows('schneebedeckt'), is: 'mangel' },
  { name: 'wassergesättigt', today, rows: rows('Wassergesättigt'), is: 'mangel' },
  { name: 'überschwemmt', today, rows: rows('teilweise überschwemmt', { done_on: '2026-06-10' }), is: 'mangel' },
  { name: 'nicht gefroren', today, rows: rows('nicht gefroren, trocken'), is: 'in_ordnung' },
  { name: 'frostfrei und ohne Schnee', today, rows: rows('frostfrei, ohne Schnee'), is: 'in_ordnung' },
  { name: 'nicht gefroren, aber schneebedeckt', today, rows: rows('nicht gefroren, schneebedeckt'), is: 'mangel' },
  { name: 'im Februar ohne Angabe', today, rows: rows(null), is: 'nicht_pruefbar' },
  { name: 'am 31. März ohne Angabe', today, rows: rows(null, { done_on: '2026-03-31' }), is: 'nicht_pruefbar' },
  { name: 'am 1. April ohne Angabe', today, rows: rows(null, { done_on: '2026-04-01' }), is: 'in_ordnung' },
  { name: 'am 31. Oktober ohne Angabe', today, rows: rows(null, { done_on: '2026-10-31' }), is: 'in_ordnung' },
  { name: 'am 1. November ohne Angabe', today, rows: rows(' ', { done_on: '2026-11-01' }), is: 'nicht_pruefbar' },
  {
    name: 'Kalk auf Frost',
    today,
    rows: rows('gefroren', { product: 'Kohlensaurer Kalk', n_kg_ha: null }),
    is: 'betrifft_nicht',
  },
  {
    name: 'Gülle neben Kali',
    today,
    rows: rows('gefroren', { product: null, positions: [{ product: 'Kornkali' }, { product: 'Rindergülle' }] }),
    is: 'mangel',
  },
  {
    name: 'geplant',
    today,
    rows: rows('gefroren', { status: 'planned', done_on: null, planned_until: '2026-02-10' }),
    is: 'betrifft_nicht',
  },
]
