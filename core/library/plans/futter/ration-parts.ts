import { decimal, rounded, type Decimal } from '../../../shared/decimal.ts'
import { withGermanDays } from '../../../shared/german/write-german.ts'
import type { Figure, PlanPart } from '../plan.ts'
import { written } from '../steps.ts'
import { portionSteps } from './barn-sheet.ts'
import { daysOf, neededT } from './feed-needs.ts'
import { nameOf, type FeedingRule, type GroupRation } from './group-rations.ts'
import { coverageOf, freshOf, type RationSums } from './ration.ts'

/** One group of a variant with its way of reckoning. */
export function partOf(ration: GroupRation, rule: FeedingRule, year: number): PlanPart {
  const { title } = rule
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
    figures: figuresOf(ration, rule, year),
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
            ...(covered.lysine === null
              ? []
              : [
                  sum('Lysin', sums.lysineG, 'g Lysin', `${written(covered.lysine)} % des Bedarfs`),
                  sum('Phosphor', perKg(sums.phosphorusG, sums), 'g je kg Futter'),
                ]),
            sum('Rohfaser', sums.fibrePercent, '% der TM'),
            ...(need.pig ? [] : [sum('Grobfutter', sums.foragePercent, '% der TM')]),
          ]),
    ],
  }
}

/** g in a kg of fresh matter. */
const perKg = (grams: Decimal, { freshKg }: RationSums): Decimal => (freshKg.eq(0) ? decimal(0) : grams.div(freshKg))

/** What one animal needs a day. */
function needsOf({ energy, nxpG, xpG, steps }: GroupRation['need']): Figure[] {
  const figure = (id: string, label: string, value: Decimal | null, unit: string): Figure[] =>
    value === null
      ? []
      : [{ id, label, value: rounded(value, 2), unit: `${unit} je Tier und Tag`, steps: steps.length }]
  return [
    ...figure('need_energy', 'Energiebedarf', energy.mj, `MJ ${energy.system.toUpperCase()}`),
    ...figure('need_nxp', 'Bedarf an nutzbarem Rohprotein', nxpG, 'g nXP'),
    ...figure('need_xp', 'Bedarf an Rohprotein', xpG, 'g XP'),
  ]
}

/** Of one animal a day kg of each feed, dry and fresh, and what they come to; of the group t of each in the variant. */
function figuresOf({ group, portions, sums, need }: GroupRation, rule: FeedingRule, year: number): Figure[] {
  const kg = (id: string, label: string, value: Decimal | number, unit: string): Figure => ({
    id,
    label,
    value: rounded(decimal(value), need.pig && unit.startsWith('kg') ? 3 : 2),
    unit,
  })
  const needed = needsOf(need)
  if (portions.length === 0) return needed
  return [
    ...needed,
    ...portions.flatMap((portion) => [
      kg('feed', portion.feed.name, portion.dryMatterKg, 'kg TM je Tier und Tag'),
      kg('feed_fresh', portion.feed.name, freshOf(portion), 'kg FM je Tier und Tag'),
    ]),
    ...portions
      .filter(({ feed }) => feed.id !== 'weide')
      .map((portion) => ({
        id: 'needed',
        label: portion.feed.name,
        value: rounded(neededT(portion, group.animals, rule.days), 1),
        unit: 't',
        ...daysOf(rule, year),
      })),
    kg('dry', 'Summe', sums.dryMatterKg, 'kg TM je Tier und Tag'),
    kg('fresh', 'Summe', sums.freshKg, 'kg FM je Tier und Tag'),
    kg('cost', 'Futterkosten, angenommene Preise', sums.costEur, '€ je Tier und Tag'),
  ]
}
