import { duev, valueOn } from '../../../law/index.ts'
import { decimal, rounded, sumOf, type Decimal } from '../../../shared/decimal.ts'
import { germanDay } from '../../../shared/german/write-german.ts'
import type { PlanEffect, Use } from '../plan.ts'
import { written } from '../steps.ts'
import type { Dose } from './dose-calendar.ts'
import type { FieldDoses, PlannedDose } from './doses.ts'
import type { FieldPlan, SlurryGroup } from './field-plans.ts'
import type { FertilizingInputs, StockedProduct } from './inputs.ts'
import { totalsOf } from './metrics.ts'
import { nitrogenProduct, starterProduct } from './products.ts'

/** m³ that a contractor spreads in a day at most [C]. */
const M3_A_DAY = 600
/** Mineral fertilizer is bought in hundreds of kg, what is liquid in m³ of 1,28 t [C]. */
const BOUGHT_IN_KG = { solid: 100, liquid: 1280 }
const LIQUID = /(?<!\p{L})ahl(?!\p{L})|ammoniumnitrat-?harnstoff/iu

export const effectsOf = (fields: readonly FieldDoses[], inputs: FertilizingInputs): PlanEffect[] => [
  ...fields.flatMap((field) => field.doses.flatMap((dose) => workOf(field, dose, inputs))),
  ...needsOf(fields, inputs),
  ...slurryJobs(fields, inputs),
  ...fields.flatMap(({ plan }) => (plan.needsSample ? [sampleJob(plan, inputs.year)] : [])),
]

function workOf(field: FieldDoses, planned: PlannedDose, inputs: FertilizingInputs): PlanEffect[] {
  const { slurry } = inputs
  const { slurryM3Ha, starterKgHa, mineralKgHa } = planned
  const { creditPerM3 } = field.plan
  const spread = (kg: number, { name, nPercent, p2o5Percent }: StockedProduct): Spread => ({
    product: name,
    amount: kg,
    unit: 'kg/ha',
    n_kg_ha: kgIn(kg, nPercent),
    n_available_kg_ha: kgIn(kg, nPercent),
    p2o5_kg_ha: kgIn(kg, p2o5Percent),
  })
  return [
    ...(slurryM3Ha > 0
      ? [
          work(field, planned, 'guelle', `${slurry.product} mit Schleppschuh`, {
            product: slurry.product,
            amount: slurryM3Ha,
            unit: 'm³/ha',
            technique: 'Schleppschuh',
            n_kg_ha: rounded(decimal(slurryM3Ha).times(slurry.n), 1),
            n_available_kg_ha: rounded(creditPerM3.times(slurryM3Ha), 1),
            nh4n_kg_ha: rounded(decimal(slurryM3Ha).times(slurry.nh4n), 1),
            p2o5_kg_ha: rounded(decimal(slurryM3Ha).times(slurry.p2o5), 1),
            ...incorporation(field, planned),
          }),
        ]
      : []),
    ...(starterKgHa > 0
      ? [
          work(
            field,
            planned,
            'unterfuss',
            `${starterProduct(inputs).name} als Unterfußdüngung`,
            spread(starterKgHa, starterProduct(inputs)),
          ),
        ]
      : []),
    ...(mineralKgHa > 0
      ? [
          work(
            field,
            planned,
            'mineralisch',
            `${nitrogenProduct(inputs).name} streuen`,
            spread(mineralKgHa, nitrogenProduct(inputs)),
          ),
        ]
      : []),
  ]
}

type Spread = Partial<Extract<PlanEffect, { kind: 'field_work' }>['values']> & {
  product: string
  amount: number
  unit: string
}

const kgIn = (kg: number, percent: number): number => rounded(decimal(kg).times(percent).div(100), 1)

function work({ plan }: FieldDoses, { dose }: PlannedDose, what: string, title: string, spread: Spread): PlanEffect {
  const { field, areaHa } = plan
  const said = `${dose.number}. Gabe${dose.stage ? `, ${dose.stage}` : ''}`
  return {
    id: `duengung.${field.id}.${dose.number}.${what}`,
    kind: 'field_work',
    title: `${title} auf ${field.name}`,
    details: `${said}: ${written(spread.amount)} ${spread.unit} auf ${written(areaHa, 2)} ha, ${daysOf(dose)}`,
    values: {
      type: 'fertilizing',
      title,
      status: 'planned',
      field_id: field.id,
      planned_from: dose.from,
      planned_until: dose.until,
      area_ha: areaHa,
      note: `${said}. Nicht auf überschwemmtem, wassergesättigtem, gefrorenem oder schneebedecktem Boden.`,
      ...spread,
    },
  }
}

const daysOf = ({ from, until }: Dose): string => `${germanDay(from)} bis ${germanDay(until)}`

/** Slurry on land without a crop is worked in. */
function incorporation({ plan }: FieldDoses, { dose }: PlannedDose): { note?: string } {
  const hours = valueOn(duev.einarbeitungBinnen, dose.from)
  const isBare = plan.field.use === 'arable' && dose.stage.startsWith('zur Saat')
  return isBare && hours !== undefined
    ? {
        note: `${dose.number}. Gabe, ${dose.stage}. Binnen ${hours === 1 ? 'einer Stunde' : `${hours} Stunden`} einarbeiten.`,
      }
    : {}
}

