import { rounded, sumOf } from '../../../shared/decimal.ts'
import { germanDay } from '../../../shared/german/write-german.ts'
import type { LinearOptimizer } from '../../ports/linear-optimizer.ts'
import type { Calculation, Figure, PlanEffect, PlanVariant } from '../plan.ts'
import { written } from '../steps.ts'
import { barnSheet } from './barn-sheet.ts'
import { daysOf, feedNeeds, isBought, needEffects, supplyOf, type FeedNeed } from './feed-needs.ts'
import { rationsOf, type FeedingRule, type GroupRation } from './group-rations.ts'
import { harvestEffects } from './harvest-effects.ts'
import { isPigNorm, type FeedingInputs } from './inputs.ts'
import { metricsOf } from './metrics.ts'
import { partOf } from './ration-parts.ts'
import { scopeParts, type FedVariant } from './scope.ts'

const YEAR = { from: '01-01', days: 365 }

const RULES: readonly FeedingRule[] = [
  { key: 'bestand', title: 'Wie bisher', ...YEAR },
  { key: 'gras_betont', title: 'Grasbetont', ...YEAR },
  { key: 'mais_betont', title: 'Maisbetont', ...YEAR },
  { key: 'weide_tag', title: 'Tagweide Mai–Sept.', from: '05-01', days: 153 },
  { key: 'kostenmin', title: 'Kostengünstig', ...YEAR },
  { key: 'gvo_frei', title: 'Ohne Soja', ...YEAR },
]

/** These lay weight on forage: where all that is fed are pigs, they would say nothing. */
const OF_FORAGE: ReadonlySet<string> = new Set(['gras_betont', 'mais_betont', 'weide_tag'])

const rulesFor = ({ groups }: FeedingInputs): readonly FeedingRule[] =>
  groups.length > 0 && groups.every(({ norm }) => isPigNorm(norm))
    ? RULES.filter(({ key }) => !OF_FORAGE.has(key))
    : RULES

export async function calculateFeeding(
  inputs: FeedingInputs,
  { optimizer }: { optimizer: LinearOptimizer },
): Promise<Calculation> {
  const fed: FedVariant[] = []
  for (const rule of rulesFor(inputs)) fed.push({ rule, rations: await rationsOf(rule, inputs, optimizer) })
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
    parts: [...rations.map((ration) => partOf(ration, rule, inputs.year)), ...scopeParts(fed, before)],
    figures: needs.flatMap((need) => yearFigures(need, rule, inputs.year)),
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

/** t of a feed in the days of the variant, and what of it is not in store; grazed grass is none that is fetched. */
const yearFigures = ({ feed, needed, missing }: FeedNeed, rule: FeedingRule, year: number): Figure[] =>
  feed.id === 'weide'
    ? []
    : [
        { id: 'needed', label: feed.name, value: rounded(needed, 1), unit: 't', ...daysOf(rule, year) },
        { id: 'lacking', label: `${feed.name}, noch zu beschaffen`, value: rounded(missing, 1), unit: 't' },
      ]
