import type { FertilizingInputs, SlurryInputs, StockedProduct } from './inputs.ts'

/** Contents that hold where the farm has none of its own, and prices that are assumed [C]. */
export const DEFAULT_NITROGEN: StockedProduct = { name: 'KAS 27', nPercent: 27, p2o5Percent: 0, stockKg: null }
export const DEFAULT_STARTER: StockedProduct = { name: 'DAP 18/46', nPercent: 18, p2o5Percent: 46, stockKg: null }

/** kg in a m³ [C]. */
export const DEFAULT_SLURRY: Readonly<Record<SlurryInputs['material'], Pick<SlurryInputs, 'n' | 'nh4n' | 'p2o5'>>> = {
  cattle_slurry: { n: 3.8, nh4n: 2.1, p2o5: 1.6 },
  slurry: { n: 3.8, nh4n: 2.1, p2o5: 1.6 },
  pig_slurry: { n: 4.6, nh4n: 3.2, p2o5: 2.5 },
  liquid_digestate: { n: 5, nh4n: 2.9, p2o5: 2 },
}

/** The farm's product that gives nitrogen alone, of which it has most; else what every dealer has. */
export const nitrogenProduct = ({ products }: Pick<FertilizingInputs, 'products'>): StockedProduct =>
  most(products.filter(({ nPercent, p2o5Percent }) => nPercent >= 15 && p2o5Percent === 0)) ?? DEFAULT_NITROGEN

/** What is put under the seed of maize. */
export const starterProduct = ({ products }: Pick<FertilizingInputs, 'products'>): StockedProduct =>
  most(products.filter(({ nPercent, p2o5Percent }) => nPercent > 0 && p2o5Percent > nPercent)) ?? DEFAULT_STARTER

const most = (products: readonly StockedProduct[]): StockedProduct | undefined =>
  products.toSorted((one, other) => (other.stockKg ?? 0) - (one.stockKg ?? 0) || (one.name < other.name ? -1 : 1))[0]

/** Assumed [C]: EUR for a kg of nitrogen and of phosphate, EUR and hours for spreading. */
export const ASSUMED_COST = {
  nitrogenKg: 1.15,
  p2o5Kg: 1.1,
  slurryM3: 4.5,
  slurryHoursM3: 0.025,
  mineralEurHa: 6,
  mineralHoursHa: 0.25,
}