/** What has to be bought beside what is in store. */
function needsOf(fields: readonly FieldDoses[], inputs: FertilizingInputs): PlanEffect[] {
  const totals = totalsOf(fields, inputs)
  const first = fields
    .flatMap(({ doses }) =>
      doses.filter(({ mineralKgHa, starterKgHa }) => mineralKgHa + starterKgHa > 0).map(({ dose }) => dose.from),
    )
    .toSorted()[0]
  return (
    [
      [nitrogenProduct(inputs), totals.nitrogenProductKg, ({ mineralKgHa }: PlannedDose) => mineralKgHa],
      [starterProduct(inputs), totals.starterKg, ({ starterKgHa }: PlannedDose) => starterKgHa],
    ] as const
  ).flatMap(([product, kg, kgHaOf]) => needOf(product, kg, usesOf(fields, kgHaOf), first))
}

/** t of a product in each window in which any of it is spread. */
function usesOf(fields: readonly FieldDoses[], kgHaOf: (dose: PlannedDose) => number): Use[] {
  const spread = fields.flatMap(({ plan, doses }) =>
    doses.map((one) => ({ dose: one.dose, kg: decimal(kgHaOf(one)).times(plan.areaHa) })),
  )
  const byWindow = Map.groupBy(
    spread.filter(({ kg }) => kg.gt(0)),
    ({ dose: { from, until } }) => `${from} ${until}`,
  )
  return [...byWindow.values()].map((parts) => {
    const { from, until } = parts[0]!.dose
    return {
      amount: sumOf(parts.map(({ kg }) => kg))
        .div(1000)
        .toNumber(),
      from,
      until,
    }
  })
}

function needOf({ name, stockKg }: StockedProduct, kg: Decimal, uses: Use[], first: string | undefined): PlanEffect[] {
  const short = kg.minus(stockKg ?? 0)
  if (short.lte(0)) return []
  const boughtIn = LIQUID.test(name) ? BOUGHT_IN_KG.liquid : BOUGHT_IN_KG.solid
  const tonnes = rounded(short.div(boughtIn).round(0, 3).times(boughtIn).div(1000), 2)
  const stock = stockKg === null ? 'der Bestand ist nicht eingetragen' : `${written(stockKg / 1000, 2)} t sind da`
  return [
    {
      id: `duengung.bedarf.${name}`,
      kind: 'need',
      title: `${name} kaufen`,
      details: `${written(tonnes, 2)} t: gebraucht werden ${written(kg.div(1000), 2)} t, ${stock}`,
      values: { article: name, amount: tonnes, unit: 't', status: 'open', ...(first && { needed_on: first }) },
      supply: [{ uses, inStore: stockKg === null ? null : stockKg / 1000 }],
      inSteps: boughtIn / 1000,
    },
  ]
}

/** The slurry of a dose all over the farm, in days of a contractor. */
function slurryJobs(fields: readonly FieldDoses[], { slurry, contractorId }: FertilizingInputs): PlanEffect[] {
  const spread = fields.flatMap(({ plan, doses }) =>
    doses
      .filter(({ slurryM3Ha }) => slurryM3Ha > 0)
      .map(({ dose, slurryM3Ha }) => ({ dose, plan, m3: decimal(slurryM3Ha).times(plan.areaHa) })),
  )
  const rounds = Map.groupBy(spread, ({ dose, plan }) => `${plan.group}.${dose.number}`)
  return [...rounds].flatMap(([round, parts]) => {
    const m3 = sumOf(parts.map((part) => part.m3))
    const days = Math.ceil(m3.div(M3_A_DAY).toNumber())
    const due = parts.map(({ dose }) => dose.from).toSorted()[0]!
    const until = parts
      .map(({ dose }) => dose.until)
      .toSorted()
      .at(-1)!
    const where = parts.map(({ plan }) => plan.field.name).join(', ')
    return Array.from({ length: days }, (_, day): PlanEffect => {
      const amount = rounded(day < days - 1 ? decimal(M3_A_DAY) : m3.minus(M3_A_DAY * (days - 1)), 0)
      return {
        id: `duengung.auftrag.${round}.${day + 1}`,
        kind: 'expected_job',
        title: `${slurry.product} mit Schleppschuh ausbringen`,
        details: `${written(amount, 0)} m³ ab ${germanDay(due)}: ${where}`,
        until,
        values: {
          task: `${slurry.product} mit Schleppschuh ausbringen`,
          amount,
          unit: 'm³',
          due_on: due,
          status: 'expected',
          note: where.slice(0, 2000),
          ...(contractorId && { contractor_id: contractorId }),
        },
      }
    })
  })
}

/** After the harvest, before anything is spread again [C]. */
const AFTER_HARVEST = { early: '08-15', late: '10-15', until: '11-30' }
const LATE_HARVESTED: readonly SlurryGroup[] = ['maize', 'other']

const sampleJob = ({ field: { id, name }, group }: FieldPlan, year: number): PlanEffect => ({
  id: `duengung.bodenprobe.${id}`,
  kind: 'expected_job',
  title: `Bodenprobe ${name}`,
  details: `Vor der nächsten Phosphatgabe auf ${name} ziehen lassen`,
  // Late is better than not at all.
  until: `${year}-12-31`,
  spans: [
    { from: `${year}-02-15`, until: `${year}-03-15` },
    {
      from: `${year}-${LATE_HARVESTED.includes(group) ? AFTER_HARVEST.late : AFTER_HARVEST.early}`,
      until: `${year}-${AFTER_HARVEST.until}`,
    },
  ],
  values: { task: 'Bodenprobe ziehen (P, K, pH)', field_id: id, due_on: `${year}-02-15`, status: 'expected' },
})
