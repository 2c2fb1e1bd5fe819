import { decimal, rounded, sumOf } from '../../../shared/decimal.ts'
import { germanDay } from '../../../shared/german/write-german.ts'
import type { PlanEffect } from '../plan.ts'
import { written } from '../steps.ts'
import { isForage, isSilage } from './feeds.ts'
import { nameOf, type FeedingRule, type GroupRation } from './group-rations.ts'
import { maintenanceNel, nelOfMilk } from './norms.ts'
import { energyOf, exactFresh, freshOf, nxpOf, type Portion, type RationSums } from './ration.ts'

/** A round of loading is rounded so: kg of silage and pasture, and of all else. */
const ROUNDED_TO = { silage: 10, other: 1 }

/** kg of fresh matter for the whole group, as it is loaded. */
export function loadOf(portion: Portion, animals: number): number {
  const step = isSilage(portion.feed) || portion.feed.id === 'weide' ? ROUNDED_TO.silage : ROUNDED_TO.other
  return rounded(exactFresh(portion).times(animals).div(step), 0) * step
}

/** What hangs in the barn: in the order of loading. */
export function barnSheet(ration: GroupRation, rule: FeedingRule, year: number): PlanEffect {
  const { group, portions, sums, need } = ration
  const loads = portions.map((portion) => loadOf(portion, group.animals))
  const total = loads.reduce((sum, kg) => sum + kg, 0)
  const foot = (label: string, value: string) => ({ label, value })
  return {
    id: `futter.stallblatt.${group.herdId}.${group.group}`,
    kind: 'sheet',
    title: `Stallblatt ${nameOf(group)}`,
    details: `${group.animals} Tiere, ${written(total, 0)} kg Futter je Tag`,
    sheet: {
      title: `Stallblatt ${nameOf(group)}`,
      herdId: group.herdId,
      head: [
        { label: 'Herde', value: group.herd },
        { label: 'Gruppe', value: group.group },
        { label: 'Tiere', value: written(group.animals, 0) },
        { label: 'gültig ab', value: germanDay(`${year}-${rule.from}`) },
        { label: 'Variante', value: rule.title },
      ],
      columns: [
        { label: 'Laden' },
        { label: 'Futter' },
        { label: 'kg FM je Tier', align: 'right' },
        { label: 'kg FM Gruppe', align: 'right' },
        { label: 'TM %', align: 'right' },
        { label: 'Bemerkung' },
      ],
      rows: portions.map((portion, place) => [
        `${place + 1}.`,
        portion.feed.name,
        written(freshOf(portion), portion.feed.pig ? 3 : 2),
        written(loads[place]!, 0),
        written(portion.feed.dryMatter / 10),
        remarkOf(portion, sums),
      ]),
      foot: [
        foot(
          'Summe je Tier',
          `${written(sums.freshKg, need.pig ? 2 : 1)} kg FM, ${written(sums.dryMatterKg, 2)} kg TM`,
        ),
        foot('Summe Gruppe', `${written(total, 0)} kg FM`),
        foot(need.energy.system.toUpperCase(), `${written(sums.energyMj)} MJ von ${written(need.energy.mj)} MJ`),
        ...(need.nxpG ? [foot('nXP', `${written(sums.nxpG, 0)} g von ${written(need.nxpG, 0)} g`)] : []),
        ...(need.rnb ? [foot('RNB', `${written(sums.rnbG, 0)} g`)] : []),
        ...(need.pig
          ? [
              foot('Lysin', `${written(sums.lysineG)} g von ${written(need.pig.lysineG)} g`),
              foot('Rohprotein', `${written(sums.xpG, 0)} g von ${written(need.xpG ?? 0, 0)} g`),
            ]
          : [...milkFoot(ration), foot('Futterreste', 'Ziel 3 bis 5 %')]),
        foot('Wasser', 'immer frei, täglich geprüft'),
        foot('Unterschrift', ''),
      ],
    },
  }
}

/** What is fed apart; of pigs' feed, how much of the mixture it is. */
function remarkOf(portion: Portion, { freshKg }: RationSums): string {
  const { feed } = portion
  if (feed.pig) return freshKg.eq(0) ? '' : `${written(freshOf(portion).times(100).div(freshKg))} % der Mischung`
  return feed.id === 'mlf_18_3' ? 'auf Abruf, im Mittel' : feed.id === 'weide' ? 'auf der Weide' : ''
}

/** What the forage alone gives in milk, and how much concentrate a kg of milk takes. */
function milkFoot({ group, portions }: GroupRation): { label: string; value: string }[] {
  if (group.norm !== 'lactating') return []
  const ofForage = portions.filter(({ feed }) => isForage(feed) || feed.id === 'weide')
  const rest = portions.filter((portion) => !ofForage.includes(portion) && portion.feed.sort !== 'mineral')
  const energy = sumOf(ofForage.map((portion) => energyOf(portion, 'nel'))).minus(maintenanceNel(group.liveWeightKg))
  const milk = energy.lt(0) ? decimal(0) : energy.div(nelOfMilk(group.fat, group.protein))
  const concentrate = sumOf(rest.map(freshOf)).times(1000)
  const above = decimal(group.milkKg).minus(milk)
  return [
    { label: 'Milch aus Grundfutter', value: `${written(milk)} kg` },
    ...(above.gt(0)
      ? [{ label: 'Kraftfutter je kg Milch darüber', value: `${written(concentrate.div(above), 0)} g` }]
      : []),
  ]
}

const proteinOf = (portion: Portion): string =>
  portion.feed.pig
    ? `${written(decimal(portion.dryMatterKg).times(portion.feed.pig.lysine))} g Lysin`
    : `${written(nxpOf(portion), 0)} g nXP`

/** One line for each portion, and what they come to: „7 kg TM · 6,7 MJ = 46,9 MJ“. */
export const portionSteps = ({ portions, need }: GroupRation) =>
  portions.map((portion) => {
    const { feed, dryMatterKg } = portion
    const { system } = need.energy
    return {
      label: feed.name,
      formula: `${written(dryMatterKg, feed.pig ? 4 : 2)} kg TM · ${written(feed[system], 2)} MJ; ${proteinOf(portion)}`,
      result: written(energyOf(portion, system), feed.pig ? 2 : 1),
      unit: `MJ ${system.toUpperCase()}`,
      source: feed.source,
      certainty: feed.certainty,
    }
  })
