import type { RowValues } from '../../farm/index.ts'
import { creditedNitrogen } from '../nutrients/organic-nitrogen-credit.ts'
import { goodsUnit, storedUnit } from '../../terms/index.ts'
import { hasNitrogen, hasPhosphate, isOrganic, type Material } from './fertilizer-materials.ts'

/** kg on each hectare that was spread; undefined where it is not known. */
export interface Nutrients {
  nKg: number | undefined
  nh4nKg: number | undefined
  p2o5Kg: number | undefined
}

/** What was spread of one product, as work states it. */
export interface Spread {
  material: Material | undefined
  amount: number | null | undefined
  unit: string | null | undefined
  per: 'hectare' | 'total' | null | undefined
  stated: Nutrients
}

/** What the work states; else what follows from its amount and the contents of the fertilizer's row. */
export function nutrientsOf(
  { material, amount, unit, per, stated }: Spread,
  fertilizer: RowValues<'fertilizers'> | undefined,
  areaHa: number | undefined,
): Nutrients {
  const perHa = amountPerHectare({ amount, unit, per }, areaHa)
  const contained = (percent: number | null | undefined): number | undefined =>
    fertilizer && perHa && percent != null ? perHa.amount * contentOf(percent, perHa.base, fertilizer) : undefined
  const known = (kg: number | undefined): number | undefined => (Number.isNaN(kg) ? undefined : kg)
  return {
    nKg: stated.nKg ?? known(contained(fertilizer?.n_percent)) ?? (material && !hasNitrogen(material) ? 0 : undefined),
    nh4nKg: stated.nh4nKg ?? known(contained(fertilizer?.nh4n_percent)),
    p2o5Kg:
      stated.p2o5Kg ??
      known(contained(fertilizer?.p2o5_percent)) ??
      (material && !hasPhosphate(material) ? 0 : undefined),
  }
}

function amountPerHectare({ amount, unit, per }: Pick<Spread, 'amount' | 'unit' | 'per'>, areaHa: number | undefined) {
  if (amount == null || unit == null) return undefined
  const written = goodsUnit(unit)
  const { base, factor } = storedUnit(written.unit ?? '')
  const onEach = per === 'hectare' || (per == null && written.perHectare)
  if (!onEach && !areaHa) return undefined
  return { amount: (amount * factor) / (onEach ? 1 : areaHa!), base }
}

/** kg of a nutrient in a kg or litre; NaN where the content and the amount count in units that do not convert. */
function contentOf(content: number, base: string, { basis, type }: RowValues<'fertilizers'>): number {
  const counts = basis ?? (type === 'mineral' ? 'percent' : base === 'l' ? 'kg_m3' : undefined)
  if (counts === 'percent' && base === 'kg') return content / 100
  return (counts === 'kg_m3' && base === 'l') || (counts === 'kg_t' && base === 'kg') ? content / 1000 : Number.NaN
}

/**
 * The nitrogen that counts in the year: of mineral fertilizers all, of organic ones what the table gives, and never
 * less than their ammonium nitrogen or than the farm itself has written down.
 */
export function countedNitrogen(
  material: Material | undefined,
  { nKg, nh4nKg }: Nutrients,
  of: { use: 'arable' | 'grassland'; day: string; statedKg: number | undefined },
): number | undefined {
  if (!isOrganic(material)) return material === undefined && nKg !== 0 ? undefined : nKg
  if (nKg === undefined) return of.statedKg
  return Math.max(creditedNitrogen({ nKg, nh4nKg: nh4nKg ?? null }, material, of), of.statedKg ?? 0)
}
