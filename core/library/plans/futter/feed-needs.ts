import { decimal, rounded, sumOf, type Decimal } from '../../../shared/decimal.ts'
import type { Figure, PlanEffect, Supply } from '../plan.ts'
import { addDays } from '../../../shared/time/days.ts'
import { written } from '../steps.ts'
import { ALL_FEEDS } from './feed-names.ts'
import { lossPercent, type Feed } from './feeds.ts'
import type { FeedingRule, GroupRation } from './group-rations.ts'
import type { FeedingInputs } from './inputs.ts'
import { neededOf, type Portion } from './ration.ts'

/** What of a feed all groups eat in the days of a variant. */
export interface FeedNeed {
  feed: Feed
  /** t of fresh matter, with what is lost. */
  needed: Decimal
  /** t beside what is in store. */
  missing: Decimal
}

export function feedNeeds(rations: readonly GroupRation[], days: number, { stockT }: FeedingInputs): FeedNeed[] {
  return ALL_FEEDS.flatMap(({ id }) => {
    const eaten = rations.flatMap(({ group, portions }) =>
      portions.filter(({ feed }) => feed.id === id).map((portion) => ({ portion, animals: group.animals })),
    )
    const feed = eaten[0]?.portion.feed
    if (!feed) return []
    const needed = sumOf(eaten.map(({ portion, animals }) => neededT(portion, animals, days)))
    const missing = needed.minus(stockT[id] ?? 0)
    return [{ feed, needed, missing: missing.lt(0) ? decimal(0) : missing }]
  })
}

/** t of fresh matter that a group eats of a portion in so many days, with what is lost. */
export const neededT = (portion: Portion, animals: number, days: number): Decimal =>
  neededOf(portion)
    .times(animals)
    .times(days)
    .times(100 + lossPercent(portion.feed))
    .div(100_000)

/** One need for each feed that is not in store; grazed grass is none. */
export const needEffects = (
  needs: readonly FeedNeed[],
  rule: Pick<FeedingRule, 'from' | 'days'>,
  { stockT, year }: FeedingInputs,
): PlanEffect[] =>
  needs
    .filter(({ feed, missing }) => missing.gt(0) && feed.id !== 'weide')
    .map(({ feed, needed, missing }) => {
      const stock = stockT[feed.id]
      const tonnes = rounded(missing, 1)
      return {
        id: `futter.bedarf.${feed.id}`,
        kind: 'need',
        title: `${feed.name} beschaffen`,
        details: `${written(tonnes)} t: gebraucht werden ${written(needed)} t, ${stock === undefined ? 'der Bestand ist nicht eingetragen' : `${written(stock)} t sind da`}`,
        values: { article: feed.name, amount: tonnes, unit: 't', status: 'open', note: `Futterplan ${year}` },
        supply: [supplyOf(feed, needed, rule, { stockT, year })],
        inSteps: 0.1,
      } satisfies PlanEffect
    })

/** A feed is eaten every day of the variant alike. */
export function supplyOf(
  feed: Feed,
  needed: Decimal,
  { from, days }: Pick<FeedingRule, 'from' | 'days'>,
  { stockT, year }: Pick<FeedingInputs, 'stockT' | 'year'>,
): Supply {
  const first = `${year}-${from}`
  const use = { amount: needed.toNumber(), from: first, until: addDays(first, days - 1), isEven: true }
  return { uses: [use], inStore: stockT[feed.id] ?? null }
}

/** What a farm buys or grinds: no forage. */
export const isBought = ({ feed }: FeedNeed): boolean =>
  feed.sort === 'concentrate' || feed.sort === 'protein' || feed.sort === 'mineral'

/** The days of a variant that does not hold the whole year. */
export const daysOf = ({ from, days }: Pick<FeedingRule, 'from' | 'days'>, year: number): Pick<Figure, 'days'> =>
  days >= 365 ? {} : { days: { from: `${year}-${from}`, until: addDays(`${year}-${from}`, days - 1) } }
