import type { Middleware } from 'koa'
import type { Access } from '../../../core/access/index.ts'
import type { RateLimiter } from '../../../core/shared/ports/rate-limiter.ts'
import { PageFault } from '../pages/page-faults.ts'
import { readFields } from '../pages/form.ts'
import { seeOther } from '../pages/see-other.ts'
import { consumeRateLimit } from '../pipeline/rate-limits.ts'
import type { AuthorizationServer } from './authorization-server.ts'

/**
 * Makes the middleware that lets the authorization server answer; `path` is below its issuer and by default that of the
 * request.
 */
export type ServeProvider = (path?: string) => Middleware

export const makeServeProvider =
  (server: AuthorizationServer, rateLimiter: RateLimiter | undefined): ServeProvider =>
  (path) =>
  async (ctx) => {
    const caller = `address:${ctx.ip}`
    const exchanges = ctx.path === '/oauth/token'
    ctx.set(await consumeRateLimit(rateLimiter, 'general', caller))
    ctx.respond = false
    await server.handle(ctx.req, ctx.res, path ?? ctx.url.slice('/oauth'.length))
    // Many people's agents refresh from few addresses, each time with a token that works once.
    if (exchanges && ctx.res.statusCode === 200) await rateLimiter?.giveBack('general', caller)
  }

/**
 * An authorization request in a form (OpenID Connect Core §3.1.2.1) becomes one in an address: what comes from another
 * site by POST arrives without the cookies of the person, and would sign them out.
 */
export const authorizeByForm: Middleware = async (ctx) => {
  const fields = await readFields(ctx)
  const query = new URLSearchParams(ctx.querystring)
  for (const [name, value] of fields) query.append(name, value)
  const address = `/oauth/authorize?${query}`
  if (address.length > LONGEST_ADDRESS) throw new PageFault('bad_request')
  seeOther(ctx, address)
}

const LONGEST_ADDRESS = 8000

/** Ends the way of a client that the operator keeps out. */
export const refuseBlocked =
  ({ isClientBlocked }: Pick<Access, 'isClientBlocked'>): Middleware =>
  async (ctx, next) => {
    if (await isClientBlocked(new URLSearchParams(ctx.querystring).get('client_id') ?? ''))
      throw new PageFault('blocked_client')
    await next()
  }

/** What the authorization server answers itself, by method. */
export const PROVIDER_PATHS: readonly ['get' | 'post', string][] = [
  ['get', '/oauth/authorize/:uid'],
  ['post', '/oauth/token'],
  ['get', '/oauth/jwks'],
  ['get', '/oauth/userinfo'],
  ['post', '/oauth/userinfo'],
  ['post', '/oauth/revoke'],
]
