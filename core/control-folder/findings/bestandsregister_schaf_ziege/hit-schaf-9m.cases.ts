import type { RuleCase } from '../rule-case.ts'

const lamb = { species: 'sheep', name: 'Lamm', tag_state: 'missing', born_on: '2025-08-19' } as const
const ewe = { species: 'sheep', ear_tag: '276010390000001', born_on: '2025-08-19' } as const

export const cases: RuleCase[] = [
  { name: 'noch ungekennzeichnet, 7 Monate', today: '2026-04-18', rows: { animals: [lamb] }, is: 'in_ordnung' },
  { name: 'noch ungekennzeichnet, 8 Monate', today: '2026-04-19', rows: { animals: [lamb] }, is: 'hinweis' },
  {
    name: 'noch ungekennzeichnet am letzten Tag',
    today: '2026-05-19',
    rows: { animals: [lamb] },
    is: 'hinweis',
    due: '2026-05-19',
  },
  { name: 'älter als 9 Monate', today: '2026-05-20', rows: { animals: [lamb] }, is: 'mangel' },
  {
    name: 'Ziege, älter als 9 Monate',
    today: '2026-05-20',
    rows: { animals: [{ ...lamb, species: 'goat' }] },
    is: 'mangel',
  },
  {
    name: 'am letzten Tag gekennzeichnet',
    today: '2026-05-25',
    rows: { animals: [{ ...ewe, tagged_on: '2026-05-19' }] },
    is: 'in_ordnung',
  },
  {
    name: 'zu spät gekennzeichnet',
    today: '2026-05-25',
    rows: { animals: [{ ...ewe, tagged_on: '2026-05-20' }] },
    is: 'mangel',
  },
  {
    name: 'vor Jahren zu spät gekennzeichnet',
    today: '2026-05-25',
    rows: { animals: [{ ...ewe, born_on: '2021-03-01', tagged_on: '2022-03-01' }] },
    is: 'betrifft_nicht',
  },
  {
    name: 'zugekauft und hier neu gekennzeichnet',
    today: '2026-05-25',
    rows: { animals: [{ ...ewe, arrived_on: '2026-05-01', tagged_on: '2026-05-20' }] },
    is: 'betrifft_nicht',
  },
  { name: 'mit Nummer aus einer Liste', today: '2026-05-25', rows: { animals: [ewe] }, is: 'in_ordnung' },
  {
    name: 'vor 2010 geboren',
    today: '2026-05-25',
    rows: { animals: [{ ...lamb, born_on: '2009-12-31' }] },
    is: 'betrifft_nicht',
  },
  {
    name: 'Schlachtlamm mit Bestandsmarke, 10 Monate',
    today: '2026-06-20',
    rows: { animals: [{ ...lamb, tag_state: null, holding_mark: 'DE ROW 9990001' }] },
    is: 'hinweis',
  },
  {
    name: 'mit Bestandsmarke älter als ein Jahr',
    today: '2026-08-20',
    rows: { animals: [{ ...lamb, tag_state: null, holding_mark: 'DE ROW 9990001' }] },
    is: 'mangel',
  },
  {
    name: 'ungekennzeichnet verkauft',
    today: '2026-03-01',
    rows: { animals: [{ ...lamb, left_on: '2026-02-01', left_by: 'sold' }] },
    is: 'mangel',
  },
  {
    name: 'mit Bestandsmarke geschlachtet',
    today: '2026-03-01',
    rows: { animals: [{ ...lamb, holding_mark: 'DE ROW 9990001', left_on: '2026-02-01', left_by: 'slaughtered' }] },
    is: 'in_ordnung',
  },
  {
    name: 'ungekennzeichnet verendet',
    today: '2026-03-01',
    rows: { animals: [{ ...lamb, left_on: '2026-02-01', left_by: 'died' }] },
    is: 'betrifft_nicht',
  },
  {
    name: 'ungekennzeichnet abgegangen, wie ist nicht bekannt',
    today: '2026-03-01',
    rows: { animals: [{ ...lamb, left_on: '2026-02-01' }] },
    is: 'nicht_pruefbar',
  },
  {
    name: 'Marke verloren, Ersatz ist bestellt',
    today: '2026-05-20',
    rows: { animals: [{ ...lamb, born_on: '2023-03-01', replacement_tag_ordered_on: '2026-05-18' }] },
    is: 'hinweis',
  },
  {
    name: 'Geburtstag fehlt',
    today: '2026-05-20',
    rows: { animals: [{ ...lamb, born_on: null }] },
    is: 'nicht_pruefbar',
  },
]
