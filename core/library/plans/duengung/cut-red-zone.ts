import { duev, valueOn } from '../../../law/index.ts'
import { decimal, sumOf, type Decimal } from '../../../shared/decimal.ts'
import type { FieldPlan } from './field-plans.ts'
import { lawOf } from './red-zone.ts'

/** The part of a field's need that the crops before cereals bear at most, so that none of them goes without [C]. */
const MOST_PERCENT_OF_ONE = 40
/** kg: what dividing leaves is no cut. */
const NOTHING = 0.001

/**
 * Cuts the sum of the needs of all fields in nitrate areas: weighted by the harvest that each bears, cereals last. A
 * dt of maize is none of wheat: a harvest counts as what part it is of the one that the table of needs stands for.
 */
export function cutRedZone(plans: readonly FieldPlan[], year: number): FieldPlan[] {
  const percent = valueOn(duev.rotesGebietKuerzung, lawOf(year)) ?? 0
  const red = plans.filter(({ field }) => field.redZone)
  const total = sumOf(red.map(kgOf)).times(percent).div(100)
  const first = red.filter(({ group }) => group !== 'cereals')
  const cereals = red.filter(({ group }) => group === 'cereals')
  const most = cereals.length === 0 ? 100 : MOST_PERCENT_OF_ONE
  const ofFirst = share(first, total, (plan) => kgOf(plan).times(most).div(100))
  const rest = total.minus(sumOf(ofFirst.values()))
  const ofCereals = share(cereals, rest.lt(NOTHING) ? decimal(0) : rest, kgOf)
  return plans.map((plan) => {
    const less = ofFirst.get(plan) ?? ofCereals.get(plan)
    return less === undefined || less.eq(0) ? plan : { ...plan, kgHa: leftOf(plan, less) }
  })
}

/** Never more than the rest of the sum, nor less than nothing. */
function leftOf({ kgHa, areaHa }: FieldPlan, less: Decimal): Decimal {
  const left = kgHa.minus(less.div(areaHa).round(1, 3))
  return left.lt(0) ? decimal(0) : left
}

/** kg N of the whole field. */
const kgOf = ({ kgHa, areaHa }: FieldPlan): Decimal => kgHa.times(areaHa)

/** Hectares times harvest, as a part of the harvest of the table; where neither is known the table's own. */
function weightOf({ areaHa, need: { yieldDtHa, tableDtHa } }: FieldPlan): Decimal {
  const isKnown = yieldDtHa !== undefined && tableDtHa !== undefined && yieldDtHa > 0 && tableDtHa > 0
  return isKnown ? decimal(areaHa).times(yieldDtHa).div(tableDtHa) : decimal(areaHa)
}

/** Shares kg out by weight; what a field cannot bear goes on to the others. */
function share(
  plans: readonly FieldPlan[],
  kg: Decimal,
  mostOf: (plan: FieldPlan) => Decimal,
): Map<FieldPlan, Decimal> {
  const shares = new Map<FieldPlan, Decimal>()
  let [open, left] = [[...plans], kg]
  while (open.length > 0) {
    const weight = sumOf(open.map(weightOf))
    const full = open.filter((plan) => left.times(weightOf(plan)).gte(mostOf(plan).times(weight)))
    if (full.length === 0) {
      for (const plan of open) shares.set(plan, left.times(weightOf(plan)).div(weight))
      return shares
    }
    for (const plan of full) {
      shares.set(plan, mostOf(plan))
      left = left.minus(mostOf(plan))
    }
    open = open.filter((plan) => !full.includes(plan))
  }
  return shares
}
