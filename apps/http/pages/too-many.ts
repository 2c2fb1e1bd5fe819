import { HttpError } from '../pipeline/http-error.ts'
import { consumeRateLimit } from '../pipeline/rate-limits.ts'
import type { RateLimiter } from '../../../core/shared/ports/rate-limiter.ts'
import type { Budget } from '../pipeline/route.ts'

/**
 * Takes one attempt from the budget of each payer; with one of them used up, tells for how long, so that a page can say
 * so in its own words.
 */
export async function tooMany(
  rateLimiter: RateLimiter | undefined,
  budget: Budget,
  payers: readonly string[],
): Promise<{ kind: 'too_many'; minutes: number } | undefined> {
  try {
    for (const payer of payers) await consumeRateLimit(rateLimiter, budget, payer)
    return undefined
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    return { kind: 'too_many', minutes: Math.ceil(Number(error.headers['Retry-After']) / 60) }
  }
}
