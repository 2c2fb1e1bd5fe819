import { wordTable } from '../../../shared/word-table.ts'

const MASS: Readonly<Record<string, number>> = wordTable({ g: 0.001, kg: 1, dt: 100, dz: 100, t: 1000, to: 1000 })

/** The readings that come out: quantity by price, for one, a hundred or another unit of mass, is the amount. */
export function fitting(given: {
  counts: string[]
  prices: string[]
  amounts: string[]
  base: string
  unit: string
  perUnit: string
  commas: boolean
  /** What is left of the price after a discount of the line; 1 without any. */
  part?: number
}) {
  const { counts, prices, amounts, base, unit, perUnit, commas, part = 1 } = given
  const [quantity = '', price = ''] = [counts[0], prices[0]]
  const said = { quantity, price, base: '1', isPlain: false }
  if (amounts.length === 0 || prices.length === 0 || counts.length === 0) {
    // Without a price there is nothing to compare; a reading of its own is sure, two are not.
    return { ...said, fits: (commas || counts.length <= 1) && prices.length === 0 }
  }
  const [own, priced] = [MASS[unit.toLowerCase().replace(/\.$/, '')], MASS[perUnit.toLowerCase().replace(/\.$/, '')]]
  const bases = [
    ...(base === '' ? [] : [Number(base)]),
    ...(own !== undefined && priced !== undefined ? [(priced / own) * Number(base || 1)] : []),
    1,
    100,
    1000,
  ]
  for (const one of bases)
    for (const count of counts)
      for (const each of prices)
        for (const amount of amounts)
          if (comesTo((Number(count) * Number(each) * part) / one, Number(amount), tolerance(count, one))) {
            const isPlain = Number(count) > 0 && Number(each) > 0
            return { quantity: count, price: each, base: String(one), fits: true, isPlain }
          }
  return { ...said, fits: false }
}

/** What is given back stands with a minus at the amount alone. */
const comesTo = (computed: number, amount: number, most: number): boolean =>
  Math.abs(computed - amount) <= most || (amount < 0 && computed > 0 && Math.abs(computed + amount) <= most)

/** A price is rounded to its places, and the amount to cents. */
const tolerance = (count: string, base: number): number =>
  0.0101 + Math.min(0.02, (Math.abs(Number(count)) / base) * 0.00001)
