import type { Middleware } from 'koa'
import type { AuthorizationServer } from './authorization-server.ts'
import { consumeRateLimit } from '../pipeline/rate-limits.ts'
import type { RateLimiter } from '../../../core/shared/ports/rate-limiter.ts'

/**
 * Makes the middleware that lets the authorization server answer; `path` is below its issuer and by default that of the
 * request.
 */
export type ServeProvider = (path?: string) => Middleware

export const makeServeProvider =
  (server: AuthorizationServer, rateLimiter: RateLimiter | undefined): ServeProvider =>
  (path) =>
  async (ctx) => {
    ctx.set(await consumeRateLimit(rateLimiter, 'general', `address:${ctx.ip}`))
    ctx.respond = false
    await server.handle(ctx.req, ctx.res, path ?? ctx.url.slice('/oauth'.length))
  }

/** What the authorization server answers itself, by method. */
export const PROVIDER_PATHS: readonly ['get' | 'post', string][] = [
  ['get', '/oauth/authorize'],
  ['post', '/oauth/authorize'],
  ['get', '/oauth/authorize/:uid'],
  ['post', '/oauth/token'],
  ['get', '/oauth/jwks'],
  ['get', '/oauth/userinfo'],
  ['post', '/oauth/userinfo'],
  ['post', '/oauth/revoke'],
]
