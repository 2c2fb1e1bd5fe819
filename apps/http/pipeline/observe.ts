import { randomUUID } from 'node:crypto'
import type { Middleware } from 'koa'
import type { Logger } from 'pino'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { watchLongestStop } from '../../longest-stop.ts'

const SANE_ID = /^[A-Za-z0-9._~-]{8,128}$/

/** As nginx writes it: the caller left before the answer. */
const CALLER_LEFT = 499

/** Gives each request an id and a logger that bears it, and notes how it ended: never a query, a body or a token. */
export const observeRequests =
  (log: Logger, metrics: HttpMetrics, withinRequest: WithinRequest): Middleware =>
  async (ctx, next) => {
    const given = ctx.get('X-Request-Id')
    const requestId = SANE_ID.test(given) ? given : randomUUID()
    const began = performance.now()
    ctx.state['requestId'] = requestId
    ctx.state['log'] = log.child({ request_id: requestId })
    ctx.set('X-Request-Id', requestId)
    // Before the work: a caller who leaves while it is done closes the answer, and that event comes only once.
    ctx.res.once('close', () => {
      const status = ctx.res.writableFinished ? ctx.status : CALLER_LEFT
      const route = (ctx.state['route'] as string | undefined) ?? 'unmatched'
      const seconds = (performance.now() - began) / 1000
      metrics.duration.observe({ method: ctx.method, route, status }, seconds)
      ;(ctx.state['log'] as Logger).info(
        { method: ctx.method, route, status, ms: Math.round(seconds * 1e4) / 10 },
        'request',
      )
    })
    await withinRequest(requestId, next)
  }

/** Runs the work of a request, so that what it notes elsewhere in the log bears its id. */
export type WithinRequest = <T>(requestId: string, work: () => Promise<T>) => Promise<T>

export interface HttpMetrics {
  registry: Registry
  duration: Histogram<'method' | 'route' | 'status'>
}

/** @param workerStop the longest stop of the process that works beside this one since it was last asked for */
export function makeMetrics(workerStop?: () => number): HttpMetrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'hofkern_http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  observeStops(registry, 'hofkern_event_loop', 'this process answered nobody', watchLongestStop())
  if (workerStop)
    observeStops(registry, 'hofkern_worker_event_loop', 'the process that works on files stood still', workerStop)
  return { registry, duration }
}

function observeStops(registry: Registry, name: string, what: string, longestStop: () => number): void {
  registry.registerMetric(
    new Gauge({
      name: `${name}_longest_stop_seconds`,
      help: `Longest time that ${what}, since the last scrape`,
      registers: [],
      collect() {
        this.set(longestStop())
      },
    }),
  )
}
