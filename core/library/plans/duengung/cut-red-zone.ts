import { duev, valueOn } from '../../../law/index.ts'
import { decimal, sumOf, type Decimal } from '../../../shared/decimal.ts'
import type { FieldPlan } from './field-plans.ts'
import { lawOf } from './red-zone.ts'

/** The part of a field's need that the crops before cereals bear at most, so that none of them goes without [C]. */
const MOST_PERCENT_OF_ONE = 40

/**
 * Cuts the sum of the needs of all fields in nitrate areas: in proportion to what they need,
 * cereals last.
 */
export function cutRedZone(plans: readonly FieldPlan[], year: number): FieldPlan[] {
  const percent = valueOn(duev.rotesGebietKuerzung, lawOf(year)) ?? 0
  const red = plans.filter(({ field }) => field.redZone)
  const total = sumOf(red.map(kgOf)).times(percent).div(100)
  const [first, cereals] = [
    red.filter(({ group }) => group !== 'cereals'),
    red.filter(({ group }) => group === 'cereals'),
  ]
  const firstKg = sumOf(first.map(kgOf))
  const most = cereals.length === 0 ? firstKg : firstKg.times(MOST_PERCENT_OF_ONE).div(100)
  const onFirst = total.lt(most) ? total : most
  const cut = new Map<FieldPlan, Decimal>([
    ...first.map((plan) => [plan, shareOf(plan, firstKg, onFirst)] as const),
    ...cereals.map((plan) => [plan, shareOf(plan, sumOf(cereals.map(kgOf)), total.minus(onFirst))] as const),
  ])
  return plans.map((plan) => {
    const less = cut.get(plan)
    return less === undefined || less.eq(0)
      ? plan
      : { ...plan, kgHa: plan.kgHa.minus(less.div(plan.areaHa).round(1, 3)) }
  })
}

/** kg N of the whole field. */
const kgOf = ({ kgHa, areaHa }: FieldPlan): Decimal => kgHa.times(areaHa)

const shareOf = (plan: FieldPlan, whole: Decimal, cut: Decimal): Decimal =>
  whole.eq(0) ? decimal(0) : kgOf(plan).times(cut).div(whole)
