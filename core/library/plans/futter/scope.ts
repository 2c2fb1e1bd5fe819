import { germanList } from '../../../shared/german/write-german.ts'
import type { PlanPart, Step } from '../plan.ts'
import { nameOf, type FeedingRule, type GroupRation } from './group-rations.ts'

export interface FedVariant {
  rule: FeedingRule
  rations: readonly GroupRation[]
}

/** What the cheapest ration is the cheapest of, and where cows or pigs get no other one than in a variant before it. */
export function scopeParts({ rule, rations }: FedVariant, before: readonly FedVariant[]): PlanPart[] {
  const pasture = before.find(({ rule: { key } }) => key === 'weide_tag')
  const steps = [
    ...(rule.key === 'kostenmin' && pasture
      ? [said(`Günstigste Ration im Stall, das ganze Jahr; mit Weide rechnet nur „${pasture.rule.title}“`)]
      : []),
    ...rations.flatMap((ration) => {
      const twins = before.filter((other) => other.rations.some((one) => isSame(one, ration)))
      return (ration.group.norm === 'lactating' || ration.need.pig) && twins.length > 0
        ? [
            said(
              `${nameOf(ration.group)}: dieselbe Ration wie in ${germanList(twins.map((one) => `„${one.rule.title}“`))}`,
            ),
          ]
        : []
    }),
  ]
  return steps.length === 0 ? [] : [{ title: `Vergleich · ${rule.title}`, row: null, steps }]
}

const isSame = (one: GroupRation, other: GroupRation): boolean =>
  one.group === other.group &&
  one.portions.length > 0 &&
  one.portions.length === other.portions.length &&
  one.portions.every(({ feed, dryMatterKg }) =>
    other.portions.some((portion) => portion.feed.id === feed.id && portion.dryMatterKg === dryMatterKg),
  )

const said = (label: string): Step => ({ label, formula: '', result: '', unit: '', source: 'Summe der Ration' })
