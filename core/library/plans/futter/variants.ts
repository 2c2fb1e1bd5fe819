import { decimal, rounded, sumOf, type Decimal } from '../../../shared/decimal.ts'
import { germanDay, withGermanDays } from '../../../shared/german/write-german.ts'
import type { LinearOptimizer } from '../../ports/linear-optimizer.ts'
import type { Calculation, Figure, Metric, PlanEffect, PlanPart, PlanVariant } from '../plan.ts'
import { written } from '../steps.ts'
import { barnSheet, portionSteps } from './barn-sheet.ts'
import { feedNeeds, needEffects, supplyOf, type FeedNeed } from './feed-needs.ts'
import { nameOf, rationsOf, type FeedingRule, type GroupRation } from './group-rations.ts'
import { harvestEffects } from './harvest-effects.ts'
import type { FeedingInputs } from './inputs.ts'
import { scopeParts, type FedVariant } from './scope.ts'
import { energyCorrected } from './norms.ts'
import { coverageOf, freshOf } from './ration.ts'

const YEAR = { from: '01-01', days: 365 }

const RULES: readonly FeedingRule[] = [
  { key: 'bestand', title: 'Wie bisher', ...YEAR },
  { key: 'gras_betont', title: 'Grasbetont', ...YEAR },
  { key: 'mais_betont', title: 'Maisbetont', ...YEAR },
  { key: 'weide_tag', title: 'Tagweide Mai–Sept.', from: '05-01', days: 153 },
  { key: 'kostenmin', title: 'Kostengünstig', ...YEAR },
  { key: 'gvo_frei', title: 'Ohne Soja', ...YEAR },
]

export async function calculateFeeding(
  inputs: FeedingInputs,
  { optimizer }: { optimizer: LinearOptimizer },
): Promise<Calculation> {
  const fed: FedVariant[] = []
  for (const rule of RULES) fed.push({ rule, rations: await rationsOf(rule, inputs, optimizer) })
  return {
    missing: [...new Set(inputs.missing)],
    variants: fed.map((one, place) => variantOf(one, fed.slice(0, place), inputs)),
  }
}

function variantOf(fed: FedVariant, before: readonly FedVariant[], inputs: FeedingInputs): PlanVariant {
  const { rule, rations } = fed
  const needs = feedNeeds(rations, rule.days, inputs)
  const reasons =
    rations.length === 0
      ? ['Es gibt keine Gruppe, für die sich eine Ration rechnen lässt. Was fehlt, steht beim Plan.']
      : rations.flatMap(({ unmet }) => unmet)
  return {
    key: rule.key,
    title: rule.title,
    metrics: metricsOf(rations, needs),
    reasons,
    parts: [...rations.map((ration) => partOf(ration, rule)), ...scopeParts(fed, before)],
    figures: needs.flatMap(yearFigures),
    effects: reasons.length > 0 ? [] : effectsOf(rations, needs, rule, inputs),
  }
}

const effectsOf = (
  rations: readonly GroupRation[],
  needs: readonly FeedNeed[],
  rule: FeedingRule,
  inputs: FeedingInputs,
): PlanEffect[] => [
  ...rations.map((ration) => barnSheet(ration, rule, inputs.year)),
  ...needEffects(needs, rule, inputs),
  ...harvestEffects(needs, inputs),
  ...deliveries(needs, rule, inputs),
]

/** Bought feed comes every month of the variant. */
function deliveries(needs: readonly FeedNeed[], rule: FeedingRule, inputs: FeedingInputs): PlanEffect[] {
  const { from, days } = rule
  const bought = needs.filter(isBought)
  const tonnes = sumOf(bought.map(({ missing }) => missing))
  const months = Math.round(days / 30.4)
  const amount = rounded(tonnes.div(months), 1)
  if (amount <= 0) return []
  const comesOn = Array.from({ length: months }, (_, place) => {
    const month = String(Number(from.slice(0, 2)) + place).padStart(2, '0')
    return `${inputs.year}-${month}-01`
  })
  const supply = bought.map(({ feed, needed }) => ({ ...supplyOf(feed, needed, rule, inputs), comesOn }))
  return comesOn.map((due): PlanEffect => {
    return {
      id: `futter.lieferung.${due.slice('YYYY-'.length, 'YYYY-MM'.length)}`,
      kind: 'expected_job',
      title: 'Kraftfutter liefern',
      details: `${written(amount)} t zum ${germanDay(due)}`,
      values: { task: 'Kraftfutter liefern', amount, unit: 't', due_on: due, status: 'expected' },
      supply,
      inSteps: 0.1,
    }
  })
}

const isBought = ({ feed }: FeedNeed): boolean =>
  feed.sort === 'concentrate' || feed.sort === 'protein' || feed.sort === 'mineral'

