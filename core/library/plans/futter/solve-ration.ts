import type { Bounds, LinearOptimizer, LinearProgram } from '../../ports/linear-optimizer.ts'
import { written } from '../steps.ts'
import { isForage, rnbOf, type Feed, type FeedId } from './feeds.ts'
import type { Requirement } from './requirement.ts'
import { portionOf, type Portion } from './ration.ts'

/** What a variant demands of a ration beside what the animals need. */
export interface RationRules {
  /** Least concentrates, or least cost. */
  aim: 'forage' | 'cost'
  feeds: readonly Feed[]
  /** kg of dry matter of one feed for one animal a day. */
  bounds: Readonly<Partial<Record<FeedId, Bounds>>>
  /** These feeds are at least so much percent of the forage. */
  emphasis?: { sort: Feed['sort']; percent: number }
  /** Feeds that share one room: each takes of it what a kg of its dry matter is told to. */
  together?: { told: string; shares: Readonly<Partial<Record<FeedId, number>>>; most: number }
}

export type Solved = { portions: Portion[] } | { unmet: string[] }

/** A ration may be so much percent over what is eaten and over the energy that is needed [C]. */
const MOST_DRY_MATTER = 103
const MOST_ENERGY = 106
/** Percent of the dry matter [C]. */
const LEAST_FIBRE = 15
const MOST_CONCENTRATES = 55
/** So much percent is kept for what the rounding of portions takes. */
const ROUNDING = 0.2

interface Limit extends Bounds {
  name: string
  shares: Record<string, number>
  /** What the rounding of each portion may add up to, where it is more than usual. */
  rounding?: number
  /** Written where it cannot be met: by how much, in which unit. */
  told: string
  unit: string
  /** Kept also where something must be missed. */
  isFirm?: true
}

/**
 * The ration that meets every need with the least concentrates or the least cost; else what cannot be met, and by how
 * much at the least.
 */
export async function solveRation(need: Requirement, rules: RationRules, optimizer: LinearOptimizer): Promise<Solved> {
  const limits = limitsOf(need, rules)
  const solution = await optimizer.minimize({ amounts: amountsOf(rules), limits: limits.map(withRounding) })
  if (solution.outcome === 'optimal')
    return {
      portions: rules.feeds
        .map((feed) => portionOf(feed, solution.amounts[feed.id] ?? 0))
        .filter(({ dryMatterKg }) => dryMatterKg > 0),
    }
  return { unmet: await unmetOf(limits, rules, optimizer, need.pig ? 2 : 1) }
}

const bare = ({ name, shares, least, most }: Limit): LinearProgram['limits'][number] => ({
  name,
  shares,
  ...(least !== undefined && { least }),
  ...(most !== undefined && { most }),
})

/** A little narrower, so that the rounded ration keeps the limit. */
function withRounding(limit: Limit): LinearProgram['limits'][number] {
  const room = (bound: number): number => limit.rounding ?? (Math.abs(bound) * ROUNDING) / 100
  return bare({
    ...limit,
    least: limit.least === undefined ? undefined : limit.least + room(limit.least),
    most: limit.most === undefined ? undefined : limit.most - room(limit.most),
  })
}

const amountsOf = ({ feeds, aim, bounds }: RationRules): LinearProgram['amounts'] =>
  feeds.map((feed) => ({ name: feed.id, cost: costOf(feed, aim), ...bounds[feed.id] }))

/** EUR for a kg of dry matter; where little concentrate is wanted, of forage only a hint of it. */
function costOf(feed: Feed, aim: RationRules['aim']): number {
  const price = feed.price / feed.dryMatter
  const isCheap = isForage(feed) || feed.id === 'weide' || feed.sort === 'by_product'
  return aim === 'cost' ? price : isCheap ? price / 100 : 1 + price / 100
}

