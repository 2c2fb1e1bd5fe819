import type { RuleCase } from '../rule-case.ts'

const stay = {
  arrived_from: null,
  arrival_reported_on: null,
  left_to: null,
  left_by: null,
  leaving_reported_on: null,
}
const calf = { species: 'cattle', ear_tag: '276000390000041' } as const
const born = (born_on: string, birth_reported_on: string | null) => ({
  animals: [{ ...calf, born_on, birth_reported_on }],
})
const today = '2026-05-20'

export const cases: RuleCase[] = [
  { name: 'am 7. Tag gemeldet', today, rows: born('2026-05-01', '2026-05-08'), is: 'in_ordnung' },
  { name: 'am 8. Tag gemeldet', today, rows: born('2026-05-01', '2026-05-09'), is: 'mangel', due: '2026-05-08' },
  { name: 'am 10. Tag gemeldet', today, rows: born('2026-05-06', '2026-05-16'), is: 'mangel', due: '2026-05-13' },
  {
    name: 'Fristende ein Sonntag, am Montag gemeldet',
    today,
    rows: born('2026-05-03', '2026-05-11'),
    is: 'hinweis',
    due: '2026-05-11',
  },
  {
    name: 'im Dezember geboren, Frist im neuen Jahr',
    today: '2027-01-04',
    rows: born('2026-12-30', null),
    is: 'hinweis',
    due: '2027-01-06',
  },
  { name: 'noch nicht gemeldet, Tag 4', today, rows: born('2026-05-16', null), is: 'in_ordnung' },
  { name: 'noch nicht gemeldet, Tag 5', today, rows: born('2026-05-15', null), is: 'hinweis', due: '2026-05-22' },
  { name: 'noch nicht gemeldet, Tag 7', today, rows: born('2026-05-13', null), is: 'hinweis' },
  { name: 'noch nicht gemeldet, Tag 8', today, rows: born('2026-05-12', null), is: 'mangel' },
  {
    name: 'vor Jahren geboren, Meldung steht in keiner Liste',
    today,
    rows: born('2019-03-14', null),
    is: 'betrifft_nicht',
  },
  {
    name: 'zugekauftes Kalb',
    today,
    rows: { animals: [{ ...calf, born_on: '2026-03-01', arrived_on: '2026-04-01' }] },
    is: 'betrifft_nicht',
  },
  {
    name: 'zugekauftes Kalb, das schon wieder zurück ist',
    today,
    rows: {
      animals: [
        {
          ...calf,
          born_on: '2026-03-01',
          arrived_on: '2026-05-01',
          earlier_stays: [{ ...stay, arrived_on: '2026-04-01', left_on: '2026-04-20' }],
        },
      ],
    },
    is: 'betrifft_nicht',
  },
  {
    name: 'am 2. Tag verendet, noch ohne Ohrmarke',
    today,
    rows: {
      animals: [
        {
          species: 'cattle',
          name: 'Kalb',
          tag_state: 'missing',
          born_on: '2026-05-01',
          left_on: '2026-05-03',
          left_by: 'died',
        },
      ],
    },
    is: 'betrifft_nicht',
  },
  {
    name: 'am 2. Tag verendet, schon mit Ohrmarke',
    today,
    rows: {
      animals: [{ ...calf, born_on: '2026-05-01', tagged_on: '2026-05-01', left_on: '2026-05-03', left_by: 'died' }],
    },
    is: 'mangel',
  },
  {
    name: 'nach zwei Wochen verendet, nie gemeldet',
    today,
    rows: { animals: [{ ...calf, born_on: '2026-05-01', left_on: '2026-05-15', left_by: 'died' }] },
    is: 'mangel',
  },
  {
    name: 'ein Lamm',
    today,
    rows: { animals: [{ ...calf, ear_tag: '276010390000041', species: 'sheep', born_on: '2026-05-01' }] },
    is: 'betrifft_nicht',
  },
]
