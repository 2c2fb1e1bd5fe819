import type { LinearOptimizer } from '../../ports/linear-optimizer.ts'
import { ALL_FEEDS } from './feed-names.ts'
import { FEEDS, type Feed } from './feeds.ts'
import { isPigNorm, type CattleNorm, type FeedingInputs, type GroupInputs } from './inputs.ts'
import { PIG_FEEDS } from './pig-feeds.ts'
import { solvePigs } from './pig-rules.ts'
import { requirementOf } from './norms.ts'
import type { Requirement } from './requirement.ts'
import { portionOf, sumsOf, type Portion, type RationSums } from './ration.ts'
import { solveRation, type RationRules, type Solved } from './solve-ration.ts'

/** A variant of the whole farm. */
export interface FeedingRule {
  key: string
  title: string
  /** First and last day of the year on which its rations hold, `MM-DD`, and how many days these are. */
  from: string
  days: number
}

export interface GroupRation {
  group: GroupInputs
  need: Requirement
  portions: readonly Portion[]
  sums: RationSums
  /** German: what cannot be met; then there are no portions. */
  unmet: readonly string[]
}

/** kg of dry matter of mineral feed for one animal a day [C]. */
const MINERAL: Readonly<Record<CattleNorm, number>> = {
  lactating: 0.15,
  dry: 0.1,
  dry_early: 0.1,
  dry_late: 0.1,
  suckler: 0.1,
  bull: 0.05,
  young: 0.05,
}
/** Straw at most, kg of dry matter [C]. */
const STRAW: Readonly<Record<CattleNorm, number>> = {
  lactating: 0.5,
  dry: 4,
  dry_early: 4,
  dry_late: 2,
  suckler: 6,
  bull: 0.5,
  young: 2,
}
/** Percent of the forage that a variant lays weight on. */
const EMPHASIS = 55
/** kg of dry matter that a cow grazes by day, and the percent of protein feed that is left then. */
const GRAZED = { least: 6, most: 8 }
const PROTEIN_LEFT = 60

export async function rationsOf(
  rule: FeedingRule,
  inputs: FeedingInputs,
  optimizer: LinearOptimizer,
): Promise<GroupRation[]> {
  const rations: GroupRation[] = []
  for (const group of inputs.groups) {
    const need = requirementOf(group, inputs.year)
    const solved =
      rule.key === 'bestand'
        ? asFed(group, inputs)
        : isPigNorm(group.norm)
          ? await solvePigs(group.norm, need, { isWithoutSoy: rule.key === 'gvo_frei' }, optimizer)
          : await solveWithWeight(need, await rulesOf(rule, group, need, inputs, optimizer), optimizer)
    const portions = 'portions' in solved ? solved.portions : []
    const unmet = 'unmet' in solved ? solved.unmet.map((text) => `${nameOf(group)}: ${text}`) : []
    rations.push({ group, need, portions, sums: sumsOf(portions, need.energy.system), unmet })
  }
  return rations
}

/** Where the weight that is laid on a silage is all that stands against a ration, that is said. */
async function solveWithWeight(need: Requirement, rules: RationRules, optimizer: LinearOptimizer): Promise<Solved> {
  const { emphasis, ...others } = rules
  const solved = await solveRation(need, rules, optimizer)
  if (emphasis === undefined || 'portions' in solved) return solved
  if ('unmet' in (await solveRation(need, others, optimizer))) return solved
  const silage = emphasis.sort === 'maize_silage' ? 'Maissilage' : 'Grassilage'
  return {
    unmet: solved.unmet.map((text) => `mit ${emphasis.percent} % ${silage} im Grobfutter geht es nicht auf. ${text}`),
  }
}

/** „Milchkühe, Laktierende“. */
export const nameOf = ({ herd, group }: GroupInputs): string => (herd === group ? herd : `${herd}, ${group}`)

/** What the farm feeds now, as it has entered it. */
function asFed(group: GroupInputs, inputs: FeedingInputs): { portions: Portion[] } | { unmet: string[] } {
  const feeds = new Map(feedsOfGroup(group, inputs).map((feed) => [feed.id, feed]))
  if (group.unread.length > 0)
    return {
      unmet: [
        `mit ${group.unread.map((name) => `„${name}“`).join(', ')} der Ration lässt sich nicht rechnen. Trag bekannte Futter in kg Frischmasse ein.`,
      ],
    }
  if (group.ration.length === 0) return { unmet: ['es ist keine Ration eingetragen. Trag sie bei der Herde ein.'] }
  return {
    portions: ALL_FEEDS.flatMap(({ id }) => {
      const kg = group.ration.filter(({ feed }) => feed === id).reduce((sum, one) => sum + one.kg, 0)
      const feed = feeds.get(id)
      return feed && kg > 0 ? [portionOf(feed, (kg * feed.dryMatter) / 1000)] : []
    }),
  }
}

