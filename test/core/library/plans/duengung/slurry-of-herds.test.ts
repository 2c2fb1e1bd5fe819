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
