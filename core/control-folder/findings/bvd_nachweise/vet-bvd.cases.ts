import type { RuleCase } from '../rule-case.ts'

const calf = { species: 'cattle', ear_tag: '276000390000043', born_on: '2026-04-02' } as const
const sampled = (bvd_sampled_on: string) => ({ animals: [{ ...calf, bvd_sampled_on, bvd: 'negative' as const }] })
const none = { animals: [{ ...calf, bvd: 'no_sample' as const }] }
const moved = (values: object) => ({
  animals: [{ ...calf, left_on: '2026-04-20', left_by: 'sold' as const, ...values }],
})
const today = '2026-05-20'

export const cases: RuleCase[] = [
  { name: 'Probe am letzten Tag', today, rows: sampled('2026-05-02'), is: 'in_ordnung' },
  {
    name: 'Fristende ein Samstag, Probe am Montag',
    today,
    rows: sampled('2026-05-04'),
    is: 'hinweis',
    due: '2026-05-04',
  },
  { name: 'Probe zu spät', today, rows: sampled('2026-05-05'), is: 'mangel' },
  { name: 'ohne Probe, 20 Tage alt', today: '2026-04-22', rows: none, is: 'in_ordnung' },
  { name: 'ohne Probe, 21 Tage alt', today: '2026-04-23', rows: none, is: 'hinweis', due: '2026-05-04' },
  { name: 'ohne Probe, älter als einen Monat', today, rows: none, is: 'mangel', due: '2026-05-04' },
  { name: 'Befund nicht eingetragen', today, rows: { animals: [calf] }, is: 'mangel' },
  { name: 'Befund ohne Tag der Probe', today, rows: { animals: [{ ...calf, bvd: 'negative' }] }, is: 'in_ordnung' },
  { name: 'Befund steht aus', today, rows: { animals: [{ ...calf, bvd: 'pending' }] }, is: 'in_ordnung' },
  { name: 'BVD-positiv', today, rows: { animals: [{ ...calf, bvd: 'positive' }] }, is: 'hinweis' },
  {
    name: 'im Dezember geboren, Frist im Januar',
    today,
    rows: { animals: [{ ...calf, born_on: '2025-12-10' }] },
    is: 'mangel',
    due: '2026-01-12',
  },
  {
    name: 'vor Jahren geboren, Befund steht in keiner Liste',
    today,
    rows: { animals: [{ ...calf, born_on: '2019-03-14' }] },
    is: 'betrifft_nicht',
  },
  {
    name: 'zugekauft',
    today,
    rows: { animals: [{ ...calf, arrived_on: '2026-04-16' }] },
    is: 'betrifft_nicht',
  },
  { name: 'mit Befund verkauft', today, rows: moved({ bvd: 'negative' }), is: 'in_ordnung' },
  { name: 'ohne Befund verkauft', today, rows: moved({}), is: 'mangel' },
  { name: 'verkauft, bevor der Befund da war', today, rows: moved({ bvd: 'pending' }), is: 'mangel' },
  { name: 'ohne Befund geschlachtet', today, rows: moved({ left_by: 'slaughtered' }), is: 'betrifft_nicht' },
  { name: 'verendet', today, rows: moved({ left_by: 'died' }), is: 'betrifft_nicht' },
  { name: 'abgegangen, wie ist nicht bekannt', today, rows: moved({ left_by: null }), is: 'nicht_pruefbar' },
  {
    name: 'alte Kuh verkauft, Befund nicht eingetragen',
    today,
    rows: moved({ born_on: '2019-03-14' }),
    is: 'nicht_pruefbar',
  },
  {
    name: 'alte Kuh verkauft, ihr Kalb ist negativ',
    today,
    rows: {
      animals: [
        ...moved({ born_on: '2019-03-14' }).animals,
        {
          species: 'cattle',
          ear_tag: '276000390000044',
          mother_ear_tag: calf.ear_tag,
          born_on: '2025-03-01',
          bvd: 'negative',
        },
      ],
    },
    is: 'in_ordnung',
  },
  {
    name: 'alte Kuh ohne Probe verkauft',
    today,
    rows: moved({ born_on: '2019-03-14', bvd: 'no_sample' }),
    is: 'mangel',
  },
]