const feedsOfGroup = ({ norm }: GroupInputs, inputs: FeedingInputs): readonly Feed[] =>
  isPigNorm(norm) ? PIG_FEEDS : feedsOf(inputs)

/** Every feed of cattle with the values that hold for the farm. */
export const feedsOf = ({ analyses }: Pick<FeedingInputs, 'analyses'>): Feed[] =>
  FEEDS.map((feed) => {
    const own = analyses.find((one) => one.feed === feed.id)
    if (!own) return feed
    const { dryMatter, nel, me, xp, nxp, xf, day, sample } = own
    const source = `deine Futteranalyse vom ${day}${sample ? `, Probe ${sample}` : ''}`
    return { ...feed, dryMatter, nel, me, xp, nxp, xf, source, certainty: 'A' }
  })

async function rulesOf(
  { key }: FeedingRule,
  group: GroupInputs,
  need: Requirement,
  inputs: FeedingInputs,
  optimizer: LinearOptimizer,
): Promise<RationRules> {
  const norm = group.norm as CattleNorm
  const isLactating = norm === 'lactating'
  const isByCost = key === 'kostenmin' || key === 'gvo_frei'
  const feeds = feedsOf(inputs).filter((feed) => isThere(feed, inputs))
  const wanted = feeds.filter(
    ({ id }) =>
      (key === 'kostenmin' || id !== 'sojaschrot44') &&
      (isByCost || id !== 'ackerbohne' || (inputs.stockT[id] ?? 0) > 0) &&
      (id !== 'weide' || (key === 'weide_tag' && isLactating)),
  )
  const mineral = { least: MINERAL[norm], most: MINERAL[norm] }
  const rules: RationRules = {
    aim: isByCost ? 'cost' : 'forage',
    feeds: wanted,
    bounds: {
      mineral,
      stroh: { most: STRAW[norm], ...(key === 'mais_betont' && isLactating && { least: 0.3 }) },
      ...byProductBounds(inputs),
    },
    ...(bearsEmphasis(norm, inputs) && emphasisOf(key)),
  }
  if (key !== 'weide_tag' || !isLactating) return rules
  const indoors = await solveRation(
    need,
    await rulesOf({ key: 'gvo_frei', title: '', from: '', days: 0 }, group, need, inputs, optimizer),
    optimizer,
  )
  const rape =
    'portions' in indoors ? indoors.portions.find(({ feed }) => feed.id === 'rapsschrot')?.dryMatterKg : undefined
  return {
    ...rules,
    bounds: {
      ...rules.bounds,
      weide: GRAZED,
      ...(rape !== undefined && { rapsschrot: { most: (rape * PROTEIN_LEFT) / 100 } }),
    },
  }
}

/** Weight is laid on the forage of cows in milk; a farm without them has sucklers, or else all its cattle, to do so. */
function bearsEmphasis(norm: CattleNorm, { groups }: FeedingInputs): boolean {
  const bearer = (['lactating', 'suckler'] as const).find((one) => groups.some((group) => group.norm === one))
  return bearer === undefined || norm === bearer
}

const emphasisOf = (key: string): Pick<RationRules, 'emphasis'> =>
  key === 'gras_betont'
    ? { emphasis: { sort: 'grass_silage', percent: EMPHASIS } }
    : key === 'mais_betont'
      ? { emphasis: { sort: 'maize_silage', percent: EMPHASIS } }
      : {}

/** Silage is fed that the farm has or grows; hay, straw and concentrates can be bought. */
function isThere({ sort, id }: Feed, { stockT, meadows, maize, analyses }: FeedingInputs): boolean {
  const has = (stockT[id] ?? 0) > 0 || analyses.some(({ feed }) => feed === id)
  if (sort === 'maize_silage') return has || maize.length > 0
  if (id === 'grassilage_1') return has || meadows.length > 0
  if (id === 'grassilage_f' || id === 'luzernesilage' || id === 'gps' || sort === 'by_product') return has
  return true
}

/** By-products do not grow again: what is there is shared out over all cattle and the year. */
function byProductBounds({ stockT, groups }: FeedingInputs): RationRules['bounds'] {
  const animals = Math.max(
    1,
    groups.filter(({ norm }) => !isPigNorm(norm)).reduce((sum, one) => sum + one.animals, 0),
  )
  return Object.fromEntries(
    FEEDS.filter(({ sort, id }) => sort === 'by_product' && (stockT[id] ?? 0) > 0).map(({ id, dryMatter }) => [
      id,
      { most: Math.floor(((stockT[id]! * dryMatter) / animals / 365) * 1000) / 1000 },
    ]),
  )
}
