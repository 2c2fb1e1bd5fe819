import { duev, valueOn } from '../../../law/index.ts'
import { decimal, rounded, type Decimal } from '../../../shared/decimal.ts'
import { germanDay, withGermanDays } from '../../../shared/german/write-german.ts'
import { CREDIT_SOURCE, organicNitrogenCreditPercent } from '../../nutrients/organic-nitrogen-credit.ts'
import { PHOSPHATE_SOURCE } from '../../nutrients/phosphate-removal.ts'
import type { Figure, PlanPart, Step } from '../plan.ts'
import { written } from '../steps.ts'
import type { FieldDoses, PlannedDose } from './doses.ts'
import { phosphateRemoved, type FieldPlan } from './field-plans.ts'
import type { FertilizingInputs } from './inputs.ts'
import { nitrogenProduct, starterProduct } from './products.ts'
import { lawOf } from './red-zone.ts'

/** How it was reckoned, field by field; `uncut` are the fields with the whole need. */
export const partsOf = (
  fields: readonly FieldDoses[],
  uncut: readonly FieldPlan[],
  inputs: FertilizingInputs,
): PlanPart[] =>
  fields.map((one, place) => ({
    title: [one.plan.field.name, one.plan.field.crop?.crop].filter(Boolean).join(' · '),
    row: { kind: 'fields' as const, id: one.plan.field.id },
    figures: figuresOf(one, one.plan.need.steps.length + cutStep(one.plan, uncut[place]!, inputs).length),
    steps: [
      ...one.plan.need.steps,
      ...cutStep(one.plan, uncut[place]!, inputs),
      ...givenStep(one.plan, inputs),
      ...phosphateStep(one.plan),
      ...one.doses.flatMap((dose) => doseSteps(one.plan, dose, inputs)),
      ...restSteps(one),
    ],
  }))

/** kg N/ha */
function figuresOf({ plan: { kgHa, givenKgHa }, uncoveredKgHa }: FieldDoses, steps: number): Figure[] {
  const nitrogen = (id: string, label: string, value: Decimal): Figure => ({
    id,
    label,
    value: rounded(value, 1),
    unit: 'kg N/ha',
  })
  return [
    { ...nitrogen('need', 'Stickstoffbedarf', kgHa), steps },
    nitrogen('given', 'Schon gegeben, anrechenbar', givenKgHa),
    nitrogen('uncovered', 'Bedarf nicht gedeckt', uncoveredKgHa),
  ]
}

const OWN = 'Teilgaben, Vorgabe'

function cutStep({ kgHa }: FieldPlan, uncut: FieldPlan, { year }: FertilizingInputs): Step[] {
  if (kgHa.eq(uncut.kgHa)) return []
  const percent = valueOn(duev.rotesGebietKuerzung, lawOf(year)) ?? 0
  return [
    {
      label: `Im roten Gebiet, Summe −${percent} %, nach Ertrag verteilt, Getreide zuletzt`,
      formula: `${written(uncut.kgHa)} − ${written(uncut.kgHa.minus(kgHa))}`,
      result: written(kgHa),
      unit: 'kg N/ha',
      source: 'DüV § 13a (2) Nr. 1',
      certainty: 'A',
    },
  ]
}

const givenStep = ({ givenKgHa }: FieldPlan, { year }: FertilizingInputs): Step[] =>
  givenKgHa.eq(0)
    ? []
    : [
        {
          label: `Davon ${year} schon gegeben, anrechenbar`,
          formula: '',
          result: written(givenKgHa),
          unit: 'kg N/ha',
          source: 'deine Aufzeichnungen',
        },
      ]

const PHOSPHATE_NEED_SOURCE = `DüV § 4 (3), ${PHOSPHATE_SOURCE}`

/** Phosphate is needed as much as the harvest takes, as long as the soil does not have much. */
function phosphateStep({ field, need: { yieldDtHa } }: FieldPlan): Step[] {
  const removed = phosphateRemoved(field, yieldDtHa)
  return removed === undefined
    ? []
    : [
        {
          label: 'Phosphatbedarf, so viel wie die Ernte abfährt',
          formula: `${written(yieldDtHa!)} · ${written(removed.perDt, 2)}`,
          result: written(removed.kgHa),
          unit: 'kg P2O5/ha',
          source: PHOSPHATE_NEED_SOURCE,
        },
      ]
}

function doseSteps({ kgHa, field, creditPerM3 }: FieldPlan, planned: PlannedDose, inputs: FertilizingInputs): Step[] {
  const { dose, slurryM3Ha, starterKgHa, mineralKgHa, mineralNKgHa } = planned
  const { slurry, year } = inputs
  const nitrogen = nitrogenProduct(inputs)
  const starter = starterProduct(inputs)
  const percent = organicNitrogenCreditPercent(slurry.material, { use: field.use, day: lawOf(year) })
  return [
    {
      label: `${dose.number}. Gabe${dose.stage ? `, ${dose.stage}` : ''}, ${germanDay(dose.from)} bis ${germanDay(dose.until)}`,
      formula: `${written(kgHa)} · ${dose.percent} %`,
      result: written(planned.openKgHa),
      unit: 'kg N/ha offen',
      source: OWN,
      certainty: 'C',
    },
    ...(slurryM3Ha > 0
      ? [
          {
            label: `${slurry.product} ${slurryM3Ha} m³/ha`,
            formula: `${slurryM3Ha} · max(${written(slurry.n, 2)} · ${percent} %; ${written(slurry.nh4n, 2)})`,
            result: written(creditPerM3.times(slurryM3Ha)),
            unit: 'kg N/ha',
            source: slurry.analysedOn ? withGermanDays(`Analyse vom ${slurry.analysedOn}`) : CREDIT_SOURCE.source,
            certainty: slurry.analysedOn ? CREDIT_SOURCE.certainty : ('C' as const),
          },
        ]
      : []),
    ...(starterKgHa > 0
      ? [
          productStep(
            starter.name,
            starterKgHa,
            starter.nPercent,
            decimal(starterKgHa).times(starter.nPercent).div(100).toNumber(),
          ),
        ]
      : []),
    ...(mineralKgHa > 0 ? [productStep(nitrogen.name, mineralKgHa, nitrogen.nPercent, mineralNKgHa.toNumber())] : []),
  ]
}

const productStep = (name: string, kgHa: number, percent: number, nKgHa: number): Step => ({
  label: `${name} ${written(kgHa)} kg/ha`,
  formula: `${written(kgHa)} · ${written(percent)} %`,
  result: written(nKgHa),
  unit: 'kg N/ha',
  source: 'Gehalt des Düngers',
})

function restSteps({ plan, uncoveredKgHa }: FieldDoses): Step[] {
  const reasons = [
    ...(plan.phosphateReason ? [withGermanDays(plan.phosphateReason)] : []),
    ...plan.closed.map(({ number }) => `Die ${number}. Gabe liegt ganz in der Sperrfrist.`),
  ]
  return [
    ...(uncoveredKgHa.eq(0)
      ? []
      : [{ label: 'Bedarf nicht gedeckt', formula: '', result: written(uncoveredKgHa), unit: 'kg N/ha', source: OWN }]),
    ...reasons.map((label) => ({ label, formula: '', result: '', unit: '', source: 'DüV § 3 (6), § 4 (4), § 6 (8)' })),
  ]
}
