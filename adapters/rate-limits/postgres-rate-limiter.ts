import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { RateLimiter, RateLimitState } from '../../core/shared/ports/rate-limiter.ts'
import type { Database } from '../postgres/database.ts'

/** How many calls each budget has, in how many seconds. */
export type Budgets = Readonly<Record<string, { points: number; seconds: number }>>

export class PostgresRateLimiter implements RateLimiter {
  readonly #limiters: ReadonlyMap<string, RateLimiterPostgres>

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
    const limiter = this.#limiterOf(budget)
    try {
      return stateOf(limiter, await limiter.consume(caller), true)
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      return stateOf(limiter, refusal, false)
    }
  }

  async giveBack(budget: string, caller: string): Promise<void> {
    await this.#limiterOf(budget).reward(caller)
  }

  #limiterOf(budget: string): RateLimiterPostgres {
    const limiter = this.#limiters.get(budget)
    if (!limiter) throw new Error(`There is no budget ${budget}`)
    return limiter
  }
}

const stateOf = (
  { points, duration }: RateLimiterPostgres,
  { remainingPoints, msBeforeNext }: RateLimiterRes,
  allowed: boolean,
): RateLimitState => ({
  allowed,
  limit: points,
  windowSeconds: duration,
  remaining: Math.max(0, remainingPoints),
  resetsInMs: msBeforeNext,
})
