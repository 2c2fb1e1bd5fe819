import type { RuleCase } from '../rule-case.ts'

const calf = { species: 'cattle', name: 'Kalb', born_on: '2026-05-06', tag_state: 'missing' } as const
const tagged = { species: 'cattle', ear_tag: '276000390000041', born_on: '2026-05-06' } as const
const cow = { species: 'cattle', name: 'Alma', born_on: '2019-03-14', tag_state: 'missing' } as const
const today = '2026-05-20'

export const cases: RuleCase[] = [
  {
    name: 'am 7. Tag gekennzeichnet',
    today,
    rows: { animals: [{ ...tagged, tagged_on: '2026-05-13' }] },
    is: 'in_ordnung',
  },
  {
    name: 'am 8. Tag gekennzeichnet',
    today,
    rows: { animals: [{ ...tagged, born_on: '2026-05-05', tagged_on: '2026-05-13' }] },
    is: 'mangel',
    due: '2026-05-12',
  },
  {
    name: 'Fristende ein Sonntag, am Montag gekennzeichnet',
    today,
    rows: { animals: [{ ...tagged, born_on: '2026-05-03', tagged_on: '2026-05-11' }] },
    is: 'hinweis',
    due: '2026-05-11',
  },
  { name: 'Nummer ohne Tag der Kennzeichnung', today, rows: { animals: [tagged] }, is: 'in_ordnung' },
  { name: 'ohne Ohrmarke, Tag 4', today: '2026-05-10', rows: { animals: [calf] }, is: 'in_ordnung' },
  { name: 'ohne Ohrmarke, Tag 5', today: '2026-05-11', rows: { animals: [calf] }, is: 'hinweis' },
  { name: 'ohne Ohrmarke, Tag 7', today: '2026-05-13', rows: { animals: [calf] }, is: 'hinweis' },
  { name: 'ohne Ohrmarke, Tag 8', today: '2026-05-14', rows: { animals: [calf] }, is: 'mangel' },
  {
    name: 'am 3. Tag ohne Ohrmarke verendet',
    today,
    rows: { animals: [{ ...calf, left_on: '2026-05-09', left_by: 'died' }] },
    is: 'betrifft_nicht',
  },
  {
    name: 'am 3. Tag ohne Ohrmarke verkauft',
    today,
    rows: { animals: [{ ...calf, left_on: '2026-05-09', left_by: 'sold' }] },
    is: 'mangel',
  },
  {
    name: 'am 3. Tag ohne Ohrmarke abgegangen, wie ist nicht bekannt',
    today,
    rows: { animals: [{ ...calf, left_on: '2026-05-09' }] },
    is: 'nicht_pruefbar',
  },
  {
    name: 'alte Kuh mit Nummer aus einer Liste',
    today,
    rows: { animals: [{ ...cow, ear_tag: '276000390000001', tag_state: null }] },
    is: 'in_ordnung',
  },
  { name: 'Kuh hat die Ohrmarke verloren', today, rows: { animals: [cow] }, is: 'mangel' },
  {
    name: 'Kuh hat die Ohrmarke verloren, Ersatz ist bestellt',
    today,
    rows: { animals: [{ ...cow, replacement_tag_ordered_on: '2026-05-18' }] },
    is: 'hinweis',
  },
  {
    name: 'Kalb war rechtzeitig gekennzeichnet und hat die Ohrmarke verloren',
    today,
    rows: { animals: [{ ...calf, tagged_on: '2026-05-08' }] },
    is: 'mangel',
  },
  {
    name: 'wie es im Vorjahr um die Ohrmarke stand, sagt die Zeile nicht',
    today,
    year: 2025,
    rows: { animals: [cow] },
    is: 'betrifft_nicht',
  },
  { name: 'Marke unleserlich', today, rows: { animals: [{ ...cow, tag_state: 'unreadable' }] }, is: 'in_ordnung' },
  {
    name: 'ohne Ohrmarke, Geburtstag fehlt',
    today,
    rows: { animals: [{ ...cow, born_on: null }] },
    is: 'nicht_pruefbar',
  },
  { name: 'abgegangene Kuh', today, rows: { animals: [{ ...cow, status: 'gone' }] }, is: 'betrifft_nicht' },
  {
    name: 'ein Schaf ist kein Rind',
    today,
    rows: { animals: [{ ...calf, species: 'sheep' }] },
    is: 'betrifft_nicht',
  },
]
