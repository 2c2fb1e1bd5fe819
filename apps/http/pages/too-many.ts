import { HttpError } from '../plane/http-error.ts'
import { takeFrom, type RateLimits } from '../plane/rate-limits.ts'
import type { Budget } from '../plane/route.ts'

/**
 * Takes one attempt from the budget of each payer; with one of them used up, tells for how long, so that a page can say
 * so in its own words.
 */
export async function tooMany(
  limits: RateLimits | undefined,
  budget: Budget,
  payers: readonly string[],
): Promise<{ kind: 'too_many'; minutes: number } | undefined> {
  try {
    for (const payer of payers) await takeFrom(limits, budget, payer)
    return undefined
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    return { kind: 'too_many', minutes: Math.ceil(Number(error.headers['Retry-After']) / 60) }
  }
}
