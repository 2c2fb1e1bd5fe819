import cors from '@koa/cors'
import type { Middleware } from 'koa'

/** What pages of other origins may send and read; credentials come as headers, never as cookies. */
export const crossOrigin = (): Middleware =>
  cors({
    origin: '*',
    maxAge: 600,
    keepHeadersOnError: true,
    allowHeaders: [
      'Authorization',
      'Content-Type',
      'If-Match',
      'Idempotency-Key',
      'X-Timezone',
      'X-Request-Id',
      'Last-Event-ID',
      'MCP-Protocol-Version',
      'Mcp-Method',
      'Mcp-Name',
    ],
    exposeHeaders: [
      'ETag',
      'Location',
      'Content-Disposition',
      'X-Request-Id',
      'Retry-After',
      'RateLimit',
      'RateLimit-Policy',
      'Idempotency-Replayed',
      'WWW-Authenticate',
    ],
  })

/** Nothing is taken for what its type does not say. */
export const asTyped: Middleware = (ctx, next) => {
  ctx.set('X-Content-Type-Options', 'nosniff')
  return next()
}
