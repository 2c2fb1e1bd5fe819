import { decimal, rounded, sumOf, type Decimal } from '../../../shared/decimal.ts'
import type { Metric } from '../plan.ts'
import { isBought, type FeedNeed } from './feed-needs.ts'
import type { GroupRation } from './group-rations.ts'
import { isPigNorm, type GroupInputs } from './inputs.ts'
import { energyCorrected } from './norms.ts'
import { coverageOf } from './ration.ts'

/** What a farmer compares: the cows in milk, and the feed of the whole farm. */
export function metricsOf(rations: readonly GroupRation[], needs: readonly FeedNeed[]): Metric[] {
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
  const hasCattle = rations.some(({ group }) => !isPigNorm(group.norm))
  const ofCattle = [
    metric(
      'cost_cow',
      'Futterkosten je Kuh und Tag, angenommene Preise',
      count.eq(0) ? null : rounded(cost.div(count), 2),
      '€',
    ),
    metric('cost_milk', 'Futterkosten je kg ECM', milk.eq(0) ? null : rounded(cost.times(100).div(milk), 1), 'ct'),
    metric('maize_silage', 'Maissilage', rounded(tonnes('maize_silage'), 0), 't'),
    metric('grass_silage', 'Grassilage', rounded(tonnes('grass_silage'), 0), 't'),
  ]
  const ofRuminants = [
    metric('energy', 'Energie gedeckt', covered?.energy ?? null, '%'),
    metric('nxp', 'Nutzbares Rohprotein gedeckt', covered?.nxp ?? null, '%'),
    metric('rnb', 'Stickstoffbilanz im Pansen', first ? rounded(decimal(first.sums.rnbG), 0) : null, 'g'),
    metric('forage', 'Grobfutter in der Ration', first ? rounded(first.sums.foragePercent, 0) : null, '% TM'),
  ]
  const bought = rounded(sumOf(needs.filter(isBought).map(({ needed }) => needed)), 0)
  return [
    ...(hasCattle ? ofCattle : []),
    metric('bought', 'Kraftfutter', bought, 't'),
    ...(hasCattle ? ofRuminants : []),
    ...PIGS.flatMap(({ id, label, norms }) => {
      const pigs = rations.filter(({ group }) => norms.includes(group.norm))
      return pigs.length === 0 ? [] : [metric(id, label, costADay(pigs), '€')]
    }),
  ]
}

/** Told, as those of cattle are, only where the farm has such animals. */
const PIGS: readonly { id: string; label: string; norms: readonly GroupInputs['norm'][] }[] = [
  {
    id: 'cost_pig',
    label: 'Futterkosten je Mastschwein und Tag, angenommene Preise',
    norms: ['fattening_1', 'fattening_2', 'fattening_3', 'fattening_4'],
  },
  { id: 'cost_piglet', label: 'Futterkosten je Ferkel und Tag, angenommene Preise', norms: ['piglet_1', 'piglet_2'] },
  { id: 'cost_sow', label: 'Futterkosten je Sau und Tag, angenommene Preise', norms: ['gestating', 'suckling'] },
]

/** EUR for one animal in the mean of all; null where one group has no ration. */
function costADay(rations: readonly GroupRation[]): number | null {
  if (rations.some(({ portions }) => portions.length === 0)) return null
  const cost = sumOf(rations.map(({ group, sums }) => sums.costEur.times(group.animals)))
  return rounded(cost.div(sumOf(rations.map(({ group }) => group.animals))), 2)
}