function partOf(ration: GroupRation, { title }: FeedingRule): PlanPart {
  const { group, need, sums } = ration
  const { energy } = need
  const steps = portionSteps(ration).map((step) => ({ ...step, source: withGermanDays(step.source) }))
  const own = 'Summe der Ration'
  const sum = (label: string, value: Decimal, unit: string, formula = '', places = 1) => ({
    label,
    formula,
    result: written(value, places),
    unit,
    source: own,
  })
  const covered = coverageOf(sums, need)
  return {
    title: `${nameOf(group)} · ${title}`,
    row: { kind: 'herds', id: group.herdId },
    figures: figuresOf(ration),
    steps: [
      ...need.steps,
      ...steps,
      ...(steps.length === 0
        ? []
        : [
            sum(
              'Energie',
              sums.energyMj,
              `MJ ${energy.system.toUpperCase()}`,
              `${written(covered.energy)} % des Bedarfs`,
            ),
            sum('TM', sums.dryMatterKg, 'kg TM', `${written(covered.dryMatter)} % der Aufnahme`, 2),
            ...(covered.nxp === null
              ? []
              : [sum('Nutzbares Rohprotein', sums.nxpG, 'g nXP', `${written(covered.nxp)} % des Bedarfs`, 0)]),
            ...(covered.xp === null
              ? []
              : [sum('Rohprotein', sums.xpG, 'g XP', `${written(covered.xp)} % des Bedarfs`, 0)]),
            ...(need.rnb ? [sum('Stickstoffbilanz im Pansen', sums.rnbG, 'g', '', 0)] : []),
            sum('Rohfaser', sums.fibrePercent, '% der TM'),
            sum('Grobfutter', sums.foragePercent, '% der TM'),
          ]),
    ],
  }
}

/** Of one animal a day: kg of each feed, dry and fresh, and what they come to. */
function figuresOf({ portions, sums }: GroupRation): Figure[] {
  if (portions.length === 0) return []
  const kg = (id: string, label: string, value: Decimal | number, unit: string): Figure => ({
    id,
    label,
    value: rounded(decimal(value), 2),
    unit,
  })
  return [
    ...portions.flatMap((portion) => [
      kg('feed', portion.feed.name, portion.dryMatterKg, 'kg TM je Tier und Tag'),
      kg('feed_fresh', portion.feed.name, freshOf(portion), 'kg FM je Tier und Tag'),
    ]),
    kg('dry', 'Summe', sums.dryMatterKg, 'kg TM je Tier und Tag'),
    kg('fresh', 'Summe', sums.freshKg, 'kg FM je Tier und Tag'),
    kg('cost', 'Futterkosten, angenommene Preise', sums.costEur, '€ je Tier und Tag'),
  ]
}

/** t of a feed in the days of the variant, and what of it is not in store; grazed grass is none that is fetched. */
const yearFigures = ({ feed, needed, missing }: FeedNeed): Figure[] =>
  feed.id === 'weide'
    ? []
    : [
        { id: 'needed', label: feed.name, value: rounded(needed, 1), unit: 't' },
        { id: 'lacking', label: `${feed.name}, noch zu beschaffen`, value: rounded(missing, 1), unit: 't' },
      ]

/** What a farmer compares: the cows in milk, and the feed of the whole farm. */
function metricsOf(rations: readonly GroupRation[], needs: readonly FeedNeed[]): Metric[] {
  const cows = rations.filter(({ group, portions }) => group.norm === 'lactating' && portions.length > 0)
  const [first] = cows
  const count = sumOf(cows.map(({ group }) => group.animals))
  const cost = sumOf(cows.map(({ group, sums }) => sums.costEur.times(group.animals)))
  const milk = sumOf(
    cows.map(({ group }) => energyCorrected(group.milkKg, group.fat, group.protein).times(group.animals)),
  )
  const tonnes = (sort: string): Decimal =>
    sumOf(needs.filter(({ feed }) => feed.sort === sort).map(({ needed }) => needed))
  const covered = first && coverageOf(first.sums, first.need)
  const metric = (id: string, label: string, value: number | null, unit: string): Metric => ({ id, label, value, unit })
  return [
    metric(
      'cost_cow',
      'Futterkosten je Kuh und Tag, angenommene Preise',
      count.eq(0) ? null : rounded(cost.div(count), 2),
      '€',
    ),
    metric('cost_milk', 'Futterkosten je kg ECM', milk.eq(0) ? null : rounded(cost.times(100).div(milk), 1), 'ct'),
    metric('maize_silage', 'Maissilage', rounded(tonnes('maize_silage'), 0), 't'),
    metric('grass_silage', 'Grassilage', rounded(tonnes('grass_silage'), 0), 't'),
    metric('bought', 'Kraftfutter', rounded(sumOf(needs.filter(isBought).map(({ needed }) => needed)), 0), 't'),
    metric('energy', 'Energie gedeckt', covered?.energy ?? null, '%'),
    metric('nxp', 'Nutzbares Rohprotein gedeckt', covered?.nxp ?? null, '%'),
    metric('rnb', 'Stickstoffbilanz im Pansen', first ? rounded(decimal(first.sums.rnbG), 0) : null, 'g'),
    metric('forage', 'Grobfutter in der Ration', first ? rounded(first.sums.foragePercent, 0) : null, '% TM'),
  ]
}
