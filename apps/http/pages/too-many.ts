import type { Context } from 'koa'
import { HttpError } from '../pipeline/http-error.ts'
import { consumeRateLimit } from '../pipeline/rate-limits.ts'
import type { RateLimiter } from '../../../core/shared/ports/rate-limiter.ts'
import type { Budget } from '../pipeline/route.ts'

/**
 * Takes one attempt from the budget of each payer; with one of them used up, tells whose and for how long, so that a
 * page can say so in its own words. Its headers are those of every answer to a call too many.
 */
export async function tooMany<Payer extends string>(
  ctx: Context,
  rateLimiter: RateLimiter | undefined,
  budget: Budget,
  payers: readonly Payer[],
): Promise<{ kind: 'too_many'; minutes: number; payer: Payer } | undefined> {
  for (const payer of payers)
    try {
      await consumeRateLimit(rateLimiter, budget, payer)
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      ctx.set(error.headers)
      return { kind: 'too_many', minutes: Math.ceil(Number(error.headers['Retry-After']) / 60), payer }
    }
  return undefined
}

/** Gives an attempt back that turned out to be right. */
export async function giveBack(
  rateLimiter: RateLimiter | undefined,
  budget: Budget,
  payers: readonly string[],
): Promise<void> {
  for (const payer of payers) await rateLimiter?.giveBack(budget, payer)
}
