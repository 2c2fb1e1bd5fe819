import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { BoundedMap } from '../../core/shared/bounded-map.ts'
import type { RateLimiter, RateLimitState } from '../../core/shared/ports/rate-limiter.ts'
import type { Database } from '../postgres/database.ts'

/** How many calls each budget has, in how many seconds. */
export type Budgets = Readonly<Record<string, { points: number; seconds: number }>>

/** What this process has taken of a caller's budget and not used up yet. */
interface Lease {
  points: number
  /** What the database had left for all processes when it was last asked. */
  left: number
  /** More are being taken. */
  taking: boolean
  /** On the clock of `performance.now()`. */
  endsAt: number
}

const MOST_POINTS = 10
/** Of what is left, so that near its end a budget is counted call by call and no process keeps what another needs. */
const SHARE = 1 / 8
const MOST_LEASES = 10_000

/**
 * Counts in a table that all processes share. A caller who comes again gets several points at once, so that most calls
 * need no statement; what a process has taken and not used when the window ends is lost to the caller, never more than
 * `MOST_POINTS` in each process and nothing near the end of the budget.
 */
export class PostgresRateLimiter implements RateLimiter {
  readonly #limiters: ReadonlyMap<string, RateLimiterPostgres>
  readonly #leases = new BoundedMap<string, Lease>(MOST_LEASES)

  constructor(database: Database, budgets: Budgets) {
    const storeClient = {
      query: async ({ text, values }: { text: string; values: unknown[] }) => ({
        rows: await database.query(null, text, values),
      }),
    }
    this.#limiters = new Map(
      Object.entries(budgets).map(([budget, { points, seconds }]) => [
        budget,
        new RateLimiterPostgres({
          storeClient,
          storeType: 'pool',
          tableName: 'rate_limits',
          tableCreated: true,
          keyPrefix: budget,
          points,
          duration: seconds,
          inMemoryBlockOnConsumed: points + 1,
        }),
      ]),
    )
  }

  async consume(budget: string, caller: string): Promise<RateLimitState> {
    const key = `${budget}:${caller}`
    const lease = this.#held(key)
    if (!lease || lease.points < 1) return this.#take(this.#limiterOf(budget), key, caller)
    lease.points--
    return stateOf(this.#limiterOf(budget), lease, true)
  }

  async giveBack(budget: string, caller: string): Promise<void> {
    const lease = this.#held(`${budget}:${caller}`)
    if (lease) lease.points++
    else await this.#limiterOf(budget).reward(caller)
  }

  #held(key: string): Lease | undefined {
    const lease = this.#leases.get(key)
    return lease && lease.endsAt > performance.now() ? lease : undefined
  }

  /** Takes points of the budget, for this call and perhaps for more. */
  async #take(limiter: RateLimiterPostgres, key: string, caller: string): Promise<RateLimitState> {
    // Of calls that come together one takes several, or a process would hold what another needs.
    const held = this.#held(key)
    const idle = held?.taking ? undefined : held
    const wanted = idle ? Math.min(MOST_POINTS, Math.max(1, Math.floor(idle.left * SHARE))) : 1
    if (idle) idle.taking = true
    const { granted, remainingPoints, msBeforeNext } = await consumed(limiter, caller, wanted).finally(() => {
      if (idle) idle.taking = false
    })
    // Another call of this caller may have taken some meanwhile, and its answer may have overtaken this one.
    const lease = this.#held(key) ?? { points: 0, left: Infinity, taking: false, endsAt: 0 }
    lease.points += granted
    lease.left = Math.max(0, Math.min(lease.left, remainingPoints))
    lease.endsAt = performance.now() + msBeforeNext
    this.#leases.set(key, lease)
    const allowed = lease.points > 0
    if (allowed) lease.points--
    return stateOf(limiter, lease, allowed)
  }

  #limiterOf(budget: string): RateLimiterPostgres {
    const limiter = this.#limiters.get(budget)
    if (!limiter) throw new Error(`There is no budget ${budget}`)
    return limiter
  }
}

const stateOf = ({ points, duration }: RateLimiterPostgres, lease: Lease, allowed: boolean): RateLimitState => ({
  allowed,
  limit: points,
  windowSeconds: duration,
  remaining: allowed ? lease.left + lease.points : 0,
  resetsInMs: Math.max(0, lease.endsAt - performance.now()),
})

/** How many of the points that were asked for the budget still had, and its state then. */
async function consumed(limiter: RateLimiterPostgres, caller: string, wanted: number) {
  const state = await limiter.consume(caller, wanted).catch((refusal: unknown) => {
    if (refusal instanceof RateLimiterRes) return refusal
    throw refusal
  })
  const { consumedPoints, remainingPoints, msBeforeNext } = state
  // A refusal out of memory says that nothing was consumed.
  const over = consumedPoints === 0 ? wanted : Math.max(0, consumedPoints - limiter.points)
  return { granted: Math.max(0, wanted - over), remainingPoints, msBeforeNext }
}
