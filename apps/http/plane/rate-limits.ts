import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import { HttpError } from './http-error.ts'
import type { Budget } from './route.ts'

export type RateLimits = Record<Exclude<Budget, 'unlimited'>, RateLimiterAbstract>

/** Takes one call from the caller's budget and tells what is left; with the budget used up the request ends here. */
export async function takeFrom(
  limits: RateLimits | undefined,
  budget: Budget,
  caller: string,
): Promise<Record<string, string>> {
  if (!limits || budget === 'unlimited') return {}
  const limiter = limits[budget]
  try {
    return limitHeaders(limiter, await limiter.consume(caller))
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    throw new HttpError(429, 'rate_limited', `Das waren zu viele Anfragen. Bitte warte ${seconds} Sekunden.`, {
      'Retry-After': String(seconds),
      ...limitHeaders(limiter, refusal),
    })
  }
}

/** The header fields of draft-ietf-httpapi-ratelimit-headers. */
const limitHeaders = (
  limiter: RateLimiterAbstract,
  { remainingPoints, msBeforeNext }: RateLimiterRes,
): Record<string, string> => ({
  RateLimit: `"${limiter.keyPrefix}";r=${Math.max(0, remainingPoints)};t=${Math.ceil(msBeforeNext / 1000)}`,
  'RateLimit-Policy': `"${limiter.keyPrefix}";q=${limiter.points};w=${limiter.duration}`,
})
