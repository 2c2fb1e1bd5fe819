import { duev, valueOn } from '../../../law/index.ts'
import { decimal, sumOf, type Decimal } from '../../../shared/decimal.ts'
import type { Calculation, PlanVariant } from '../plan.ts'
import { cutRedZone } from './cut-red-zone.ts'
import { distributeSlurry, type SlurryShares } from './distribute-slurry.ts'
import { fieldDoses, type FieldDoses } from './doses.ts'
import { effectsOf } from './effects.ts'
import { fieldPlans, type FieldPlan } from './field-plans.ts'
import type { FertilizingInputs } from './inputs.ts'
import { metricsOf } from './metrics.ts'
import { partsOf } from './parts.ts'
import { nitrogenProduct, starterProduct } from './products.ts'
import { isEnforced, lawOf } from './red-zone.ts'
import { exemptionParts, loadText, redZoneLoad, type RedZoneLoad } from './red-zone-exemption.ts'

interface Rule {
  key: string
  title: string
  slurry: 'none' | 'by_need' | 'all'
  isMineral: boolean
  isCut?: boolean
}

const RULES: readonly Rule[] = [
  { key: 'mineralisch', title: 'Nur mineralisch', slurry: 'none', isMineral: true },
  { key: 'guelle_mineral', title: 'Gülle + mineralisch', slurry: 'by_need', isMineral: true },
  { key: 'guelle_max', title: 'Gülle zuerst', slurry: 'all', isMineral: true },
  { key: 'rot_minus20', title: 'Rotes Gebiet −20 %', slurry: 'by_need', isMineral: true, isCut: true },
  { key: 'bio_organisch', title: 'Organisch ohne Mineral-N', slurry: 'all', isMineral: false },
]

/** Percent of the need that slurry covers where mineral fertilizer gives the rest [C]. */
const SHARE = { usual: 60, maize: 80 }

export function calculateFertilizing(inputs: FertilizingInputs): Calculation {
  const { plans, missing } = fieldPlans(inputs)
  const isRed = plans.some(({ field }) => field.redZone)
  return {
    missing: [...missing, ...missingOfSlurry(inputs)],
    variants: RULES.filter(({ isCut }) => !isCut || isRed).map((rule) => variantOf(rule, plans, inputs)),
  }
}

function variantOf(rule: Rule, all: readonly FieldPlan[], inputs: FertilizingInputs): PlanVariant {
  const plans = rule.isCut ? cutRedZone(all, inputs.year) : all
  const shares: SlurryShares =
    rule.slurry === 'none' ? new Map() : distributeSlurry(plans, slurryRules(rule, plans, inputs))
  const isMineral = rule.isMineral && !(rule.isCut && inputs.organic)
  const mineral = { nitrogen: nitrogenProduct(inputs), starter: starterProduct(inputs), isMineral }
  const doses = plans.map((plan) => fieldDoses(plan, shares.get(plan.field.id) ?? [], inputs.slurry.p2o5, mineral))
  const load = rule.isCut || !isEnforced(inputs) ? undefined : redZoneLoad(doses, inputs)
  return {
    key: rule.key,
    title: rule.title,
    metrics: metricsOf(doses, inputs),
    reasons: reasonsOf(rule, doses, inputs, load),
    parts: [...partsOf(doses, all, inputs), ...exemptionParts(load, rule.title)],
    effects: effectsOf(doses, inputs),
  }
}

function slurryRules(rule: Rule, plans: readonly FieldPlan[], inputs: FertilizingInputs) {
  const limit = valueOn(duev.stickstoffOrganischHoechstens, lawOf(inputs.year)) ?? 0
  const given = sumOf(plans.map(({ givenOrganicKgHa, areaHa }) => givenOrganicKgHa.times(areaHa)))
  const left = inputs.landHa === null ? null : decimal(limit).times(inputs.landHa).minus(given)
  const zero: Decimal = decimal(0)
  return {
    slurry: inputs.slurry,
    farmLeftKg: left?.lt(0) ? zero : left,
    fieldLimitKgHa: limit,
    sharePercent: ({ group }: FieldPlan) =>
      rule.slurry === 'all' ? 100 : group === 'maize' ? SHARE.maize : SHARE.usual,
    isAllAtOnce: rule.slurry === 'all',
  }
}

function missingOfSlurry({ slurry, landHa }: FertilizingInputs): string[] {
  return [
    ...(slurry.stockM3 === null && slurry.halfYearM3 !== null
      ? [
          `Wie viel ${slurry.product} im Lager ist, hat niemand eingetragen. Gerechnet ist mit dem Anfall von sechs Monaten; trag den Bestand als Lagerbewegung ein.`,
        ]
      : []),
    ...(slurry.analysedOn === null && (slurry.stockM3 ?? slurry.halfYearM3 ?? 0) > 0
      ? [
          `Für ${slurry.product} fehlt eine Analyse. Gerechnet ist mit Vorgabewerten; trag sie bei den Düngemitteln ein.`,
        ]
      : []),
    ...(landHa === null ? ['Die landwirtschaftlich genutzte Fläche ist unbekannt. Trag sie beim Betrieb ein.'] : []),
  ]
}

function reasonsOf(
  rule: Rule,
  doses: readonly FieldDoses[],
  inputs: FertilizingInputs,
  load: RedZoneLoad | undefined,
): string[] {
  if (doses.length === 0)
    return ['Für kein Feld lässt sich der Stickstoffbedarf ermitteln. Was fehlt, steht beim Plan.']
  const { slurry } = inputs
  const isWithoutSlurry = rule.slurry !== 'none' && (slurry.stockM3 ?? slurry.halfYearM3 ?? 0) <= 0
  const isRed = doses.some(({ plan }) => plan.field.redZone)
  return [
    ...(isWithoutSlurry && !rule.isCut ? [`Es ist keine ${slurry.product} im Lager. Trag den Bestand ein.`] : []),
    ...(inputs.organic && rule.isMineral && !rule.isCut
      ? ['Dein Betrieb wirtschaftet ökologisch: Mineralischer Stickstoff ist nicht zugelassen.']
      : []),
    ...(isRed && isEnforced(inputs) && !rule.isCut && !load?.isExempt
      ? [
          `Im roten Gebiet darf im Durchschnitt höchstens ${100 - (valueOn(duev.rotesGebietKuerzung, lawOf(inputs.year)) ?? 0)} % des Bedarfs gegeben werden${load ? ` (geplant sind ${loadText(load)})` : ''}. Nimm „Rotes Gebiet −20 %“.`,
        ]
      : []),
  ]
}
