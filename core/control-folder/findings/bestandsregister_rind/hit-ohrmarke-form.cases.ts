import type { RuleCase } from '../rule-case.ts'

const cow = { species: 'cattle', ear_tag: '276000390000001' } as const
const unknown = { species: 'cattle', name: 'Kuh 7', tag_state: 'invalid' } as const
const today = '2026-05-20'

export const cases: RuleCase[] = [
  { name: 'Rind mit 15 Ziffern', today, rows: { animals: [cow] }, is: 'in_ordnung' },
  { name: 'Rind aus Österreich', today, rows: { animals: [{ ...cow, ear_tag: 'AT123456789' }] }, is: 'in_ordnung' },
  {
    name: 'Schaf mit der Nummer eines Schafes',
    today,
    rows: { animals: [{ species: 'sheep', ear_tag: '276010390000001' }] },
    is: 'in_ordnung',
  },
  {
    name: 'Rind mit der Nummer eines Schafes',
    today,
    rows: { animals: [{ ...cow, ear_tag: '276010390000001' }] },
    is: 'mangel',
  },
  { name: 'Ziege mit der Nummer eines Rindes', today, rows: { animals: [{ ...cow, species: 'goat' }] }, is: 'mangel' },
  {
    name: 'Rind mit der Marke eines Schweins',
    today,
    rows: { animals: [{ ...cow, ear_tag: 'DEROW9990001' }] },
    is: 'mangel',
  },
  {
    name: 'Nummer besteht die Prüfung nicht',
    today,
    rows: { animals: [{ ...unknown, tag_as_read: 'DE 99 123 45678' }] },
    is: 'mangel',
  },
  {
    name: 'Marke unleserlich',
    today,
    rows: { animals: [{ ...unknown, tag_state: 'unreadable' }] },
    is: 'nicht_pruefbar',
  },
  {
    name: 'gelesene Nummer trägt schon ein anderes Tier',
    today,
    rows: { animals: [cow, { ...unknown, tag_state: 'unreadable', tag_as_read: 'DE 03 900 00001' }] },
    is: 'hinweis',
  },
  {
    name: 'noch ohne Ohrmarke',
    today,
    rows: { animals: [{ ...unknown, tag_state: 'missing' }] },
    is: 'betrifft_nicht',
  },
  {
    name: 'im Vorjahr abgegangen',
    today,
    rows: { animals: [{ ...unknown, left_on: '2025-03-01' }] },
    is: 'betrifft_nicht',
  },
  { name: 'Schwein', today, rows: { animals: [{ ...cow, species: 'pig' }] }, is: 'betrifft_nicht' },
]
