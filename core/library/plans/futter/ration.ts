import { decimal, rounded, sumOf, type Decimal } from '../../../shared/decimal.ts'
import { isForage, rnbOf, type Feed } from './feeds.ts'
import type { Requirement } from './requirement.ts'

/** kg of dry matter of one feed for one animal a day. */
export interface Portion {
  feed: Feed
  dryMatterKg: number
}

/** Sums of what is printed. */
export interface RationSums {
  freshKg: Decimal
  dryMatterKg: Decimal
  energyMj: Decimal
  nxpG: Decimal
  xpG: Decimal
  rnbG: Decimal
  fibrePercent: Decimal
  foragePercent: Decimal
  costEur: Decimal
  /** Of pigs' feeds alone. */
  lysineG: Decimal
  phosphorusG: Decimal
}

const places = (kg: number, count: number): Decimal => decimal(kg).round(count, 1)

/** A pig eats so little that its portions are written finer by so many places. */
const finer = ({ pig }: Feed): number => (pig ? 2 : 0)

/** Portions are written to hundredths of a kg, those of pigs finer. */
export function portionOf(feed: Feed, dryMatterKg: number): Portion {
  const inAKg = 10 ** (2 + finer(feed))
  return { feed, dryMatterKg: Math.round(dryMatterKg * inAKg) / inAKg }
}

/** kg of fresh matter for one animal, as a sheet prints it. */
export const freshOf = ({ feed, dryMatterKg }: Portion): Decimal =>
  exactFresh({ feed, dryMatterKg }).round(feed.pig ? 3 : dryMatterKg < 0.2 ? 2 : 1, 1)

/** kg of fresh matter for one animal, as the needs of a herd are reckoned. */
export const neededOf = (portion: Portion): Decimal => exactFresh(portion).round(2 + finer(portion.feed), 1)

/** kg of fresh matter for one animal before it is rounded. */
export const exactFresh = ({ feed, dryMatterKg }: Portion): Decimal =>
  decimal(dryMatterKg).times(1000).div(decimal(feed.dryMatter))

export const energyOf = ({ feed, dryMatterKg }: Portion, system: 'nel' | 'me'): Decimal =>
  decimal(dryMatterKg)
    .times(feed[system])
    .round(1 + finer(feed), 1)

export const nxpOf = ({ feed, dryMatterKg }: Portion): Decimal => decimal(dryMatterKg).times(feed.nxp).round(0, 1)

/** The sums of the numbers as they are printed, so that whoever adds them up comes to the same. */
export function sumsOf(portions: readonly Portion[], system: 'nel' | 'me'): RationSums {
  const sum = (of: (portion: Portion) => Decimal): Decimal => sumOf(portions.map(of))
  const dryMatterKg = sum((one) => decimal(one.dryMatterKg))
  const percent = (kg: Decimal): Decimal =>
    dryMatterKg.eq(0) ? decimal(0) : kg.times(100).div(dryMatterKg).round(1, 1)
  return {
    freshKg: sum(freshOf),
    dryMatterKg,
    energyMj: sum((one) => energyOf(one, system)),
    nxpG: sum(nxpOf),
    xpG: sum(({ feed, dryMatterKg: kg }) => decimal(kg).times(feed.xp).round(finer(feed), 1)),
    rnbG: sum(({ feed, dryMatterKg: kg }) => places(kg * rnbOf(feed), 0)),
    fibrePercent: percent(sum(({ feed, dryMatterKg: kg }) => decimal(kg).times(feed.xf).div(1000))),
    foragePercent: percent(sum(({ feed, dryMatterKg: kg }) => decimal(isForage(feed) || feed.id === 'weide' ? kg : 0))),
    costEur: sum((one) => exactFresh(one).times(one.feed.price).div(1000)),
    lysineG: sum(({ feed, dryMatterKg: kg }) =>
      decimal(kg)
        .times(feed.pig?.lysine ?? 0)
        .round(finer(feed), 1),
    ),
    phosphorusG: sum(({ feed, dryMatterKg: kg }) =>
      decimal(kg)
        .times(feed.pig?.phosphorus ?? 0)
        .round(finer(feed), 1),
    ),
  }
}

/** Percent of what is needed. */
export const coverage = (is: Decimal, needed: Decimal): number =>
  needed.eq(0) ? 100 : rounded(is.times(100).div(needed), 1)

/** What a group gets beside what it needs. */
export const coverageOf = (sums: RationSums, { energy, nxpG, xpG, dryMatterKg, pig }: Requirement) => ({
  energy: coverage(sums.energyMj, energy.mj),
  nxp: nxpG && coverage(sums.nxpG, nxpG),
  xp: xpG && coverage(sums.xpG, xpG),
  lysine: pig && coverage(sums.lysineG, pig.lysineG),
  dryMatter: coverage(sums.dryMatterKg, dryMatterKg),
})
