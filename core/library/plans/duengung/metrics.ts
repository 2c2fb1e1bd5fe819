import { decimal, rounded, sumOf, type Decimal } from '../../../shared/decimal.ts'
import type { Metric } from '../plan.ts'
import type { FieldDoses, PlannedDose } from './doses.ts'
import type { FertilizingInputs } from './inputs.ts'
import { ASSUMED_COST, nitrogenProduct, starterProduct } from './products.ts'

/** What the whole farm spreads. */
export interface FarmTotals {
  slurryM3: Decimal
  nitrogenProductKg: Decimal
  starterKg: Decimal
  mineralN: Decimal
  organicN: Decimal
  uncoveredN: Decimal
  /** Hectares that are driven over with mineral fertilizer. */
  mineralHa: Decimal
}

export function totalsOf(fields: readonly FieldDoses[], inputs: FertilizingInputs): FarmTotals {
  const starter = starterProduct(inputs)
  const total = (of: (dose: PlannedDose) => Decimal | number): Decimal =>
    sumOf(fields.flatMap(({ plan, doses }) => doses.map((dose) => decimal(of(dose)).times(plan.areaHa))))
  const slurryM3 = total(({ slurryM3Ha }) => slurryM3Ha)
  const starterKg = total(({ starterKgHa }) => starterKgHa)
  return {
    slurryM3,
    nitrogenProductKg: total(({ mineralKgHa }) => mineralKgHa),
    starterKg,
    mineralN: total(({ mineralNKgHa }) => mineralNKgHa).plus(starterKg.times(starter.nPercent).div(100)),
    organicN: slurryM3.times(inputs.slurry.n),
    uncoveredN: sumOf(fields.map(({ plan, uncoveredKgHa }) => uncoveredKgHa.times(plan.areaHa))),
    mineralHa: total(({ mineralKgHa }) => Number(mineralKgHa > 0)),
  }
}

/** What a farmer compares; money and hours with the prices that are assumed. */
export function metricsOf(fields: readonly FieldDoses[], inputs: FertilizingInputs): Metric[] {
  const totals = totalsOf(fields, inputs)
  const { slurryM3, mineralN, organicN, starterKg, mineralHa } = totals
  const starterP = starterKg.times(starterProduct(inputs).p2o5Percent).div(100)
  const givenOrganic = sumOf(fields.map(({ plan }) => plan.givenOrganicKgHa.times(plan.areaHa)))
  const cost = mineralN
    .times(ASSUMED_COST.nitrogenKg)
    .plus(starterP.times(ASSUMED_COST.p2o5Kg))
    .plus(slurryM3.times(ASSUMED_COST.slurryM3))
    .plus(mineralHa.times(ASSUMED_COST.mineralEurHa))
  const hours = slurryM3.times(ASSUMED_COST.slurryHoursM3).plus(mineralHa.times(ASSUMED_COST.mineralHoursHa))
  const { landHa } = inputs
  return [
    metric('mineral_n', 'Stickstoff mineralisch', mineralN, 'kg N', 0),
    metric('slurry', inputs.slurry.product, slurryM3, 'm³', 0),
    landHa === null || landHa <= 0
      ? { id: 'organic_n', label: 'Stickstoff organisch im Jahr', value: null, unit: 'kg N/ha' }
      : metric('organic_n', 'Stickstoff organisch im Jahr', organicN.plus(givenOrganic).div(landHa), 'kg N/ha', 1),
    metric('uncovered_n', 'Bedarf nicht gedeckt', totals.uncoveredN, 'kg N', 0),
    metric('nitrogen_product', nitrogenProduct(inputs).name, totals.nitrogenProductKg.div(1000), 't', 1),
    metric('cost', 'Kosten, angenommene Preise', cost, '€', 0),
    metric('hours', 'Arbeitszeit, angenommen', hours, 'AKh', 0),
  ]
}

const metric = (id: string, label: string, value: Decimal, unit: string, places: number): Metric => ({
  id,
  label,
  value: rounded(value, places),
  unit,
})
