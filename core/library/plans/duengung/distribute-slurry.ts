import { decimal, sumOf, type Decimal } from '../../../shared/decimal.ts'
import { SLURRY_ORDER, type FieldPlan } from './field-plans.ts'
import type { SlurryInputs } from './inputs.ts'

/** m³/ha of one pass at most and at least, on maize before it is sown a little more [C]. */
const MOST_PER_PASS = 30
const MOST_ON_MAIZE = 35
const LEAST_PER_PASS = 10

export interface SlurryRules {
  slurry: SlurryInputs
  /** kg N of organic fertilizers that the farm may still spread; null: not known. */
  farmLeftKg: Decimal | null
  /** kg N/ha of organic fertilizers on one field. */
  fieldLimitKgHa: number
  /** Percent of a field's need that slurry may cover. */
  sharePercent: (plan: FieldPlan) => number
  /** Gifts may be earlier than the crop needs them. */
  isAllAtOnce: boolean
}

/** m³/ha for each dose of a field, by the field's id. */
export type SlurryShares = ReadonlyMap<string, readonly number[]>

/**
 * Slurry goes round by crops, in each to the field that needs most first, until the store is empty, the field has its
 * part, or organic nitrogen is at its limit.
 */
export function distributeSlurry(plans: readonly FieldPlan[], rules: SlurryRules): SlurryShares {
  const shares = new Map<string, readonly number[]>()
  let storeM3 = decimal(rules.slurry.stockM3 ?? rules.slurry.halfYearM3 ?? 0)
  let farmKg = rules.farmLeftKg
  for (const plan of inOrder(plans)) {
    const byFarm = farmKg === null ? null : farmKg.div(decimal(rules.slurry.n).times(plan.areaHa))
    const limits = [storeM3.div(plan.areaHa), mostOf(plan, rules), ...(byFarm === null ? [] : [byFarm])]
    const doses = fill(plan, smallest(limits), rules)
    const m3 = sumOf(doses).times(plan.areaHa)
    if (m3.eq(0)) continue
    shares.set(plan.field.id, doses)
    storeM3 = storeM3.minus(m3)
    farmKg = farmKg === null ? null : farmKg.minus(m3.times(rules.slurry.n))
  }
  return shares
}

const inOrder = (plans: readonly FieldPlan[]): FieldPlan[] =>
  plans.toSorted(
    (one, other) =>
      SLURRY_ORDER.indexOf(one.group) - SLURRY_ORDER.indexOf(other.group) ||
      other.kgHa.cmp(one.kgHa) ||
      (one.field.id < other.field.id ? -1 : 1),
  )

const smallest = (limits: readonly Decimal[]): Decimal => limits.reduce((least, one) => (one.lt(least) ? one : least))

/** m³/ha in the year. */
function mostOf(plan: FieldPlan, { slurry, fieldLimitKgHa, sharePercent }: SlurryRules): Decimal {
  const { kgHa, givenKgHa, givenOfOrganicKgHa, givenOrganicKgHa, creditPerM3, phosphateLeft } = plan
  const share = kgHa.times(sharePercent(plan)).div(100).minus(givenOfOrganicKgHa)
  const byNeed = smallest([share, kgHa.minus(givenKgHa)]).div(creditPerM3)
  const byLimit = decimal(fieldLimitKgHa).minus(givenOrganicKgHa).div(slurry.n)
  const byPhosphate = phosphateLeft === null || slurry.p2o5 === 0 ? byLimit : phosphateLeft.div(slurry.p2o5)
  return smallest([byNeed, byLimit, byPhosphate])
}

/** Whole m³/ha for each dose, from the first one on that is not given yet. */
function fill(
  { doses, group, kgHa, givenKgHa, creditPerM3 }: FieldPlan,
  mostM3: Decimal,
  { isAllAtOnce }: SlurryRules,
) {
  let [left, given] = [mostM3, givenKgHa]
  return doses.map(({ percent, number }) => {
    const wanted = kgHa.times(percent).div(100)
    const open = wanted.gt(given) ? wanted.minus(given) : decimal(0)
    given = given.gt(wanted) ? given.minus(wanted) : decimal(0)
    const perPass = group === 'maize' && number === 1 ? MOST_ON_MAIZE : MOST_PER_PASS
    const isLate = group === 'maize' && number > 1
    const byDose = isLate || open.eq(0) ? decimal(0) : isAllAtOnce ? decimal(perPass) : open.div(creditPerM3)
    const m3 = smallest([left, byDose, decimal(perPass)])
      .round(0, 0)
      .toNumber()
    if (m3 < LEAST_PER_PASS) return 0
    left = left.minus(m3)
    return m3
  })
}
