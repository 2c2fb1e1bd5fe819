import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'koa'
import type { RateLimiter } from '../../../core/shared/ports/rate-limiter.ts'
import { callerOf } from './authenticate.ts'
import { HttpError } from './http-error.ts'
import { consumeRateLimit } from './rate-limits.ts'

interface ServiceKeyCheck {
  /** Each of them counts, so that one can take the place of another without a gap. */
  serviceKeys: readonly string[]
  rateLimiter: RateLimiter | undefined
}

/** Ends the request unless it bears a service key; one that fails counts against its address. */
export async function demandServiceKey({ serviceKeys, rateLimiter }: ServiceKeyCheck, ctx: Context): Promise<void> {
  const given = ctx.get('X-Service-Key')
  if (given !== '' && isOneOf(given, serviceKeys)) return
  await consumeRateLimit(rateLimiter, 'general', callerOf(undefined, ctx))
  throw given === ''
    ? new HttpError(401, 'not_authenticated', 'Hier braucht es den Schlüssel eines Dienstes (X-Service-Key).', {
        'WWW-Authenticate': 'ServiceKey',
      })
    : new HttpError(403, 'invalid_service_key', 'Dieser Schlüssel eines Dienstes gilt nicht.')
}

/** In a time that says nothing of the keys: of equal length by their digests, and each of them is compared. */
function isOneOf(given: string, keys: readonly string[]): boolean {
  const digest = digestOf(given)
  let found = false
  for (const key of keys) if (timingSafeEqual(digestOf(key), digest)) found = true
  return found
}

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest()
