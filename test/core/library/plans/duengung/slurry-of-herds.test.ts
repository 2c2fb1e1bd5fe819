import { expect, it } from 'vitest'
import { gatherSlurry } from '../../../../../core/library/plans/duengung/gather-stores.ts'
import { pictureOf } from '../../../../builders/picture.ts'

const cows = (count: number) => ({
  name: 'Milchkühe',
  species: 'cattle',
  production: 'dairy_cow',
  average_count: count,
  years: [{ year: 2026, milk_kg: 8000 }],
})
const pigs = (count: number) => ({
  name: 'Mastschweine',
  species: 'pig',
  production: 'fattening_pig',
  average_count: count,
})
const slurryOf = (...herds: object[]) =>
  gatherSlurry({ picture: pictureOf({ herds } as never), year: 2026, land: 'NI', holding: undefined })

it.each([
  ['cattle and a few pigs', [cows(70), pigs(20)], 'Rindergülle', 3.8],
  ['many pigs and a few cattle', [cows(5), pigs(1000)], 'Schweinegülle', 4.6],
  ['pigs that nobody counted', [{ ...pigs(0), average_count: null }], 'Schweinegülle', 4.6],
  ['no animals', [], 'Rindergülle', 3.8],
])('the slurry without an analysis is that of most of it: %s', (_, herds, product, n) => {
  expect(slurryOf(...herds)).toMatchObject({ product, n, analysedOn: null })
})

const result = (parameter: string, value: number, more: object = {}) => ({
  type: 'slurry',
  parameter,
  value,
  unit: 'kg/m³',
  date: '2026-01-20',
  subject: 'Schweinegülle Mast 1',
  ...more,
})
const sample = (more: object = {}) => [
  result('N', 4.9, more),
  result('NH4-N', 3.4, more),
  result('P2O5', 2.6, more),
  result('TS', 5.1, { ...more, unit: '%' }),
]
const withSamples = (measurements: object[], more: object = {}) =>
  gatherSlurry({
    picture: pictureOf({ herds: [pigs(300)], measurements, ...more } as never),
    year: 2026,
    land: 'NI',
    holding: undefined,
  })
const analysed = { product: 'Schweinegülle', n: 4.9, nh4n: 3.4, p2o5: 2.6, analysedOn: '2026-01-20' }
const usual = { n: 4.6, analysedOn: null }

it.each([
  ['of its kind of manure', sample(), analysed],
  [
    'in per cent',
    sample({ unit: '%' }).map((one) => ({ ...one, value: Number((one.value / 10).toFixed(3)) })),
    analysed,
  ],
  ['the newest', [...sample({ date: '2024-03-01', subject: 'Schweinegülle' }), ...sample()], analysed],
  ['of slurry that names no animals', sample({ subject: 'Gülle Grube 2' }), analysed],
  ['of other animals', sample({ subject: 'Rindergülle' }), usual],
  ['of dry mass', sample({ unit: 'kg/t TM' }), usual],
  ['of the time after the year', sample({ date: '2027-01-05' }), usual],
  ['without nitrogen', [result('P2O5', 2.6), result('NH4-N', 3.4)], usual],
])('the slurry is as results of a laboratory have it: %s', (_, measurements, told) => {
  expect(withSamples(measurements)).toMatchObject(told)
})

it('takes the newer of an analysis that is entered and one of a laboratory', () => {
  const entered = (analysed_on: string | null) => ({
    fertilizers: [
      {
        name: 'Sauengülle',
        type: 'slurry',
        n_percent: 4.1,
        nh4n_percent: 3,
        p2o5_percent: 2,
        basis: 'kg_m3',
        analysed_on,
      },
    ],
  })
  expect(withSamples(sample(), entered('2026-02-01'))).toMatchObject({ product: 'Sauengülle', n: 4.1 })
  expect(withSamples(sample(), entered('2025-02-01'))).toMatchObject({ product: 'Sauengülle', n: 4.9 })
  expect(withSamples(sample(), entered(null))).toMatchObject({ n: 4.9, analysedOn: '2026-01-20' })
})
