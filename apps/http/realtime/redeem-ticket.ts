import type { Middleware } from 'koa'
import type { Access } from '../../../core/access/index.ts'
import { callerOf, invalidToken, type BearerCheck } from '../pipeline/authenticate.ts'
import { consumeRateLimit } from '../pipeline/rate-limits.ts'

/** Lets a request with a ticket go on as one with the token of the session that asked for it. */
export const redeemTicket =
  (access: Pick<Access, 'redeemRealtimeTicket'>, check: BearerCheck): Middleware =>
  async (ctx, next) => {
    const { ticket, last_event_id: lastEventId } = ctx.query
    if (typeof lastEventId === 'string' && ctx.get('Last-Event-ID') === '')
      ctx.req.headers['last-event-id'] = lastEventId
    if (typeof ticket === 'string') {
      const token = await access.redeemRealtimeTicket(ticket)
      if (token === undefined) {
        await consumeRateLimit(check.rateLimiter, 'general', callerOf(undefined, ctx))
        throw invalidToken(check, [])
      }
      ctx.req.headers.authorization = `Bearer ${token}`
    }
    return next()
  }