function limitsOf(
  { energy, nxpG, xpG, dryMatterKg, filledPercent, rnb, pig }: Requirement,
  { feeds, emphasis, together }: RationRules,
): Limit[] {
  const shares = (of: (feed: Feed) => number): Record<string, number> =>
    Object.fromEntries(feeds.map((feed) => [feed.id, of(feed)]))
  const mj = energy.mj.toNumber()
  const eaten = dryMatterKg.toNumber()
  const unit = `MJ ${energy.system.toUpperCase()}`
  return [
    {
      name: 'energy',
      told: 'Energie',
      unit,
      shares: shares((feed) => feed[energy.system]),
      least: mj,
      most: (mj * MOST_ENERGY) / 100,
    },
    ...(nxpG
      ? [
          {
            name: 'nxp',
            told: 'nutzbares Rohprotein',
            unit: 'g',
            shares: shares(({ nxp }) => nxp),
            least: nxpG.toNumber(),
          },
        ]
      : []),
    ...(xpG
      ? [{ name: 'xp', told: 'Rohprotein', unit: 'g', shares: shares(({ xp }) => xp), least: xpG.toNumber() }]
      : []),
    ...(rnb
      ? [{ name: 'rnb', told: 'die Stickstoffbilanz im Pansen', unit: 'g', shares: shares(rnbOf), rounding: 3, ...rnb }]
      : []),
    {
      name: 'dry_matter',
      told: 'Futteraufnahme',
      unit: 'kg TM',
      shares: shares(() => 1),
      least: (eaten * filledPercent) / 100,
      most: (eaten * MOST_DRY_MATTER) / 100,
    },
    ...(pig
      ? [
          {
            name: 'lysine',
            told: 'Lysin',
            unit: 'g',
            shares: shares((feed) => feed.pig?.lysine ?? 0),
            least: pig.lysineG.toNumber(),
          },
        ]
      : []),
    ...(pig?.leastFibreG != null
      ? [{ name: 'fibre', told: 'Rohfaser', unit: 'g', shares: shares(({ xf }) => xf), least: pig.leastFibreG }]
      : []),
    ...(pig ? [] : structureLimits(shares)),
    ...(together
      ? [
          {
            name: 'together',
            told: together.told,
            unit: 'kg TM',
            shares: shares(({ id }) => together.shares[id] ?? 0),
            most: together.most,
            isFirm: true as const,
          },
        ]
      : []),
    ...(emphasis
      ? [
          {
            name: 'emphasis',
            told: emphasis.sort === 'maize_silage' ? 'Maissilage' : 'Grassilage',
            unit: 'kg TM',
            shares: shares((feed) =>
              isForage(feed) ? (feed.sort === emphasis.sort ? 1 : 0) - emphasis.percent / 100 : 0,
            ),
            least: 0,
          },
        ]
      : []),
  ]
}

/** What the rumen needs. */
const structureLimits = (shares: (of: (feed: Feed) => number) => Record<string, number>): Limit[] => [
  {
    name: 'fibre',
    told: 'Rohfaser',
    unit: 'g',
    shares: shares(({ xf }) => xf - LEAST_FIBRE * 10),
    least: 0,
  },
  {
    name: 'concentrates',
    told: 'Grobfutter',
    unit: 'kg TM',
    shares: shares((feed) => (isForage(feed) || feed.id === 'weide' ? 0 : 1) - MOST_CONCENTRATES / 100),
    most: 0,
  },
]

/** Each limit may be missed for a price, in proportion to its size; what then is missed cannot be met. */
async function unmetOf(
  limits: readonly Limit[],
  rules: RationRules,
  optimizer: LinearOptimizer,
  places: number,
): Promise<string[]> {
  const soft = limits.filter(({ isFirm }) => isFirm !== true)
  const slack = (limit: Limit, side: string): string => `${limit.name} ${side}`
  const weight = ({ least, most }: Limit): number => 1000 / Math.max(1, Math.abs(least ?? 0), Math.abs(most ?? 0))
  const program: LinearProgram = {
    amounts: [
      ...amountsOf(rules),
      ...soft.flatMap((limit) => ['short', 'over'].map((side) => ({ name: slack(limit, side), cost: weight(limit) }))),
    ],
    limits: limits.map((limit) => ({
      ...withRounding(limit),
      shares: limit.isFirm ? limit.shares : { ...limit.shares, [slack(limit, 'short')]: 1, [slack(limit, 'over')]: -1 },
    })),
  }
  const solution = await optimizer.minimize(program)
  if (solution.outcome !== 'optimal') return ['Mit diesem Futter gibt es keine Ration.']
  const missed = limits.flatMap(({ name, told, unit }) => {
    const [short, over] = [solution.amounts[`${name} short`] ?? 0, solution.amounts[`${name} over`] ?? 0]
    if (short > 1e-6) return [`${capital(told)}: es fehlen ${written(short, places)} ${unit} je Tier und Tag.`]
    return over > 1e-6 ? [`${capital(told)}: es sind ${written(over, places)} ${unit} je Tier und Tag zu viel.`] : []
  })
  return missed.length > 0 ? missed : ['Mit diesem Futter gibt es keine Ration.']
}

const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1)
