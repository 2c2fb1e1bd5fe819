import type { RateLimiter, RateLimitState } from '../../../core/shared/ports/rate-limiter.ts'
import { germanWait } from '../../../core/shared/german/write-german.ts'
import { HttpError } from './http-error.ts'
import type { Budget } from './route.ts'

/** Takes one call from the caller's budget and tells what is left; with the budget used up the request ends here. */
export async function consumeRateLimit(
  limiter: RateLimiter | undefined,
  budget: Budget,
  caller: string,
): Promise<Record<string, string>> {
  if (!limiter || budget === 'unlimited') return {}
  const state = await limiter.consume(budget, caller)
  if (state.allowed) return limitHeaders(budget, state)
  const seconds = Math.max(1, Math.ceil(state.resetsInMs / 1000))
  throw new HttpError(429, 'rate_limited', `Das waren zu viele Anfragen. Versuch es ${germanWait(seconds)} wieder.`, {
    'Retry-After': String(seconds),
    ...limitHeaders(budget, state),
  })
}

/** The header fields of draft-ietf-httpapi-ratelimit-headers. */
const limitHeaders = (
  budget: Budget,
  { remaining, resetsInMs, limit, windowSeconds }: RateLimitState,
): Record<string, string> => ({
  RateLimit: `"${budget}";r=${remaining};t=${Math.ceil(resetsInMs / 1000)}`,
  'RateLimit-Policy': `"${budget}";q=${limit};w=${windowSeconds}`,
})
