import type { Bounds, LinearOptimizer } from '../../ports/linear-optimizer.ts'
import type { Feed, FeedId } from './feeds.ts'
import type { PigNorm } from './inputs.ts'
import type { Requirement } from './requirement.ts'
import { LEGUMES, MINERAL_OF, MORE_MINERAL, MOST_OF, PIG_FEEDS } from './pig-feeds.ts'
import { solveRation, type RationRules, type Solved } from './solve-ration.ts'

/** Nobody fills a mill with less of a feed, percent of the ration; of oil and mineral feed a little is enough [C]. */
const LEAST_PERCENT = 2

/**
 * Pigs are fed at the least cost in each variant: what lays weight on grass, maize or pasture speaks of cattle; soy is
 * left out only where all of it is.
 */
export async function solvePigs(
  norm: PigNorm,
  need: Requirement,
  { isWithoutSoy }: { isWithoutSoy: boolean },
  optimizer: LinearOptimizer,
): Promise<Solved> {
  const all = isWithoutSoy ? PIG_FEEDS.filter(({ id }) => id !== 'sojaschrot44') : PIG_FEEDS
  const dry = all.filter(({ id }) => id !== 'pflanzenoel')
  const of = (feeds: readonly Feed[]): Promise<Solved> => solveRation(need, rulesOf(norm, need, feeds), optimizer)
  const withoutOil = await of(dry)
  const whole = 'portions' in withoutOil ? withoutOil : await of(all)
  if ('unmet' in whole) return whole
  const least = need.dryMatterKg.times(LEAST_PERCENT).div(100).toNumber()
  const used = whole.portions.filter(({ feed, dryMatterKg }) => dryMatterKg >= least || MAY_BE_LITTLE.has(feed.id))
  if (used.length === whole.portions.length) return whole
  const plain = await of(used.map(({ feed }) => feed))
  return 'portions' in plain ? plain : whole
}

const MAY_BE_LITTLE: ReadonlySet<FeedId> = new Set<FeedId>(['pflanzenoel', 'mineral_schwein'])

function rulesOf(norm: PigNorm, { dryMatterKg }: Requirement, feeds: readonly Feed[]): RationRules {
  const kgOf = (percent: number): number => dryMatterKg.times(percent).div(100).toNumber()
  const bounds: Partial<Record<FeedId, Bounds>> = {
    mineral_schwein: { least: kgOf(MINERAL_OF[norm]), most: kgOf(MINERAL_OF[norm] + MORE_MINERAL) },
  }
  for (const { id } of feeds) {
    const most = MOST_OF[id]?.[norm]
    if (most !== undefined) bounds[id] = { most: kgOf(most) }
  }
  const room = Math.max(...LEGUMES.map((id) => MOST_OF[id]?.[norm] ?? 0))
  return {
    aim: 'cost',
    feeds,
    bounds,
    together: {
      told: 'Körnerleguminosen',
      shares: Object.fromEntries(LEGUMES.map((id) => [id, room / MOST_OF[id]![norm]])),
      most: kgOf(room),
    },
  }
}
