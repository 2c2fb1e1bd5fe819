import { decimal, sumOf, type Decimal } from '../../../shared/decimal.ts'
import type { Dose } from './dose-calendar.ts'
import type { FieldPlan } from './field-plans.ts'
import type { StockedProduct } from './inputs.ts'

/** What is given of one dose. */
export interface PlannedDose {
  dose: Dose
  /** kg N/ha that the dose was to give, less what was given already. */
  openKgHa: Decimal
  slurryM3Ha: number
  /** kg/ha of what is put under the seed. */
  starterKgHa: number
  /** kg/ha of the mineral fertilizer, and kg N/ha in it. */
  mineralKgHa: number
  mineralNKgHa: Decimal
}

export interface FieldDoses {
  plan: FieldPlan
  doses: readonly PlannedDose[]
  /** kg N/ha of the need that nothing gives. */
  uncoveredKgHa: Decimal
}

/** kg/ha of starter under the seed of maize [C]. */
const STARTER_KG = 100
/** What rounding to whole m³ and kg leaves is not told. kg N/ha */
const LEAST_UNCOVERED = 1
/** Less nitrogen than this is no reason to drive over a field; it goes into the next dose. [C] kg N/ha */
const LEAST_MINERAL = 10

export interface MineralRules {
  nitrogen: StockedProduct
  starter: StockedProduct
  /** False: no mineral nitrogen at all. */
  isMineral: boolean
}

/** What mineral fertilizer each dose of a field needs beside its slurry; never more than the need. */
export function fieldDoses(
  plan: FieldPlan,
  slurry: readonly number[],
  slurryP2o5PerM3: number,
  rules: MineralRules,
): FieldDoses {
  let given = plan.givenKgHa
  let carried = decimal(0)
  const hasStarter = rules.isMineral && mayHaveStarter(plan, slurry, slurryP2o5PerM3, rules.starter)
  const doses = plan.doses.map((dose, place): PlannedDose => {
    const wanted = plan.kgHa.times(dose.percent).div(100)
    const open = wanted.gt(given) ? wanted.minus(given) : decimal(0)
    given = given.gt(wanted) ? given.minus(wanted) : decimal(0)
    const slurryM3Ha = slurry[place] ?? 0
    const starterKgHa = hasStarter && dose.number === 1 && open.gt(0) ? STARTER_KG : 0
    const left = open
      .plus(carried)
      .minus(plan.creditPerM3.times(slurryM3Ha))
      .minus(decimal(starterKgHa).times(rules.starter.nPercent).div(100))
    const kg =
      rules.isMineral && left.gte(LEAST_MINERAL) ? left.div(rules.nitrogen.nPercent).times(100).round(0, 0) : decimal(0)
    const mineralN = kg.times(rules.nitrogen.nPercent).div(100)
    carried = left.minus(mineralN)
    return {
      dose,
      openKgHa: open.round(1, 1),
      slurryM3Ha,
      starterKgHa,
      mineralKgHa: kg.toNumber(),
      mineralNKgHa: mineralN,
    }
  })
  const missed = sumOf(plan.closed.map(({ percent }) => plan.kgHa.times(percent).div(100)))
  const rest = carried.plus(missed)
  return { plan, doses, uncoveredKgHa: rest.gte(LEAST_UNCOVERED) ? rest.round(1, 1) : decimal(0) }
}

function mayHaveStarter(
  { group, field, phosphateLeft, kgHa, givenKgHa, creditPerM3 }: FieldPlan,
  slurry: readonly number[],
  slurryP2o5PerM3: number,
  { nPercent, p2o5Percent }: StockedProduct,
): boolean {
  const m3 = sumOf(slurry)
  const room = kgHa.minus(givenKgHa).minus(creditPerM3.times(m3))
  const hasRoom = room.gte(decimal(STARTER_KG).times(nPercent).div(100))
  const phosphate = m3.times(slurryP2o5PerM3).plus(decimal(STARTER_KG).times(p2o5Percent).div(100))
  return (
    group === 'maize' && field.sample !== null && hasRoom && (phosphateLeft === null || phosphate.lte(phosphateLeft))
  )
}
